import { useParams, useSearchParams } from 'react-router';
import { OrderMaterial } from '../features/material/order-material.tsx';
import { OrderPage } from '../features/order/order-page.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { guestKeyOf } from '../lib/guest-keys.ts';
import { useTranslate } from '../lib/i18n.tsx';

/** Private: loaded in the browser. The key of a guest's link must not travel on to other sites. */
export function Component() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const accessKey = query.get('key') ?? guestKeyOf(id);
  return (
    <>
      <PageMeta title={translate('order.page.title')} noIndex />
      <meta name="referrer" content="same-origin" />
      <OrderPage
        orderId={id}
        accessKey={accessKey}
        material={(order) => <OrderMaterial order={order} accessKey={accessKey} />}
      />
    </>
  );
}
