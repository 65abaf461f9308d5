import { paths } from '@softbox/config/paths';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyPlinth } from '../../ui/illustrations/empty-plinth.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CartLine } from './cart-line.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useCartChanges } from './use-cart-changes.ts';

export function CartPage() {
  const translate = useTranslate();
  return (
    <div className="container-page min-h-[70dvh] py-10 sm:py-16">
      <h1 className="mb-6 font-semibold text-heading">{translate('cart.title')}</h1>
      <CartContents />
    </div>
  );
}

function CartContents() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { data, error, refetch } = trpc.cart.list.useQuery();
  const items = data?.items;
  const { removed, changeQuantity, remove, undo } = useCartChanges();
  const undoButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the focus goes on to what can be done next.
  useEffect(() => {
    if (removed) undoButton.current?.focus({ preventScroll: true });
  }, [removed]);
  if (error)
    return (
      <EmptyState
        title={translate('cart.loadFailed')}
        text={failureText(error, translate)}
        action={<Button onClick={() => void refetch()}>{translate('common.retry')}</Button>}
      />
    );
  if (!items) return <CartSkeleton label={translate('common.loading')} />;
  return (
    <>
      <div role="status">
        {removed && (
          <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken py-1.5 pr-2 pl-4">
            {translate('cart.removed', { title: removed.title })}
            <Button ref={undoButton} variant="ghost" onClick={() => undo(removed)}>
              <Undo2 aria-hidden className="size-4" />
              {translate('cart.undo')}
            </Button>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          picture={<EmptyPlinth />}
          title={translate('cart.empty')}
          text={translate('cart.emptyText')}
          action={<LinkButton to={paths.templates(code)}>{translate('cart.continueShopping')}</LinkButton>}
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:items-start lg:gap-14">
          <ul aria-label={translate('cart.items')} className="border-line border-t">
            {items.map((item) => (
              <CartLine
                key={item.templateId}
                item={item}
                onQuantity={(quantity) => changeQuantity(item, quantity)}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <CartSummary items={items} />
        </div>
      )}
    </>
  );
}
