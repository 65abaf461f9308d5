import type { ItemRef } from '@softbox/config/catalog';
import type { Currency, ProviderName } from '@softbox/config/countries';
import { TAB_KEYS } from '@softbox/config/storage-keys';
import { createStore } from './store.ts';
import { tabStorage } from './tab-storage.ts';

export type AuthView = 'login' | 'register' | 'forgot';

/** An act that had to wait for signing in. Plain data, like everything here: it must survive a reload. */
export interface AddToCart {
  kind: 'add-to-cart';
  id: number;
  title: string;
}

/** A charge in another currency than the order's, as the customer has seen it and agreed to it. */
interface AcceptedCharge {
  amount: string;
  currency: Currency;
}

type Dialog =
  | { kind: 'cart' }
  | { kind: 'change-password' }
  | { kind: 'purchase-method'; item: ItemRef }
  | { kind: 'checkout'; item: ItemRef | 'cart' }
  /** Pays an order that is saved already; with `provider` it starts at once. `accessKey` is a guest's. */
  | {
      kind: 'payment';
      orderId: string;
      accessKey?: string;
      provider?: ProviderName;
      accepted?: AcceptedCharge | undefined;
    };

/** `next` is what the visitor wanted before signing in was asked for: another dialog, or an act. */
export type DialogRequest =
  | Dialog
  | { kind: 'auth'; view?: AuthView; guestOption?: boolean; next?: Dialog | AddToCart };

export type DialogOf<K extends DialogRequest['kind']> = Extract<DialogRequest, { kind: K }>;

const open = createStore<DialogRequest | null>(null);

/** Features open each other's dialogs by name; routes/open-dialog.tsx renders the one that is open. */
export function openDialog(dialog: DialogRequest): void {
  tabStorage.set(TAB_KEYS.openDialog, JSON.stringify({ path: location.pathname, dialog: asReopened(dialog) }));
  open.set(dialog);
}

export function closeDialog(): void {
  tabStorage.remove(TAB_KEYS.openDialog);
  open.set(null);
}

export const isDialogOpen = () => open.get() !== null;

export const useOpenDialog = () => open.use();

/** Nothing is paid because a page was loaded: the customer starts it again. */
function asReopened(dialog: DialogRequest): DialogRequest {
  if (dialog.kind !== 'payment') return dialog;
  const { provider, ...paidByHand } = dialog;
  return paidByHand;
}

const isReloadOrReturn = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'reload' || entry.type === 'back_forward'));

/** After a reload, or on the way back from a provider's page: what was open on this page is open again. */
export function reopenDialog(): void {
  const kept = tabStorage.get(TAB_KEYS.openDialog);
  if (!kept || open.get()) return;
  tabStorage.remove(TAB_KEYS.openDialog);
  if (!isReloadOrReturn()) return;
  const { path, dialog } = JSON.parse(kept) as { path: string; dialog: DialogRequest }; // written by openDialog
  if (path === location.pathname) openDialog(dialog);
}

/** After signing in, or choosing to buy as a guest: opens the dialog that was intended, or answers the act that was. */
export function continueAfterAuth(): AddToCart | null {
  const dialog = open.get();
  if (dialog?.kind !== 'auth') return null;
  const { next } = dialog;
  if (next && next.kind !== 'add-to-cart') {
    openDialog(next);
    return null;
  }
  closeDialog();
  return next ?? null;
}
