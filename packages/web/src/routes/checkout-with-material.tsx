import { CheckoutDialog } from '../features/checkout/checkout-dialog.tsx';
import type { Material } from '../features/checkout/material.ts';
import { CheckoutMaterial } from '../features/material/checkout-material.tsx';
import { useCheckoutFiles } from '../features/material/use-checkout-files.ts';
import type { DialogOf } from '../lib/dialogs.ts';
import { useTranslate } from '../lib/i18n.tsx';

/** Two rooms in one dialog: the order, and the material that goes with it. */
export default function CheckoutWithMaterial({ dialog }: { dialog: DialogOf<'checkout'> }) {
  const translate = useTranslate();
  const { underWay, collect, handOver } = useCheckoutFiles();
  const material: Material = {
    fields: ({ register, formState }) => <CheckoutMaterial register={register} errors={formState.errors} />,
    waitFor: underWay > 0 ? translate('material.waitFor', { count: underWay }) : null,
    collect,
    handOver,
  };
  return <CheckoutDialog dialog={dialog} material={material} />;
}
