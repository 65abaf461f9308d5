import { openDialog } from './dialogs.ts';
import { failureText } from './failure-text.ts';
import { useTranslate } from './i18n.tsx';
import { useSession } from './session.tsx';
import { toast } from './toast.tsx';
import { trpc } from './trpc.ts';

interface Wanted {
  id: number;
  title: string;
}

export function usePutInCart() {
  const translate = useTranslate();
  const { cart } = trpc.useUtils();
  const add = trpc.cart.add.useMutation();

  async function put({ id, title }: Wanted) {
    try {
      const changed = await add.mutateAsync({ templateId: id });
      // A list asked for before this would overwrite it.
      await cart.list.cancel();
      cart.list.setData(undefined, changed);
      toast({ title: translate('common.success'), description: translate('cart.added', { title }) });
    } catch (error) {
      const description = failureText(error, translate);
      toast({ title: translate('cart.addFailed'), description, variant: 'destructive' });
    }
  }

  return { busy: add.isPending, put };
}

/** Add to Cart: does nothing while it is not known who asks; signed out, it happens after signing in. */
export function useAddToCart(): { busy: boolean; addToCart: (template: Wanted) => void } {
  const { session } = useSession();
  const { busy, put } = usePutInCart();
  return {
    busy,
    addToCart: ({ id, title }) => {
      if (session.status === 'signed-in') void put({ id, title });
      if (session.status === 'signed-out') openDialog({ kind: 'auth', next: { kind: 'add-to-cart', id, title } });
    },
  };
}
