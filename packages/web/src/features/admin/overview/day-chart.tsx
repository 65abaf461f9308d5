import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDay } from '../../../lib/format-date.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Table } from '../../../ui/table.tsx';
import type { ChartFigures } from './charts.tsx';
import { Columns } from './columns.tsx';

type DayFigures = ChartFigures['days'][number];

export interface Series {
  name: string;
  value: (day: DayFigures) => number;
  fill: string;
  dot: string;
}

interface DayChartProps {
  title: string;
  /** Said instead of a chart without a single column. */
  nothing: string;
  days: DayFigures[];
  series: Series[];
  format: (value: number) => string;
  /** Amounts are in won. */
  isMoney?: boolean;
  className?: string;
}

/** One figure per day: columns to look at, the same as a table for whoever reads or listens. */
export function DayChart({ title, nothing, days, series, format, isMoney = false, className }: DayChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const [pointed, setPointed] = useState<number | null>(null);
  const day = pointed === null ? undefined : days[pointed];
  const totalOf = ({ value }: Series) => days.reduce((sum, each) => sum + value(each), 0);
  const isEmpty = series.every((each) => totalOf(each) === 0);
  const Icon = isTable ? ChartColumn : Table2;
  const total = series.map((each) => `${each.name} ${format(totalOf(each))}`).join(', ');
  return (
    <Card className={classNames('flex min-w-0 flex-col gap-4', className)}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={titleId} className="font-semibold">
            {title}
          </h3>
          <ul className="mt-1 flex flex-wrap gap-x-5 text-sm">
            {series.map((each) => (
              <li key={each.name} className="flex items-center gap-2 tabular-nums">
                <span aria-hidden className={classNames('size-2.5 rounded-full', each.dot)} />
                <span className="text-muted">{each.name}</span>
                {format(day ? each.value(day) : totalOf(each))}
              </li>
            ))}
            <li className="text-muted">
              {day ? formatDay(language, day.day) : translate('admin.overview.charts.days', { count: days.length })}
            </li>
          </ul>
        </div>
        {!isEmpty && (
          <button
            type="button"
            onClick={() => setTable(!isTable)}
            className="inline-flex min-h-10 shrink-0 cursor-pointer items-center gap-2 rounded-full px-3 font-medium text-sm hover:bg-sunken"
          >
            <Icon aria-hidden className="size-4" />
            <span className="max-sm:sr-only">
              {translate(isTable ? 'admin.overview.charts.asChart' : 'admin.overview.charts.asTable')}
            </span>
            <span className="sr-only">: {title}</span>
          </button>
        )}
      </div>
      {isEmpty && <p className="py-8 text-center text-muted">{nothing}</p>}
      {!isEmpty && !isTable && (
        <Columns
          label={translate('admin.overview.charts.summary', { title, count: days.length, total })}
          days={days}
          series={series}
          isMoney={isMoney}
          pointed={pointed}
          onPoint={setPointed}
        />
      )}
      {isTable && (
        <Table
          caption={title}
          rows={days.toReversed()}
          rowKey={(each) => each.day}
          columns={[
            {
              key: 'day',
              header: translate('admin.overview.charts.date'),
              cell: (each) => <span className="whitespace-nowrap">{formatDay(language, each.day)}</span>,
            },
            ...series.map(({ name, value }) => ({
              key: name,
              header: name,
              align: 'end' as const,
              cell: (each: DayFigures) => format(value(each)),
            })),
          ]}
        />
      )}
    </Card>
  );
}
