import type { Outputs } from '@softbox/api/types';
import { Inbox, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCountry } from '../../../lib/country.tsx';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate, useTranslateData } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { toast } from '../../../lib/toast.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useMay } from '../../../lib/use-may.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { adminPath } from '../admin-tab.ts';
import { useReplay } from '../use-replay.ts';
import { messagesPath } from './settings-parts.ts';

type DeadJob = Outputs['admin']['deadJobs'][number];
type Message = Outputs['admin']['messages'][number];

/** Work and messages that were given up: what they were, what went wrong, and once more. */
export function DeadWork() {
  const translate = useTranslate();
  const id = useId();
  const { code } = useCountry();
  const jobs = trpc.admin.deadJobs.useQuery(undefined, { refetchOnMount: 'always' });
  const messages = trpc.admin.messages.useQuery({ state: 'dead' }, { refetchOnMount: 'always' });
  const failed = [jobs, messages].find((query) => !query.data && query.isError);
  const isNone = jobs.data?.length === 0 && messages.data?.length === 0;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className="font-semibold text-title">
            {translate('admin.settings.dead.title')}
          </h2>
          <p className="text-muted text-sm">
            {translate(isNone ? 'admin.settings.dead.none' : 'admin.settings.dead.text')}
          </p>
        </div>
        <Link to={messagesPath(code)} className={buttonClass('secondary', 'sm')}>
          <Inbox aria-hidden className="size-4" />
          {translate('admin.settings.messages.open')}
        </Link>
      </div>
      {failed && <LoadFailure error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (jobs.isPending || messages.isPending) && <Skeleton className="h-20 rounded-lg" />}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface empty:hidden">
        {jobs.data?.map((job) => (
          <DeadJobRow key={job.id} job={job} />
        ))}
        {messages.data?.map((message) => (
          <DeadMessageRow key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}

function DeadJobRow({ job }: { job: DeadJob }) {
  const translate = useTranslate();
  const say = useTranslateData();
  const utils = trpc.useUtils();
  const may = useMay();
  const retry = trpc.admin.retryJob.useMutation({
    onSuccess: () => toast({ title: translate('admin.settings.dead.retried') }),
    onError: (error) =>
      toast({
        title: translate('admin.settings.dead.failed'),
        description: failureText(error, translate),
        variant: 'destructive',
      }),
    onSettled: () => {
      void utils.admin.health.invalidate();
      void utils.admin.deadJobs.invalidate();
    },
  });
  return (
    <Row
      title={say(`admin.settings.jobs.${job.name.replace('.', '_')}`)}
      facts={[
        job.to && translate('admin.settings.dead.to', { to: job.to }),
        translate('admin.settings.dead.tries', { count: job.tries }),
      ]}
      error={job.lastError}
      at={job.createdAt}
      orderId={job.orderId}
      busy={retry.isPending}
      mayRetry={may('settings.write')}
      onRetry={() => retry.mutate({ id: job.id })}
    />
  );
}

function DeadMessageRow({ message }: { message: Message }) {
  const translate = useTranslate();
  const may = useMay();
  const replay = useReplay();
  return (
    <Row
      title={`${translate('admin.settings.queue.inbox')} · ${translate(`order.provider.${message.provider}`)}`}
      facts={[message.type]}
      error={message.note}
      at={message.receivedAt}
      orderId={message.orderId}
      busy={replay.isPending}
      mayRetry={may('orders.write')}
      onRetry={() => replay.mutate({ id: message.id })}
    />
  );
}

interface RowProps {
  title: string;
  facts: readonly (string | null)[];
  error: string | null;
  at: string;
  orderId: string | null;
  busy: boolean;
  mayRetry: boolean;
  onRetry: () => void;
}

function Row({ title, facts, error, at, orderId, busy, mayRetry, onRetry }: RowProps): ReactNode {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="flex min-w-0 grow basis-72 flex-col gap-0.5 text-sm">
        <span className="font-medium">{title}</span>
        <span className="break-words text-muted">
          {[formatDate(language, at, 'moment'), ...facts].filter(Boolean).join(' · ')}
        </span>
        {error && (
          <span lang="en" className="break-words text-danger">
            {error}
          </span>
        )}
      </div>
      {orderId && (
        <Link
          to={adminPath(code, 'orders', { order: orderId })}
          className="py-1 text-sm underline decoration-line-strong underline-offset-4"
        >
          {translate('admin.settings.dead.order')}
        </Link>
      )}
      {mayRetry && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${translate('admin.settings.dead.retry')}: ${title}`}
          busy={busy}
          onClick={onRetry}
        >
          {!busy && <RotateCcw aria-hidden className="size-4" />}
          {translate('admin.settings.dead.retry')}
        </Button>
      )}
    </li>
  );
}
