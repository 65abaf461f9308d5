import type { ItemRef } from '@softbox/config/catalog';
import { openDialog } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.tsx';

/** Signed out, signing in comes first; while it is not known yet, nothing happens. */
export function useBuyNow(): (item: ItemRef) => void {
  const { session } = useSession();
  return (item) => {
    if (session.status === 'loading') return;
    const purchase = { kind: 'purchase-method', item } as const;
    openDialog(session.status === 'signed-in' ? purchase : { kind: 'auth', view: 'login', next: purchase });
  };
}
