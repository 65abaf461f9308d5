import type { MessageFilters } from '@softbox/config/inputs/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DeskList } from '../desk-list.tsx';
import { MessageStateBadge } from '../message-state-badge.tsx';

interface MessageListProps {
  filters: MessageFilters;
  chosen: string | null;
}

/** Newest first, a page at a time. */
export function MessageList({ filters, chosen }: MessageListProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const list = trpc.admin.messagePage.useInfiniteQuery(filters, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const messages = list.data?.pages.flatMap((page) => page.messages);
  if (!messages)
    return list.isError ? (
      <LoadFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Skeleton className="h-128 rounded-lg" />
    );
  const isNarrowed = Boolean(filters.show || filters.search);
  if (messages.length === 0)
    return (
      <div className="rounded-lg border border-line border-dashed">
        <EmptyState
          icon={<Inbox aria-hidden />}
          title={translate(isNarrowed ? 'admin.settings.messages.none' : 'admin.settings.messages.empty')}
        />
      </div>
    );
  return (
    <DeskList
      label={translate('admin.settings.messages.list')}
      param="message"
      rows={messages}
      chosen={chosen}
      busy={list.isPlaceholderData}
      more={{ isThere: list.hasNextPage, isComing: list.isFetchingNextPage, fetch: () => void list.fetchNextPage() }}
      content={({ type, provider, state, orderId, receivedAt }) => (
        <>
          <span lang="en" className="break-all font-medium text-sm">
            {type}
          </span>
          <span className="flex items-baseline justify-between gap-3 text-muted text-xs">
            <span className="min-w-0 truncate">{translate(`order.provider.${provider}`)}</span>
            <time dateTime={receivedAt} className="shrink-0">
              {formatDate(language, receivedAt, 'moment')}
            </time>
          </span>
          <span className="flex flex-wrap items-center gap-1.5">
            <MessageStateBadge state={state} />
            {orderId === null && <Badge tone="warning">{translate('admin.settings.messages.ownerless')}</Badge>}
          </span>
        </>
      )}
    />
  );
}
