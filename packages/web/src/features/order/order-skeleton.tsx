import { useTranslate } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export function OrderSkeleton() {
  const translate = useTranslate();
  return (
    <>
      <h1 className="font-semibold text-heading">{translate('order.page.title')}</h1>
      <div role="status">
        <VisuallyHidden>{translate('common.loading')}</VisuallyHidden>
        <Skeleton className="mt-3 h-6 w-72 max-w-full" />
        <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-14">
          <Skeleton className="h-80 rounded-lg" />
          <Skeleton className="h-56 rounded-lg max-lg:-order-1" />
        </div>
      </div>
    </>
  );
}
