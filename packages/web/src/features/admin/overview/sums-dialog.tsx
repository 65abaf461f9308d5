import { COUNTRIES, COUNTRY_CODES, type Currency } from '@softbox/config/countries';
import { formatMoney, formatWon } from '@softbox/config/money';
import { currencyName } from '../../../lib/display-names.ts';
import { useLanguage, useTranslate } from '../../../lib/i18n.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Table } from '../../../ui/table.tsx';
import type { Overview } from './overview-panel.tsx';

export interface NamedSums {
  name: string;
  sums: Overview['revenue']['paid'];
}

interface SumsDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  groups: NamedSums[];
}

/** What a sum in won is made of: every currency as it is. */
export function SumsDialog({ open, onClose, title, groups }: SumsDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="md"
      title={`${title} · ${translate('admin.overview.sums.title')}`}
      description={translate('admin.overview.sums.text')}
      closeLabel={translate('common.close')}
    >
      <div className="flex flex-col gap-7">
        {groups.map(({ name, sums }) => (
          <section key={name} aria-label={name}>
            <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <span className="tabular-nums">
                {translate('admin.overview.sums.total')} <strong>{formatWon(sums.won)}</strong>
              </span>
            </p>
            <CurrencyTable name={name} sums={sums} />
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const inOwn = (currency: Currency, amount: number) => {
  const country = COUNTRY_CODES.find((code) => COUNTRIES[code].currency === currency);
  return country ? formatMoney(country, amount) : `${amount} ${currency}`;
};

function CurrencyTable({ name, sums }: NamedSums) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <Table
      caption={name}
      rows={sums.currencies}
      rowKey={({ currency }) => currency}
      empty={<p className="text-muted text-sm">{translate('admin.overview.sums.nothing')}</p>}
      columns={[
        {
          key: 'currency',
          header: translate('admin.overview.sums.currency'),
          cell: ({ currency }) => `${currencyName(language, currency)} (${currency})`,
        },
        {
          key: 'amount',
          header: translate('admin.overview.sums.amount'),
          align: 'end',
          cell: ({ currency, amount }) => inOwn(currency, amount),
        },
        {
          key: 'won',
          header: translate('admin.overview.sums.inWon'),
          align: 'end',
          cell: ({ won }) => formatWon(won),
        },
      ]}
    />
  );
}
