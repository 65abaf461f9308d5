import type { EnquiryStatus } from '@softbox/config/enquiries';
import { keepPreviousData } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeskList } from '../desk-list.tsx';
import { EnquiryStatusBadge } from './enquiry-status-badge.tsx';

interface EnquiryListProps {
  filters: { status?: EnquiryStatus | undefined };
  chosen: string | null;
}

/** Newest first, a page at a time. */
export function EnquiryList({ filters, chosen }: EnquiryListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const list = trpc.admin.content.enquiries.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const enquiries = list.data?.pages.flatMap((page) => page.enquiries);
  if (!enquiries)
    return list.isError ? (
      <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-128 rounded-lg" />
    );
  if (enquiries.length === 0)
    return (
      <div className="rounded-lg border border-line border-dashed">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={translate(filters.status ? 'admin.content.enquiries.none' : 'admin.content.enquiries.empty')}
          {...(filters.status ? {} : { text: translate('admin.content.enquiries.emptyText') })}
        />
      </div>
    );
  return (
    <DeskList
      label={translate('admin.content.enquiries.list')}
      param="enquiry"
      rows={enquiries}
      chosen={chosen}
      busy={list.isPlaceholderData}
      more={{ isThere: list.hasNextPage, isComing: list.isFetchingNextPage, fetch: () => void list.fetchNextPage() }}
      content={({ name, message, service, status, createdAt }) => (
        <>
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{name}</span>
            <span className="shrink-0 text-muted text-xs">{translate(`contact.services.${service}`)}</span>
          </span>
          <span className="line-clamp-2 break-words text-muted text-sm">{message}</span>
          <span className="flex flex-wrap items-center gap-1.5">
            <EnquiryStatusBadge status={status} />
            <time dateTime={createdAt} className="ml-auto text-muted text-xs">
              {formatDate(language, createdAt)}
            </time>
          </span>
        </>
      )}
    />
  );
}
