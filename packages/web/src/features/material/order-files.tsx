import { apiPaths } from '@softbox/config/paths';
import { FileRow } from '../../lib/file-row.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FileDrop } from './file-drop.tsx';
import { FileList } from './file-list.tsx';
import type { Order } from './order-material.tsx';
import { type OfOrder, useReceivers } from './receiver.ts';
import { RemoveButton } from './remove-button.tsx';
import { sendFiles } from './send-files.ts';
import { useTellNotRemoved } from './use-tell-not-removed.ts';

interface OrderFilesProps {
  order: Order;
  ofOrder: OfOrder;
  onChange: (order: Order) => void;
}

export function OrderFiles({ order: { id: place, files, materialOpen }, ofOrder, onChange }: OrderFilesProps) {
  const translate = useTranslate();
  const { forOrder } = useReceivers();
  const removal = trpc.orders.removeFile.useMutation({
    onSuccess: onChange,
    onError: useTellNotRemoved(),
  });
  return (
    <div className="flex flex-col gap-3">
      {materialOpen && <FileDrop onFiles={(chosen) => sendFiles(chosen, forOrder(ofOrder), files)} />}
      <FileList place={place}>
        {files.map(({ id, name, bytes, kind, hasPreview }) => (
          <FileRow
            key={id}
            name={name}
            bytes={bytes}
            kind={kind}
            href={apiPaths.file(id, ofOrder.key)}
            preview={hasPreview ? apiPaths.filePreview(id, ofOrder.key) : null}
            actions={
              materialOpen && (
                <RemoveButton
                  name={name}
                  disabled={removal.isPending}
                  onRemove={() => removal.mutate({ ...ofOrder, fileId: id })}
                />
              )
            }
          />
        ))}
      </FileList>
      {!materialOpen && files.length === 0 && <p className="text-muted text-sm">{translate('material.none')}</p>}
    </div>
  );
}
