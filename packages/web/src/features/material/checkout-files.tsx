import { apiPaths } from '@softbox/config/paths';
import { FileRow } from '../../lib/file-row.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { FileDrop } from './file-drop.tsx';
import { FileList } from './file-list.tsx';
import { useReceivers } from './receiver.ts';
import { RemoveButton } from './remove-button.tsx';
import { sendFiles } from './send-files.ts';
import { CHECKOUT, useSendings } from './sendings.ts';
import { useTellNotRemoved } from './use-tell-not-removed.ts';

/** Files for an order that does not exist yet: they wait at the server, and a reload finds them again. */
export function CheckoutFiles() {
  const translate = useTranslate();
  const { client, files } = trpc.useUtils();
  const { checkout } = useReceivers();
  const tellNotRemoved = useTellNotRemoved();
  const { data: present = [] } = trpc.files.list.useQuery();
  const sendings = useSendings(CHECKOUT);
  const remove = async (fileId: string) => {
    files.list.setData(undefined, (before) => before?.filter(({ id }) => id !== fileId));
    await client.files.remove.mutate({ fileId }).catch(tellNotRemoved);
    await files.list.invalidate();
  };
  // One that is on its way has a row already.
  const shown = present.filter(({ kind, name }) => kind !== null || !sendings.some((sending) => sending.name === name));
  return (
    <div className="flex flex-col gap-3">
      <FileDrop onFiles={(chosen) => sendFiles(chosen, checkout, present)} />
      <FileList place={CHECKOUT}>
        {shown.map(({ id, name, bytes, kind, hasPreview }) => (
          <FileRow
            key={id}
            name={name}
            bytes={bytes}
            kind={kind}
            preview={hasPreview ? apiPaths.filePreview(id) : null}
            note={kind === null ? translate('material.unfinished') : undefined}
            actions={<RemoveButton name={name} onRemove={() => void remove(id)} />}
          />
        ))}
      </FileList>
    </div>
  );
}
