import { closeDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** For whoever knows the present password; a forgotten one is replaced through the mail. */
export function ChangePasswordDialog() {
  const translate = useTranslate();
  const { user } = useSession();
  if (!user) return null;
  return (
    <Dialog
      open
      onClose={closeDialog}
      title={translate('auth.change.title')}
      description={translate('auth.change.text')}
      closeLabel={translate('common.close')}
    >
      <div className="pt-1">
        <ChangePasswordForm onDone={closeDialog} />
      </div>
    </Dialog>
  );
}
