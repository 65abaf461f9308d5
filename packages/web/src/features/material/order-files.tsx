import { apiPaths } from '@softbox/config/paths';
import { X } from 'lucide-react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileRow } from './file-row.tsx';
import type { Order } from './order-material.tsx';
import { SendingRow } from './sending-row.tsx';
import { sendFiles, useSendings } from './upload-store.ts';

interface OrderFilesProps {
  order: Order;
  ofOrder: { orderId: string; key?: string };
  onChange: (order: Order) => void;
}

export function OrderFiles({ order, ofOrder, onChange }: OrderFilesProps) {
  const translate = useTranslate();
  const { client } = trpc.useUtils();
  const sendings = useSendings();
  const removal = trpc.orders.removeFile.useMutation({
    onSuccess: onChange,
    onError: (error) =>
      toast({
        title: translate('material.removeFailed'),
        description: failureText(error, translate),
        variant: 'destructive',
      }),
  });
  const receiver = {
    client,
    translate,
    finish: async (fileId: string) => onChange(await client.orders.addFiles.mutate({ ...ofOrder, fileIds: [fileId] })),
  };
  return (
    <div className="flex flex-col gap-3">
      {order.materialOpen && <FileDrop onFiles={(chosen) => sendFiles(chosen, receiver)} />}
      <ul aria-label={translate('material.files')} className="divide-y divide-line">
        {order.files.map(({ id, name, bytes, kind, hasPreview }) => (
          <FileRow
            key={id}
            name={name}
            bytes={bytes}
            isDocument={kind === 'pdf'}
            href={apiPaths.file(id, ofOrder.key)}
            preview={hasPreview ? apiPaths.filePreview(id, ofOrder.key) : null}
            actions={
              order.materialOpen && (
                <Button
                  variant="ghost"
                  size="icon"
                  disabled={removal.isPending}
                  aria-label={translate('material.remove', { name })}
                  onClick={() => removal.mutate({ ...ofOrder, fileId: id })}
                >
                  <X aria-hidden className="size-4.5" />
                </Button>
              )
            }
          />
        ))}
        {sendings.map((sending) => (
          <SendingRow key={sending.key} sending={sending} />
        ))}
      </ul>
      {!order.materialOpen && order.files.length === 0 && (
        <p className="text-muted text-sm">{translate('material.none')}</p>
      )}
    </div>
  );
}
