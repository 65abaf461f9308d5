import type { Outputs } from '@softbox/api/types';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useCountry } from '../../../lib/country.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminPath } from '../admin-tab.ts';
import { Facts, Part } from '../facts.tsx';
import { MessageStateBadge } from '../message-state-badge.tsx';
import { ReadOnlyNote } from '../read-only-note.tsx';
import { useReplay } from '../use-replay.ts';

type Message = Outputs['admin']['message'];

export function MessageDetailPanel({ id, onBack }: { id: string; onBack: () => void }) {
  const translate = useTranslate();
  const message = trpc.admin.message.useQuery({ id }, { refetchOnMount: 'always' });
  return (
    <div className="flex flex-col gap-4">
      <Button variant="ghost" className="-ml-3 self-start lg:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden className="size-4" />
        {translate('admin.settings.messages.back')}
      </Button>
      {message.data && <Detail message={message.data} />}
      {!message.data && message.isPending && <Skeleton className="h-128 rounded-lg" />}
      {!message.data && message.isError && <LoadFailure error={message.error} onRetry={() => void message.refetch()} />}
    </div>
  );
}

function Detail({ message }: { message: Message }) {
  const translate = useTranslate();
  const may = useMay();
  const replay = useReplay();
  const { id, type, state, orderId, body } = message;
  return (
    <article className="rounded-lg border border-line bg-surface">
      <header className="flex flex-col items-start gap-2 border-line border-b p-5 sm:p-7">
        <span className="flex flex-wrap gap-1.5">
          <MessageStateBadge state={state} />
          {orderId === null && <Badge tone="warning">{translate('admin.settings.messages.ownerless')}</Badge>}
        </span>
        <h3 lang="en" className="min-w-0 max-w-full break-all font-semibold text-title">
          {type}
        </h3>
      </header>
      <div className="flex flex-col gap-9 p-5 sm:p-7">
        {orderId === null && (
          <p className="max-w-prose text-muted text-sm">{translate('admin.settings.messages.ownerlessText')}</p>
        )}
        <MessageFacts message={message} />
        <Part title={translate('admin.settings.messages.body')}>
          <p className="-mt-1 mb-3 text-muted text-sm">
            {translate(body === null ? 'admin.settings.messages.unreadable' : 'admin.settings.messages.bodyHint')}
          </p>
          {body !== null && (
            <pre
              lang="en"
              className="whitespace-pre-wrap break-all rounded-md bg-sunken p-4 font-mono text-xs leading-relaxed"
            >
              {body}
            </pre>
          )}
        </Part>
        <ReadOnlyNote permission="orders.write" />
        {may('orders.write') && (
          <Button
            variant="secondary"
            className="self-start"
            busy={replay.isPending}
            onClick={() => replay.mutate({ id })}
          >
            {!replay.isPending && <RotateCw aria-hidden className="size-4" />}
            {translate('admin.desk.money.replay')}
          </Button>
        )}
      </div>
    </article>
  );
}

function MessageFacts({ message }: { message: Message }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  const { provider, eventId, merchantRef, providerRef, orderId, note, receivedAt, processedAt, bytes } = message;
  const number = (text: string | null) => text && <span className="break-all">{text}</span>;
  return (
    <Facts
      lines={[
        [translate('admin.settings.messages.provider'), translate(`order.provider.${provider}`)],
        [
          translate('admin.settings.messages.order'),
          orderId && (
            <Link
              to={adminPath(code, 'orders', { order: orderId })}
              className="break-all underline decoration-line-strong underline-offset-4 hover:decoration-accent"
            >
              {orderId}
            </Link>
          ),
        ],
        [translate('admin.settings.messages.eventId'), number(eventId)],
        [translate('admin.settings.messages.providerRef'), number(providerRef)],
        [translate('admin.settings.messages.merchantRef'), number(merchantRef)],
        [translate('admin.settings.messages.received'), formatDate(language, receivedAt, 'moment')],
        [translate('admin.settings.messages.done'), processedAt && formatDate(language, processedAt, 'moment')],
        [translate('admin.settings.messages.size'), `${bytes.toLocaleString('en')} B`],
        [
          translate('admin.settings.messages.note'),
          note && (
            <span lang="en" className="break-words">
              {note}
            </span>
          ),
        ],
      ]}
    />
  );
}
