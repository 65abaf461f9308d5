import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AlertDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TemplateForm } from './template-form.tsx';

interface EditorProps {
  /** Null for a new template. */
  id: number | null;
  onClose: () => void;
}

/** Default export: it is loaded when it is opened. */
export default function TemplateEditor({ id, onClose }: EditorProps) {
  const translate = useTranslate();
  const [isDirty, setDirty] = useState(false);
  /** How many pictures are being sent, and whether it is being saved. */
  const [busy, setBusy] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const template = trpc.admin.template.useQuery(
    { id: id ?? 0 },
    // A form begins with what is true now, and keeps what is typed from then on.
    { enabled: id !== null, gcTime: 0, refetchOnReconnect: false },
  );
  const close = () => (isDirty ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      title={translate(id === null ? 'admin.catalogue.addTitle' : 'admin.catalogue.editTitle')}
      closeLabel={translate('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" form="template" busy={busy > 0}>
            {translate('admin.catalogue.save')}
          </Button>
        </>
      }
    >
      {id !== null && template.isPending && <Skeleton className="h-128 rounded-lg" />}
      {template.isError && <LoadFailure error={template.error} onRetry={() => void template.refetch()} />}
      {(id === null || template.data) && (
        <TemplateForm
          template={template.data ?? null}
          onDirty={() => setDirty(true)}
          onBusy={(isBusy) => setBusy((count) => count + (isBusy ? 1 : -1))}
          onSaved={onClose}
        />
      )}
      <AlertDialog
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={translate('admin.catalogue.unsaved')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {translate('admin.catalogue.discard')}
            </Button>
            <Button onClick={() => setLeaving(false)}>{translate('admin.catalogue.keepEditing')}</Button>
          </>
        }
      >
        {translate('admin.catalogue.unsavedText')}
      </AlertDialog>
    </Dialog>
  );
}
