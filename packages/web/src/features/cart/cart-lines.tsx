import { useEffect, useRef } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { useCart } from './use-cart.ts';
import { useCartChanges } from './use-cart-changes.ts';

/** What is in the cart, or why nothing can be shown: the same on its page and beside any other. */
export function CartLines({ cart: { items, error, retry } }: { cart: ReturnType<typeof useCart> }) {
  const translate = useTranslate();
  const { restored, changeQuantity, remove } = useCartChanges();
  const list = useRef<HTMLUListElement>(null);
  const isBack = restored !== null && items?.some(({ templateId }) => templateId === restored);
  useEffect(() => {
    if (isBack) list.current?.querySelector<HTMLElement>(`[data-remove="${restored}"]`)?.focus();
  }, [restored, isBack]);
  if (error)
    return (
      <EmptyState
        title={translate('cart.loadFailed')}
        text={failureText(error, translate)}
        action={<Button onClick={retry}>{translate('common.retry')}</Button>}
      />
    );
  if (!items) return <CartSkeleton label={translate('common.loading')} />;
  if (items.length === 0) return <EmptyCart />;
  return (
    <ul ref={list} aria-label={translate('cart.items')} className="border-line border-t">
      {items.map((item) => (
        <CartLine
          key={item.templateId}
          item={item}
          onQuantity={(quantity) => changeQuantity(item, quantity)}
          onRemove={(byKey) => remove(item, byKey)}
        />
      ))}
    </ul>
  );
}
