import { apiPaths } from '@softbox/config/paths';
import { FileRow } from '../../lib/file-row.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Part } from './facts.tsx';
import type { OrderDetail } from './order-detail.ts';

/** What the customer has handed in; a click saves it. */
export function OrderFiles({ files }: Pick<OrderDetail, 'files'>) {
  const translate = useTranslate();
  if (files.length === 0) return null;
  return (
    <Part title={translate('admin.orders.files')} className="xl:col-span-2">
      <ul className="grid gap-x-10 text-sm sm:grid-cols-2">
        {files.map(({ id, name, bytes, kind, hasPreview }) => (
          <FileRow
            key={id}
            name={name}
            bytes={bytes}
            kind={kind}
            href={apiPaths.file(id)}
            preview={hasPreview ? apiPaths.filePreview(id) : null}
          />
        ))}
      </ul>
    </Part>
  );
}
