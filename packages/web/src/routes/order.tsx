import { Suspense } from 'react';
import { data, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { OrderMaterial } from '../features/material/order-material.tsx';
import { OrderPage } from '../features/order/order-page.tsx';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { failureOf } from '../lib/errors.ts';
import { guestKeyOf } from '../lib/guest-keys.ts';
import { useTranslate } from '../lib/i18n.tsx';
import { routeData } from '../lib/route-data.ts';
import { lazyWithWords } from '../lib/words.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const OwnReviews = lazyWithWords('reviews', () => import('../features/reviews/own-reviews.tsx'));

/** The order itself is loaded in the browser. The server only finds out whether this visitor has one here. */
export async function loader(args: LoaderFunctionArgs) {
  if (!import.meta.env.SSR) return null;
  const { utils } = routeData(args);
  const { id: orderId = '' } = args.params;
  const key = new URL(args.request.url).searchParams.get('key');
  try {
    await (await utils()).orders.get.fetch({ orderId, ...(key ? { key } : {}) });
    return null;
  } catch (error) {
    // Not thrown: a key that only this browser's tab knows may still open it.
    return [400, 404].includes(failureOf(error).status) ? data(null, { status: 404 }) : null;
  }
}

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
        reviews={(order) =>
          order.status === 'completed' && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <OwnReviews orderId={id} accessKey={accessKey} />
            </Suspense>
          )
        }
      />
    </>
  );
}
