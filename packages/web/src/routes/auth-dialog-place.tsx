import { useEffect } from 'react';
import { continueAfterAuth, reopenDialog, useOpenDialog } from '../lib/dialogs.ts';
import { useSession } from '../lib/session.tsx';
import { usePutInCart } from '../lib/use-add-to-cart.ts';
import { Progress } from '../ui/progress.tsx';
import { DIALOG_CODE, useDialogCode } from './dialog-code.ts';

/** Mounted while nobody is signed in, from the first time on that it was asked for: what was typed stays. */
export function AuthDialogPlace() {
  const { session } = useSession();
  const dialog = useOpenDialog();
  const request = dialog?.kind === 'auth' ? dialog : null;
  const isNeeded = session.status === 'signed-out';
  const Dialog = useDialogCode(isNeeded && request !== null, DIALOG_CODE.auth);
  useIntention(session.status);
  if (!isNeeded) return null;
  return Dialog ? <Dialog request={request} /> : request && <Progress />;
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
