import { CreditCard, type LucideIcon, ShoppingBag } from 'lucide-react';
import { closeDialog, type DialogOf } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useAddToCart } from '../../lib/use-add-to-cart.ts';
import { useBuy } from '../../lib/use-buy.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useOrderLines } from './use-order-lines.ts';

/** Buy Now or Add to Cart. A package is bought on its own: the cart holds templates. */
export function PurchaseDialog({ dialog: { item } }: { dialog: DialogOf<'purchase-method'> }) {
  const translate = useTranslate();
  const buy = useBuy();
  const { addToCart } = useAddToCart();
  const title = useOrderLines(item).lines?.[0]?.title ?? '';
  return (
    <Dialog
      open
      size="sheet"
      onClose={closeDialog}
      title={translate('checkout.purchase.title')}
      description={title}
      closeLabel={translate('common.close')}
    >
      <div className="flex flex-col gap-3 pt-1">
        <Choice
          Icon={CreditCard}
          label={translate('checkout.purchase.buyNow')}
          text={translate('checkout.purchase.buyNowText')}
          onClick={() => buy(item, { guestOption: true })}
        />
        {item.kind === 'template' && (
          <Choice
            Icon={ShoppingBag}
            label={translate('checkout.purchase.addToCart')}
            text={translate('checkout.purchase.addToCartText')}
            onClick={() => {
              closeDialog();
              addToCart({ id: item.id, title });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  Icon: LucideIcon;
  label: string;
  text: string;
  onClick: () => void;
}

const Choice = ({ Icon, label, text, onClick }: ChoiceProps) => (
  <button
    type="button"
    onClick={onClick}
    className="flex cursor-pointer items-center gap-4 rounded-lg border border-line-strong p-5 text-left transition-colors hover:border-ink hover:bg-sunken"
  >
    <Icon aria-hidden className="size-6 shrink-0 text-accent" />
    <span>
      <span className="block font-semibold text-lg">{label}</span>
      <span className="block text-muted">{text}</span>
    </span>
  </button>
);
