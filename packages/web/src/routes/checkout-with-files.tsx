import { CheckoutDialog } from '../features/checkout/checkout-dialog.tsx';
import { CheckoutFiles } from '../features/material/checkout-files.tsx';
import type { DialogOf } from '../lib/dialogs.ts';

/** Two rooms in one dialog: the order, and the files that go with it. */
export default function CheckoutWithFiles({ dialog }: { dialog: DialogOf<'checkout'> }) {
  return <CheckoutDialog dialog={dialog} files={<CheckoutFiles />} />;
}
