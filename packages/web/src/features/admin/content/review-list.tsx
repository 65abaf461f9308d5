import { LANGUAGE_TAGS } from '@softbox/config/languages';
import type { ReviewStatus } from '@softbox/config/reviews';
import { keepPreviousData } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { DeskList } from '../desk-list.tsx';
import { ReviewStatusBadge } from './review-status-badge.tsx';

interface ReviewListProps {
  filters: { status?: ReviewStatus | undefined };
  chosen: string | null;
}

/** Newest first, a page at a time. */
export function ReviewList({ filters, chosen }: ReviewListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const list = trpc.admin.content.reviews.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const reviews = list.data?.pages.flatMap((page) => page.reviews);
  if (!reviews)
    return list.isError ? (
      <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-128 rounded-lg" />
    );
  if (reviews.length === 0)
    return (
      <div className="rounded-lg border border-line border-dashed">
        <EmptyState
          icon={<MessageSquareQuote aria-hidden />}
          title={translate(filters.status ? 'admin.content.reviews.none' : 'admin.content.reviews.empty')}
          {...(filters.status ? {} : { text: translate('admin.content.reviews.emptyText') })}
        />
      </div>
    );
  return (
    <DeskList
      label={translate('admin.content.reviews.list')}
      param="review"
      rows={reviews}
      chosen={chosen}
      busy={list.isPlaceholderData}
      more={{ isThere: list.hasNextPage, isComing: list.isFetchingNextPage, fetch: () => void list.fetchNextPage() }}
      content={({ name, rating, text, language: written, title, status, createdAt }) => (
        <>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{name}</span>
            <Stars rating={rating} label={translate('admin.content.reviews.stars', { rating })} className="h-4" />
          </span>
          <span className="truncate text-sm">{title}</span>
          <span lang={LANGUAGE_TAGS[written]} className="line-clamp-2 break-words text-muted text-sm">
            {text}
          </span>
          <span className="flex flex-wrap items-center gap-1.5">
            <ReviewStatusBadge status={status} />
            <time dateTime={createdAt} className="ml-auto text-muted text-xs">
              {formatDate(language, createdAt)}
            </time>
          </span>
        </>
      )}
    />
  );
}
