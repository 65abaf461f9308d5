import type { ItemRef } from '@softbox/config/catalog';
import { openDialog } from './dialogs.ts';
import { useSession } from './session.tsx';

/** Buy Now: does nothing while it is not known who asks; whoever is signed out signs in first, or goes on as a guest. */
export function useBuy(): (item: ItemRef | 'cart', options: { guestOption: boolean }) => void {
  const { session } = useSession();
  return (item, { guestOption }) => {
    const checkout = { kind: 'checkout', item } as const;
    if (session.status === 'signed-in') openDialog(checkout);
    if (session.status === 'signed-out') openDialog({ kind: 'auth', guestOption, next: checkout });
  };
}
