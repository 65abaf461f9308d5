import type { OrderFilters } from '@softbox/config/inputs/admin';
import { apiPaths } from '@softbox/config/paths';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ExportDataDialog } from '../../lib/export-data-dialog.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { ProofField } from './proof-field.tsx';

export function ExportButton({ filters }: { filters: OrderFilters }) {
  const translate = useTranslate();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('orders.export')) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Download aria-hidden className="size-4" />
        {translate('admin.desk.export.open')}
      </Button>
      {isOpen && (
        <ExportDataDialog
          title={translate('admin.desk.export.title')}
          text={translate('admin.desk.export.text')}
          Proof={ProofField}
          path={apiPaths.ordersExport}
          about={filters}
          fileName="orders.csv"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
