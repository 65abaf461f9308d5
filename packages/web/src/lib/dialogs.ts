import type { ItemRef } from '@softbox/config/catalog';
import type { ProviderName } from '@softbox/config/countries';
import { createStore } from './store.ts';

export type AuthView = 'login' | 'register' | 'forgot';

/** `next` is what the visitor wanted before signing in was asked for: another dialog, or an act. */
export type DialogRequest =
  | { kind: 'auth'; view?: AuthView; guestOption?: boolean; next?: DialogRequest | (() => void) }
  | { kind: 'purchase-method'; item: ItemRef }
  | { kind: 'checkout'; item: ItemRef | 'cart' }
  /** Pays an order that is saved already; with `provider` it starts at once. `accessKey` is a guest's. */
  | { kind: 'payment'; orderId: string; accessKey?: string; provider?: ProviderName };

export type DialogOf<K extends DialogRequest['kind']> = Extract<DialogRequest, { kind: K }>;

const open = createStore<DialogRequest | null>(null);

/** Features open each other's dialogs by name; routes/open-dialog.tsx renders the one that is open. */
export const openDialog = (dialog: DialogRequest) => open.set(dialog);
export const closeDialog = () => open.set(null);
export const useOpenDialog = () => open.use();

/** After signing in, or choosing to buy as a guest: goes on with what was intended. */
export function continueAfterAuth(): void {
  const dialog = open.get();
  const next = dialog?.kind === 'auth' ? dialog.next : undefined;
  open.set(typeof next === 'object' ? next : null);
  if (typeof next === 'function') next();
}
