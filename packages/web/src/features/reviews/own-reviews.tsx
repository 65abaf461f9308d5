import type { ReviewStatus } from '@softbox/config/reviews';
import { useEffect, useState } from 'react';
import { draftOf } from '../../lib/drafts.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Stars } from '../../ui/stars.tsx';
import { type OwnReview, ReviewForm } from './review-form.tsx';

interface OwnReviewsProps {
  orderId: string;
  accessKey: string | undefined;
}

const TONES: Record<ReviewStatus, BadgeTone> = { pending: 'warning', approved: 'success', hidden: 'neutral' };

/** Default export: only completed orders need it. What the buyer says about each thing of the order. */
export default function OwnReviews({ orderId, accessKey }: OwnReviewsProps) {
  const translate = useTranslate();
  const ofOrder = { orderId, ...(accessKey ? { key: accessKey } : {}) };
  const own = trpc.reviews.ofOrder.useQuery(ofOrder);
  useEffect(() => {
    // Whoever comes by the mail's link meant this part, which was not there yet when the browser looked for it.
    if (own.data && location.hash === '#reviews') document.getElementById('reviews')?.scrollIntoView();
  }, [own.data]);
  if (own.data?.length === 0) return null;
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <h2 id="reviews-title" className="mb-2 font-semibold text-lg">
        {translate('reviews.write.title')}
      </h2>
      <p className="text-muted">{translate('reviews.write.text')}</p>
      {own.isPending && <Skeleton className="mt-4 h-24" />}
      {own.isError && !own.data && <LoadFailure error={own.error} onRetry={() => void own.refetch()} />}
      <ul className="mt-2">
        {own.data?.map((review) => (
          <li key={review.itemKey} className="border-line border-b py-5">
            <One ofOrder={ofOrder} own={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ ofOrder, own }: { ofOrder: { orderId: string; key?: string }; own: OwnReview }) {
  const translate = useTranslate();
  const { itemKey, title, written } = own;
  // Something was being written before a reload.
  const [isOpen, setOpen] = useState(() => draftOf(`${ofOrder.orderId} ${itemKey}`) !== '');
  const mayWrite = written?.status !== 'approved';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {title}
          {written && <Badge tone={TONES[written.status]}>{translate(`reviews.write.status.${written.status}`)}</Badge>}
        </p>
        {mayWrite && !isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            {translate(written ? 'reviews.write.change' : 'reviews.write.open')}
          </Button>
        )}
      </div>
      {written && !isOpen && <Written written={written} />}
      {mayWrite && isOpen && <ReviewForm ofOrder={ofOrder} own={own} onClose={() => setOpen(false)} />}
    </>
  );
}

function Written({ written }: { written: NonNullable<OwnReview['written']> }) {
  const translate = useTranslate();
  const { rating, text, displayName, status, reason } = written;
  return (
    <div className="mt-3 flex flex-col gap-2">
      <Stars rating={rating} label={translate('reviews.stars', { rating })} className="self-start" />
      <p className="whitespace-pre-line break-words">{text}</p>
      <p className="text-muted text-sm">{displayName}</p>
      {status === 'pending' && <p className="text-muted text-sm">{translate('reviews.write.pendingText')}</p>}
      {status === 'hidden' && <p className="text-sm">{translate('reviews.write.hiddenText', { reason })}</p>}
    </div>
  );
}
