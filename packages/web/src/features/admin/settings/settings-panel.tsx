import type { Outputs } from '@softbox/api/types';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CompanySettings } from './company-form.tsx';
import { DatabaseCard } from './database-card.tsx';
import { DeadWork } from './dead-work.tsx';
import { MailCard } from './mail-card.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { ProviderBadges } from './provider-badges.tsx';
import { QueueTable } from './queue-table.tsx';
import { isAtMessages } from './settings-parts.ts';
import { VersionCard } from './version-card.tsx';

export type Health = Outputs['admin']['health'];

/** Looked at again while the page is in sight, and not otherwise. */
const EVERY_MS = 30_000;

/** How things are, or all that the providers have told us: the address says which. */
export function SettingsPanel() {
  const [params] = useSearchParams();
  return isAtMessages(params) ? <MessagesPanel /> : <Settings />;
}

function Settings() {
  const translate = useTranslate();
  const language = useLanguage();
  const health = trpc.admin.health.useQuery(undefined, { refetchOnMount: 'always', refetchInterval: EVERY_MS });
  return (
    <div className="flex flex-col gap-10">
      {health.data && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-muted text-sm">
            {translate('admin.settings.asOf', { time: formatDate(language, health.data.checkedAt, 'moment') })}
          </p>
          <Button variant="secondary" size="sm" busy={health.isRefetching} onClick={() => void health.refetch()}>
            {!health.isRefetching && <RefreshCw aria-hidden className="size-4" />}
            {translate('admin.settings.refresh')}
          </Button>
        </div>
      )}
      {health.data && health.isError && <Alert tone="danger">{translate('common.failure.network')}</Alert>}
      {health.data && <Machine health={health.data} />}
      {!health.data && health.isPending && <Skeleton className="h-160 rounded-lg" />}
      {!health.data && health.isError && <LoadFailure error={health.error} onRetry={() => void health.refetch()} />}
      <CompanySettings />
    </div>
  );
}

function Machine({ health }: { health: Health }) {
  return (
    <>
      <ProviderBadges providers={health.providers} />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <MailCard health={health} />
        <DatabaseCard database={health.database} />
        <VersionCard version={health.version} />
      </div>
      <QueueTable health={health} />
      <DeadWork />
    </>
  );
}
