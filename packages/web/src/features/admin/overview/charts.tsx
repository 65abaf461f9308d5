import type { Outputs } from '@softbox/api/types';
import { CHART_DAYS, type ChartDays } from '@softbox/config/inputs/admin';
import { formatWon } from '@softbox/config/money';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslate } from '../../../lib/i18n.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { DayChart } from './day-chart.tsx';
import { CountryShares, ItemShares } from './shares.tsx';

export type ChartFigures = Outputs['admin']['charts'];

const USUAL: ChartDays = 30;

/** The days asked for stand in the address. */
export function Charts() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const days = CHART_DAYS.find((known) => String(known) === params.get('days')) ?? USUAL;
  const charts = trpc.admin.charts.useQuery({ days }, { refetchOnMount: 'always', placeholderData: keepPreviousData });
  const choose = (next: ChartDays) =>
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        changed.set('days', String(next));
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <section aria-labelledby="charts" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="charts" className="font-semibold text-title">
          {translate('admin.overview.charts.title')}
        </h2>
        <fieldset className="flex gap-2">
          <legend className="sr-only">{translate('admin.overview.charts.period')}</legend>
          {CHART_DAYS.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === days}
              onClick={() => choose(choice)}
              className={classNames(
                'min-h-10 cursor-pointer rounded-full border px-4 font-medium text-sm transition-colors',
                choice === days ? 'border-ink bg-ink text-paper' : 'border-line-strong text-ink hover:border-ink',
              )}
            >
              {translate('admin.overview.charts.days', { count: choice })}
            </button>
          ))}
        </fieldset>
      </div>
      {charts.data && <Figures figures={charts.data} isOld={charts.isPlaceholderData} />}
      {!charts.data && charts.isError && <LoadFailure error={charts.error} onRetry={() => void charts.refetch()} />}
      {charts.isPending && <Skeleton className="h-160 rounded-lg" />}
    </section>
  );
}

function Figures({ figures, isOld }: { figures: ChartFigures; isOld: boolean }) {
  const translate = useTranslate();
  const { days } = figures;
  return (
    <div
      aria-busy={isOld}
      className={classNames('grid gap-4 transition-opacity lg:grid-cols-2', isOld && 'opacity-60')}
    >
      <DayChart
        className="lg:col-span-2"
        title={translate('admin.overview.charts.revenue')}
        nothing={translate('admin.overview.charts.nothing')}
        days={days}
        format={formatWon}
        isMoney
        series={[
          {
            name: translate('admin.overview.charts.placed'),
            value: ({ placed }) => placed,
            fill: 'fill-line-strong',
            dot: 'bg-line-strong',
          },
          {
            name: translate('admin.overview.charts.paid'),
            value: ({ paid }) => paid,
            fill: 'fill-accent',
            dot: 'bg-accent',
          },
        ]}
      />
      <DayChart
        title={translate('admin.overview.charts.orders')}
        nothing={translate('admin.overview.charts.nothing')}
        days={days}
        format={(orders) => orders.toLocaleString('en')}
        series={[
          {
            name: translate('admin.overview.charts.orderCount'),
            value: ({ orders }) => orders,
            fill: 'fill-ink',
            dot: 'bg-ink',
          },
        ]}
      />
      <DayChart
        title={translate('admin.overview.charts.refunds')}
        nothing={translate('admin.overview.charts.noRefunds')}
        days={days}
        format={formatWon}
        isMoney
        series={[
          {
            name: translate('admin.overview.charts.refunded'),
            value: ({ refunded }) => refunded,
            fill: 'fill-danger',
            dot: 'bg-danger',
          },
        ]}
      />
      <CountryShares countries={figures.countries} />
      <ItemShares items={figures.items} />
    </div>
  );
}
