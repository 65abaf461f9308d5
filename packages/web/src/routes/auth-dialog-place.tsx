import { type ComponentType, useEffect, useState } from 'react';
import { closeDialog, type DialogOf, useOpenDialog } from '../lib/dialogs.ts';
import { useTranslate } from '../lib/i18n.tsx';
import { useSession } from '../lib/session.tsx';
import { toast } from '../lib/toast.tsx';

type AuthDialog = ComponentType<{ request: DialogOf<'auth'> | null }>;

/** Signing in must be one click away: its code is fetched as soon as nobody turns out to be signed in. */
export function AuthDialogPlace() {
  const translate = useTranslate();
  const { session } = useSession();
  const dialog = useOpenDialog();
  const [Dialog, setDialog] = useState<AuthDialog>();
  const isNeeded = session.status === 'signed-out';
  const isAsked = dialog?.kind === 'auth';

  useEffect(() => {
    if (!isNeeded || Dialog) return;
    import('../features/auth/auth-dialog.tsx').then(
      ({ AuthDialog }) => setDialog(() => AuthDialog),
      () => {
        // Fetched ahead of time nobody misses it yet; the next request tries again.
        if (!isAsked) return;
        closeDialog();
        const description = translate('common.failure.network');
        toast({ title: translate('common.failure.title'), description, variant: 'destructive' });
      },
    );
  }, [isNeeded, isAsked, Dialog, translate]);

  return isNeeded && Dialog ? <Dialog request={isAsked ? dialog : null} /> : null;
}
