import { type ComponentType, useEffect, useState } from 'react';
import { closeDialog, continueAfterAuth, type DialogOf, reopenDialog, useOpenDialog } from '../lib/dialogs.ts';
import { useTranslate } from '../lib/i18n.tsx';
import { useSession } from '../lib/session.tsx';
import { toast } from '../lib/toast.tsx';
import { usePutInCart } from '../lib/use-add-to-cart.ts';

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

  useIntention(session.status);

  return isNeeded && Dialog ? <Dialog request={isAsked ? dialog : null} /> : null;
}

/**
 * However somebody came to be signed in, by the form, in another tab or before a reload: what was wanted here happens
 * now. Only the change counts: whoever is asked to sign in again is signed out a moment later.
 */
function useIntention(status: 'loading' | 'signed-in' | 'signed-out'): void {
  const { put } = usePutInCart();
  useEffect(() => {
    if (status === 'loading') return;
    reopenDialog();
    if (status !== 'signed-in') return;
    const act = continueAfterAuth();
    if (act) void put(act);
  }, [status]);
}
