import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from './export-button.tsx';
import { OrderFilterFields } from './order-filter-fields.tsx';
import { useOrderFilters } from './order-filters.ts';
import { SearchField } from './search-field.tsx';

export function OrderFilterBar() {
  const translate = useTranslate();
  const { filters, change, clear } = useOrderFilters();
  const { search = '', ...others } = filters;
  const count = Object.keys(others).length;
  const [isOpen, setOpen] = useState(count > 0);
  const fieldsId = useId();
  return (
    <div className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField
          label={translate('admin.desk.search')}
          hint={translate('admin.desk.searchHint')}
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <Button variant="secondary" aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {translate('admin.desk.filters')}
          {count > 0 && <span className="tabular-nums">({count})</span>}
        </Button>
        <ExportButton filters={filters} />
      </div>
      <div id={fieldsId} hidden={!isOpen} className="flex flex-col gap-3">
        {filters.member && <p className="text-muted text-sm">{translate('admin.members.onlyTheirs')}</p>}
        <OrderFilterFields filters={filters} onChange={change} />
        {count > 0 && (
          <Button variant="ghost" size="sm" className="self-start" onClick={clear}>
            {translate('admin.desk.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
