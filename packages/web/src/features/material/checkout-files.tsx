import { apiPaths } from '@softbox/config/paths';
import { X } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from './file-drop.tsx';
import { FileRow } from './file-row.tsx';
import { SendingRow } from './sending-row.tsx';
import { sendFiles, useSendings } from './upload-store.ts';

/** Material for an order that does not exist yet: it waits at the server, and a reload finds it again. */
export function CheckoutFiles() {
  const translate = useTranslate();
  const { client, files } = trpc.useUtils();
  const waiting = trpc.files.list.useQuery();
  const sendings = useSendings();
  const receiver = {
    client,
    translate,
    finish: async (fileId: string) => {
      await client.files.finish.mutate({ fileId });
      await files.list.invalidate();
    },
  };
  const remove = async (fileId: string) => {
    files.list.setData(undefined, (before) => before?.filter(({ id }) => id !== fileId));
    await client.files.remove.mutate({ fileId }).catch(() => null);
    await files.list.invalidate();
  };
  const arrived = waiting.data?.filter(
    ({ kind, name }) => kind !== null || !sendings.some((sending) => sending.name === name),
  );
  return (
    <section className="flex flex-col gap-3">
      <header>
        <h3 className="font-semibold">{translate('material.files')}</h3>
        <p className="text-muted text-sm">{translate('material.checkoutHint')}</p>
      </header>
      <FileDrop onFiles={(chosen) => sendFiles(chosen, receiver)} />
      <ul aria-label={translate('material.files')} className="divide-y divide-line">
        {arrived?.map(({ id, name, bytes, kind, hasPreview }) => (
          <FileRow
            key={id}
            name={name}
            bytes={bytes}
            isDocument={kind === 'pdf'}
            preview={hasPreview ? apiPaths.filePreview(id) : null}
            note={kind === null ? translate('material.unfinished') : undefined}
            actions={
              <Button
                variant="ghost"
                size="icon"
                aria-label={translate('material.remove', { name })}
                onClick={() => void remove(id)}
              >
                <X aria-hidden className="size-4.5" />
              </Button>
            }
          />
        ))}
        {sendings.map((sending) => (
          <SendingRow key={sending.key} sending={sending} />
        ))}
      </ul>
    </section>
  );
}
