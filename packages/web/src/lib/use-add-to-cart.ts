import { useState } from 'react';
import { openDialog } from './dialogs.ts';
import { useLanguage, useTranslate } from './i18n.tsx';
import { useSession } from './session.tsx';
import { toast } from './toast.tsx';
import { loadWords } from './words.ts';

interface Wanted {
  id: number;
  title: string;
}

export function usePutInCart() {
  const translate = useTranslate();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const fail = (title: string, description: string) => toast({ title, description, variant: 'destructive' });

  async function put({ id, title }: Wanted) {
    setBusy(true);
    try {
      const [{ putInCart }] = await Promise.all([import('./put-in-cart.ts'), loadWords(language, ['account'])]);
      const failure = await putInCart(id, translate);
      if (failure) fail(translate('cart.addFailed'), failure);
      else toast({ title: translate('common.success'), description: translate('cart.added', { title }) });
    } catch {
      fail(translate('common.failure.title'), translate('common.failure.network'));
    } finally {
      setBusy(false);
    }
  }

  return { busy, put };
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
