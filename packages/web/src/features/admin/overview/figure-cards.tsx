import { formatWon } from '@softbox/config/money';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Overview } from './overview-panel.tsx';
import { type NamedSums, SumsDialog } from './sums-dialog.tsx';

export function FigureCards({ overview }: { overview: Overview }) {
  const translate = useTranslate();
  const { members, orders, revenue } = overview;
  const count = (number: number) => number.toLocaleString('en');
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <Figure label={translate('admin.overview.members')} value={count(members.all)}>
        <p>{translate('admin.overview.membersToday', { count: count(members.today) })}</p>
      </Figure>
      <Figure label={translate('admin.overview.orders')} value={count(orders.all)}>
        <p>{translate('admin.overview.pending', { count: count(orders.pending) })}</p>
      </Figure>
      <Figure
        label={translate('admin.overview.revenue')}
        value={formatWon(revenue.completed.won)}
        sums={[
          { name: translate('admin.overview.sums.completed'), sums: revenue.completed },
          { name: translate('admin.overview.sums.paid'), sums: revenue.paid },
        ]}
      >
        <p>{translate('admin.overview.revenueText')}</p>
        <p>{translate('admin.overview.paid', { amount: formatWon(revenue.paid.won) })}</p>
        <Growth growth={overview.growth} />
      </Figure>
      <Figure
        label={translate('admin.overview.today')}
        value={formatWon(revenue.placedToday.won)}
        sums={[
          { name: translate('admin.overview.sums.placedToday'), sums: revenue.placedToday },
          { name: translate('admin.overview.sums.paidToday'), sums: revenue.paidToday },
        ]}
      >
        <p>{translate('admin.overview.paid', { amount: formatWon(revenue.paidToday.won) })}</p>
        <p>{translate('admin.overview.completed', { count: count(orders.completed) })}</p>
      </Figure>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** What the value is made of, a click away. */
  sums?: NamedSums[];
  children: ReactNode;
}

function Figure({ label, value, sums, children }: FigureProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className={classNames('flex flex-col gap-1', sums && 'max-sm:col-span-2')}>
      <h3 className="text-muted text-sm">{label}</h3>
      <p className="font-semibold text-title tabular-nums">{value}</p>
      <div className="flex flex-col gap-1 text-muted text-sm">{children}</div>
      {sums && (
        <>
          <button
            type="button"
            aria-label={`${translate('admin.overview.sums.open')}: ${label}`}
            onClick={() => setOpen(true)}
            className="mt-auto min-h-9 cursor-pointer self-start pt-2 font-medium text-sm underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {translate('admin.overview.sums.open')}
          </button>
          <SumsDialog open={isOpen} onClose={() => setOpen(false)} title={label} groups={sums} />
        </>
      )}
    </Card>
  );
}

function Growth({ growth: { percent } }: Pick<Overview, 'growth'>) {
  const translate = useTranslate();
  if (percent === null) return <p>{translate('admin.overview.growth.none')}</p>;
  const shown = Math.abs(percent).toLocaleString('en', { maximumFractionDigits: 1 });
  if (shown === '0') return <p>{translate('admin.overview.growth.same')}</p>;
  const isUp = percent > 0;
  const Icon = isUp ? TrendingUp : TrendingDown;
  return (
    <p className={isUp ? 'text-success' : 'text-danger'}>
      <Icon aria-hidden className="mr-1 inline size-4" />
      {translate(isUp ? 'admin.overview.growth.up' : 'admin.overview.growth.down', { percent: shown })}
    </p>
  );
}
