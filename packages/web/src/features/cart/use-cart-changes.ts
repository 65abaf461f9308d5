import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { Cart, CartItem } from './cart-item.ts';

/** One after the other: every answer is the whole cart, and the last one must be the newest. */
const scope = { id: 'cart' };

/** Changes show at once and are taken back where the server refuses them. What was removed last can be put back. */
export function useCartChanges() {
  const translate = useTranslate();
  const { cart } = trpc.useUtils();
  /** The line that was put back by the button that is gone now. */
  const [restored, setRestored] = useState<number | null>(null);
  const change = trpc.cart.changeQuantity.useMutation({ scope });
  const remove = trpc.cart.remove.useMutation({ scope });
  const add = trpc.cart.add.useMutation({ scope });

  async function act(show: (items: Cart['items']) => Cart['items'], send: () => Promise<Cart>) {
    await cart.list.cancel();
    cart.list.setData(undefined, (now) => now && { items: show(now.items) });
    try {
      await send();
    } catch (error) {
      const description = failureText(error, translate);
      toast({ title: translate('cart.changeFailed'), description, variant: 'destructive' });
      await cart.list.invalidate();
    }
  }

  function undo(back: CartItem) {
    setRestored(back.templateId);
    void act(
      (items) => [...items, back],
      () => add.mutateAsync({ templateId: back.templateId, quantity: back.quantity }),
    );
  }

  return {
    restored,
    changeQuantity: ({ templateId }: CartItem, quantity: number) =>
      void act(
        (items) => items.map((item) => (item.templateId === templateId ? { ...item, quantity } : item)),
        () => change.mutateAsync({ templateId, quantity }),
      ),
    /** The button that was pressed is gone: whoever pressed it by key finds the focus on what can be done next. */
    remove: (gone: CartItem, byKey: boolean) => {
      setRestored(null);
      const [label, hint] = [translate('cart.undo'), translate('cart.undoHint')];
      toast({
        title: translate('cart.removed', { title: gone.title }),
        action: { label, hint, onSelect: () => undo(gone), focus: byKey },
      });
      void act(
        (items) => items.filter(({ templateId }) => templateId !== gone.templateId),
        () => remove.mutateAsync({ templateId: gone.templateId }),
      );
    },
  };
}
