import type { Outputs } from '@softbox/api/types';
import { formatDay } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Charts } from './charts.tsx';
import { FigureCards } from './figure-cards.tsx';
import { NewestOrders } from './newest-orders.tsx';
import { QuickActions } from './quick-actions.tsx';

export type Overview = Outputs['admin']['overview'];

export function OverviewPanel() {
  const overview = trpc.admin.overview.useQuery(undefined, { refetchOnMount: 'always' });
  if (overview.isError && !overview.data)
    return <LoadFailure error={overview.error} onRetry={() => void overview.refetch()} />;
  return (
    <div className="flex flex-col gap-10">
      {overview.data ? <Figures overview={overview.data} /> : <Skeleton className="h-160 rounded-lg" />}
      <Charts />
    </div>
  );
}

function Figures({ overview }: { overview: Overview }) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <section aria-labelledby="figures" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="figures" className="font-semibold text-title">
            {translate('admin.overview.figures')}
          </h2>
          <p className="text-muted text-sm">
            {translate('admin.overview.asOf', { date: formatDay(language, overview.day), zone: overview.timeZone })}
          </p>
        </div>
        <FigureCards overview={overview} />
      </section>
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <NewestOrders orders={overview.newest} />
        <QuickActions />
      </div>
    </>
  );
}
