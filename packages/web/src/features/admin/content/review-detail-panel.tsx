import type { Outputs } from '@softbox/api/types';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { ArrowLeft } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { countryName } from '../../../lib/display-names.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { adminPath } from '../admin-tab.ts';
import { Facts, Part } from '../facts.tsx';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewStatusBadge } from './review-status-badge.tsx';

export type ReviewDetail = Outputs['admin']['content']['review'];

export function ReviewDetailPanel({ reviewId, onBack }: { reviewId: string; onBack: () => void }) {
  const translate = useTranslate();
  const review = trpc.admin.content.review.useQuery({ reviewId }, { refetchOnMount: 'always' });
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {translate('admin.content.reviews.back')}
      </Button>
      {review.data && <Detail review={review.data} />}
      {!review.data && review.isPending && <Skeleton className="h-128 rounded-lg" />}
      {!review.data && review.isError && <LoadFailure error={review.error} onRetry={() => void review.refetch()} />}
    </div>
  );
}

function Detail({ review }: { review: ReviewDetail }) {
  const translate = useTranslate();
  const may = useMay();
  const page = useLanguage();
  const { code } = useCountry();
  const { name, rating, text, title, language, country, status, orderId, reason, createdAt } = review;
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-col items-start gap-3 border-line border-b p-5 sm:p-7">
        <ReviewStatusBadge status={status} />
        <h2 className="min-w-0 max-w-full break-words font-semibold text-title">{title}</h2>
        <Stars rating={rating} label={translate('admin.content.reviews.stars', { rating })} />
      </header>
      <div className="flex flex-col gap-9 p-5 sm:p-7">
        <p lang={LANGUAGE_TAGS[language]} className="max-w-prose whitespace-pre-line break-words text-lg">
          {text}
        </p>
        <Facts
          lines={[
            [translate('admin.content.reviews.name'), name],
            [translate('admin.content.reviews.country'), countryName(page, country)],
            [translate('admin.content.reviews.written'), formatDate(page, createdAt, 'moment')],
            [
              translate('admin.content.reviews.order'),
              <Link
                key="order"
                to={adminPath(code, 'orders', { order: orderId })}
                className="break-all underline decoration-line-strong underline-offset-4 hover:decoration-accent"
              >
                {orderId}
              </Link>,
            ],
            [translate('admin.content.reviews.reason'), reason],
          ]}
        />
        <ReadOnlyNote permission="enquiries.write" />
        {may('enquiries.write') && <ReviewDecision review={review} />}
        <History events={review.events} />
      </div>
    </article>
  );
}

function History({ events }: Pick<ReviewDetail, 'events'>) {
  const translate = useTranslate();
  const page = useLanguage();
  return (
    <Part title={translate('admin.content.reviews.history')}>
      <ul className="flex flex-col gap-3 text-sm">
        {events.map(({ id, type, author, reason, createdAt }) => (
          <li key={id}>
            <p>{translate(`admin.content.reviews.event.${type}`)}</p>
            {reason && <p className="whitespace-pre-line break-words">{reason}</p>}
            <p className="text-muted">
              {author && `${author} · `}
              {formatDate(page, createdAt, 'moment')}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
