import type { ItemRef } from '@softbox/config/catalog';
import type { ProviderName } from '@softbox/config/countries';
import { useState } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { type DialogOf, openDialog } from '../../lib/dialogs.ts';
import { failureOf } from '../../lib/errors.ts';
import { rememberGuestKey } from '../../lib/guest-keys.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import type { useCustomerForm } from './customer-form.ts';
import type { Material } from './material.ts';
import { createRequestIds } from './request-id.ts';
import type { OrderLine } from './use-order-lines.ts';

interface Basket {
  item: ItemRef | 'cart';
  lines: readonly OrderLine[] | undefined;
  total: number | undefined;
  provider: ProviderName | undefined;
  accepted: DialogOf<'payment'>['accepted'];
}

/** editing -> saving -> the payment dialog. Failing leads back to editing with everything still there. */
export function useCheckout(
  { item, lines, total, provider, accepted }: Basket,
  { form, forget }: ReturnType<typeof useCustomerForm>,
  material: Pick<Material, 'collect' | 'handOver'>,
) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  const { user } = useSession();
  const utils = trpc.useUtils();
  const place = trpc.orders.place.useMutation();
  const [requestIdFor] = useState(createRequestIds);
  const [failure, setFailure] = useState<string | null>(null);
  /** The server's price, where it differs from what was shown. */
  const [newTotal, setNewTotal] = useState<number | null>(null);
  const shownTotal = newTotal ?? total;

  const save = form.handleSubmit(async (filled) => {
    if (!lines || shownTotal === undefined || !provider) return;
    const order = {
      ...filled,
      country: code,
      language,
      items: lines.map(({ itemId, quantity }) => ({ itemId, quantity })),
      fromCart: item === 'cart',
      totalAmount: String(shownTotal),
      orderType: item !== 'cart' && item.kind === 'package' ? ('package' as const) : ('template' as const),
      isGuestOrder: user === null,
      paymentMethod: provider,
    };
    setFailure(null);
    try {
      const sent = { ...order, fileIds: await material.collect() };
      const { orderId, accessKey } = await place.mutateAsync({ ...sent, requestId: requestIdFor(sent) });
      if (accessKey) rememberGuestKey(orderId, accessKey);
      material.handOver({ orderId, ...(accessKey ? { key: accessKey } : {}) });
      forget();
      if (item === 'cart') void utils.cart.list.invalidate();
      void utils.orders.invalidate();
      toast({ title: translate('checkout.saved'), description: translate('checkout.savedText') });
      openDialog({ kind: 'payment', orderId, provider, accepted, ...(accessKey ? { accessKey } : {}) });
    } catch (error) {
      fail(error);
    }
  }, complain);

  function fail(error: unknown) {
    const failed = failureOf(error);
    if (failed.code === 'PRICE_CHANGED') {
      setNewTotal(Number(failed.params.totalAmount));
      void utils.catalog.invalidate();
      void utils.cart.list.invalidate();
      return;
    }
    form.showFailure(failed);
    const description = failed.offline ? translate('checkout.saveOffline') : failed.message;
    setFailure(description);
    toast({ title: translate('checkout.saveFailed'), description, variant: 'destructive' });
  }

  /** The toasts of the specification; beside them every field says what it lacks. */
  function complain() {
    const { customerName, customerEmail, customerPhone, agreements } = form.getValues();
    const about = [customerName, customerEmail, customerPhone].some((value) => !value?.trim())
      ? 'required'
      : !(agreements.purchase && agreements.privacy) && 'agreement';
    if (!about) return;
    toast({
      title: translate(`checkout.${about}.title`),
      description: translate(`checkout.${about}.text`),
      variant: 'destructive',
    });
  }

  return { save, saving: place.isPending, failure, newTotal, total: shownTotal };
}
