import { type ComponentType, lazy, Suspense } from 'react';
import { type DialogOf, type DialogRequest, useOpenDialog } from '../lib/dialogs.ts';

type DialogComponents = { [K in DialogRequest['kind']]?: ComponentType<{ dialog: DialogOf<K> }> };

/** Loaded when first opened. The auth dialog has a place of its own: it is there before it is asked for. */
const DIALOGS: DialogComponents = {
  cart: lazy(async () => ({ default: (await import('../features/cart/cart-drawer.tsx')).CartDrawer })),
  'change-password': lazy(async () => ({
    default: (await import('../features/auth/change-password-dialog.tsx')).ChangePasswordDialog,
  })),
  'purchase-method': lazy(async () => ({
    default: (await import('../features/checkout/purchase-dialog.tsx')).PurchaseDialog,
  })),
  checkout: lazy(() => import('./checkout-with-material.tsx')),
  payment: lazy(async () => ({ default: (await import('../features/checkout/payment-dialog.tsx')).PaymentDialog })),
};

/** Renders the dialog that a feature asked for (lib/dialogs.ts). */
export function OpenDialog() {
  const dialog = useOpenDialog();
  if (!dialog) return null;
  const Dialog = DIALOGS[dialog.kind] as ComponentType<{ dialog: DialogRequest }> | undefined; // the kind picks its own component
  return Dialog ? (
    <Suspense fallback={null}>
      <Dialog dialog={dialog} />
    </Suspense>
  ) : null;
}
