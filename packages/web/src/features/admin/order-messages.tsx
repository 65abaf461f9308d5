import { RotateCw } from 'lucide-react';
import { formatDate } from '../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { LoadFailure } from '../../lib/load-failure.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useMay } from '../../lib/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Part } from './facts.tsx';
import { MessageStateBadge } from './message-state-badge.tsx';
import { useReplay } from './use-replay.ts';

/** What the providers told us of an order. Worked on once more, a message only makes us look again: nothing moves twice. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const messages = trpc.admin.messages.useQuery({ orderId }, { refetchOnMount: 'always' });
  const replay = useReplay();
  const may = useMay();
  return (
    <Part title={translate('admin.desk.money.messages')}>
      {!messages.data && messages.isPending && <Skeleton className="h-20 rounded-lg" />}
      {!messages.data && messages.isError && (
        <LoadFailure error={messages.error} onRetry={() => void messages.refetch()} />
      )}
      {messages.data?.length === 0 && <p className="text-muted text-sm">{translate('admin.desk.money.none')}</p>}
      <ul className="flex flex-col gap-4 text-sm">
        {messages.data?.map(({ id, type, provider, state, receivedAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2">
                <span className="break-all font-medium">{type}</span>
                <MessageStateBadge state={state} />
              </span>
              <span className="mt-1 block text-muted">
                {translate(`order.provider.${provider}`)} · {formatDate(language, receivedAt, 'moment')}
              </span>
            </span>
            {may('orders.write') && (
              <Button
                size="sm"
                variant="secondary"
                className="print:hidden"
                aria-label={translate('admin.desk.money.replayOf', { type })}
                busy={replay.isPending && replay.variables.id === id}
                onClick={() => replay.mutate({ id })}
              >
                <RotateCw aria-hidden className="size-4" />
                {translate('admin.desk.money.replay')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
