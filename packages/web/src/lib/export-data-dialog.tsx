import type { OrderFilters } from '@softbox/config/inputs/admin';
import { ExportData } from '@softbox/config/inputs/privacy';
import { useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { askStudio, Refusal } from './ask-studio.ts';
import { useSchemaForm } from './form.ts';
import { useTranslate } from './i18n.tsx';
import type { ProofProps } from './password-proof.tsx';
import { saveAnswer } from './save-answer.ts';
import { toast } from './toast.tsx';

interface ExportDataDialogProps {
  title: string;
  text: string;
  /** What shows that it is them; the studio's people may have to show a code. */
  Proof: ComponentType<ProofProps>;
  path: string;
  /** Whose data it is or which orders, where it is not all of whoever asks. */
  about?: { userId: string } | OrderFilters;
  /** What the file is called where the answer does not say. */
  fileName?: string;
  onClose: () => void;
}

/** People's data as a file, for whoever proves who they are. */
export function ExportDataDialog({
  title,
  text,
  Proof,
  path,
  about,
  fileName = 'softbox-data.zip',
  onClose,
}: ExportDataDialogProps) {
  const translate = useTranslate();
  const { register, handleSubmit, setError, formState } = useSchemaForm(ExportData, {
    defaultValues: { password: '' },
  });
  const save = useMutation({
    mutationFn: async (password: string) => saveAnswer(await askStudio(path, { ...about, password }), fileName),
    onSuccess: () => {
      toast({ title: translate('privacy.export.done') });
      onClose();
    },
    onError: (error) =>
      setError('password', {
        message:
          error instanceof Refusal ? (error.fields.password ?? error.message) : translate('common.failure.network'),
      }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={translate('common.close')}
      footer={
        <Button type="submit" form="export-data" busy={save.isPending}>
          {translate('privacy.export.submit')}
        </Button>
      }
    >
      <form id="export-data" noValidate onSubmit={handleSubmit(({ password }) => save.mutate(password))}>
        <Proof registration={register('password')} error={formState.errors.password?.message} autoFocus />
      </form>
    </Dialog>
  );
}
