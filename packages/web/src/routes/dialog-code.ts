import type { ComponentType } from 'react';
import { closeDialog, type DialogOf, type DialogRequest, isDialogOpen } from '../lib/dialogs.ts';
import { useTranslate } from '../lib/i18n.tsx';
import { toast } from '../lib/toast.tsx';
import { useCode } from '../lib/use-code.ts';
import { useWords } from '../lib/use-words.ts';
import { withApi } from '../lib/with-api.tsx';

type Kind = DialogRequest['kind'];

export const DIALOG_CODE: {
  [K in Exclude<Kind, 'auth'>]: () => Promise<ComponentType<{ dialog: DialogOf<K> }>>;
} & { auth: () => Promise<ComponentType<{ request: DialogOf<'auth'> | null }>> } = {
  auth: withApi(async () => (await import('../features/auth/auth-dialog.tsx')).AuthDialog),
  cart: withApi(async () => (await import('../features/cart/cart-drawer.tsx')).CartDrawer),
  'change-password': withApi(
    async () => (await import('../features/auth/change-password-dialog.tsx')).ChangePasswordDialog,
  ),
  'purchase-method': withApi(async () => (await import('../features/checkout/purchase-dialog.tsx')).PurchaseDialog),
  checkout: withApi(async () => (await import('./checkout-with-material.tsx')).default),
  payment: withApi(async () => (await import('../features/checkout/payment-dialog.tsx')).PaymentDialog),
};

const isKind = (text: string | undefined): text is Kind => text !== undefined && text in DIALOG_CODE;

/** Whoever points at a button that opens a dialog will probably press it: `data-dialog` names which. */
export function fetchAhead({ target }: Event): void {
  const hinting = target instanceof Element ? target.closest<HTMLElement>('[data-dialog]') : null;
  const kind = hinting?.dataset.dialog;
  // Nobody misses it yet: opening the dialog tries again and says so where it fails.
  if (isKind(kind)) DIALOG_CODE[kind]().catch(() => undefined);
}

/**
 * Fetches what draws a dialog, with its words and its way to the API: no public page has either. Without a connection
 * the dialog is given up, in words.
 */
export function useDialogCode<Code>(isNeeded: boolean, load: () => Promise<Code>): Code | undefined {
  const translate = useTranslate();
  const giveUp = () => {
    // Said once, where both are missing.
    if (!isDialogOpen()) return;
    closeDialog();
    const description = translate('common.failure.network');
    toast({ title: translate('common.failure.title'), description, variant: 'destructive' });
  };
  const hasWords = useWords(isNeeded, 'account', giveUp);
  const code = useCode(isNeeded, load, giveUp);
  return hasWords ? code : undefined;
}
