import { formatMoney, formatWon } from '@softbox/config/money';
import type { ReactNode } from 'react';
import { countryName } from '../../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import type { ChartFigures } from './charts.tsx';

export function CountryShares({ countries }: Pick<ChartFigures, 'countries'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const highest = Math.max(...countries.map(({ placed }) => placed));
  const title = translate('admin.overview.charts.countries');
  return (
    <Shares title={title}>
      <Table
        stacks="narrow"
        caption={title}
        rows={countries}
        rowKey={({ country, currency }) => `${country} ${currency}`}
        empty={<Nothing />}
        columns={[
          {
            key: 'country',
            stacked: 'whole',
            header: translate('admin.overview.charts.country'),
            cell: ({ country, currency, amount }) => (
              <>
                {countryName(language, country)}
                <span className="block text-muted tabular-nums">
                  {formatMoney(country, amount)} {currency}
                </span>
              </>
            ),
          },
          {
            key: 'orders',
            header: translate('admin.overview.charts.orderCount'),
            align: 'end',
            cell: ({ orders }) => orders.toLocaleString('en'),
          },
          {
            key: 'placed',
            header: translate('admin.overview.charts.placed'),
            align: 'end',
            cell: ({ placed }) => <Bar share={placed / highest}>{formatWon(placed)}</Bar>,
          },
          {
            key: 'paid',
            header: translate('admin.overview.charts.paid'),
            align: 'end',
            cell: ({ paid }) => formatWon(paid),
          },
        ]}
      />
    </Shares>
  );
}

export function ItemShares({ items }: Pick<ChartFigures, 'items'>) {
  const translate = useTranslate();
  const highest = Math.max(...items.map(({ quantity }) => quantity));
  const title = translate('admin.overview.charts.items');
  return (
    <Shares title={title}>
      <Table
        stacks="narrow"
        caption={title}
        rows={items}
        rowKey={({ itemKey }) => itemKey}
        empty={<Nothing />}
        columns={[
          {
            key: 'item',
            stacked: 'whole',
            header: translate('admin.overview.charts.item'),
            cell: ({ title: name }) => name,
          },
          {
            key: 'quantity',
            header: translate('admin.overview.charts.quantity'),
            align: 'end',
            cell: ({ quantity }) => <Bar share={quantity / highest}>{quantity.toLocaleString('en')}</Bar>,
          },
          {
            key: 'placed',
            header: translate('admin.overview.charts.placed'),
            align: 'end',
            cell: ({ placed }) => formatWon(placed),
          },
        ]}
      />
    </Shares>
  );
}

/** A table whose leading figure is drawn as well: there is no picture of it that would say more. */
const Shares = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex min-w-0 flex-col gap-4">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </Card>
);

function Nothing() {
  const translate = useTranslate();
  return <p className="py-8 text-center text-muted">{translate('admin.overview.charts.nothing')}</p>;
}

const Bar = ({ share, children }: { share: number; children: string }) => (
  <span className="flex min-w-24 flex-col gap-1">
    {children}
    <span aria-hidden className="h-1.5 rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-line-strong" style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  </span>
);
