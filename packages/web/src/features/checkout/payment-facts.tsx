import type { Outputs } from '@softbox/api/types';
import { COUNTRIES, type ProviderName } from '@softbox/config/countries';
import { formatMoney } from '@softbox/config/money';
import { useTranslate } from '../../lib/i18n.tsx';
import { Price } from '../../ui/price.tsx';

interface PaymentFactsProps {
  order: Outputs['orders']['get'];
  provider: ProviderName | undefined;
  /** Where it is not the price. */
  charge: string | undefined;
}

/** What is paid, where, in what, and how. */
export function PaymentFacts({ order, provider, charge }: PaymentFactsProps) {
  const translate = useTranslate();
  const { country, currency, planName, totalAmount } = order;
  const facts = [
    [translate('payment.dialog.plan'), planName],
    [translate('checkout.country'), COUNTRIES[country].name],
    [translate('checkout.currency'), `${currency} (${COUNTRIES[country].currencySymbol})`],
    [translate('checkout.method'), provider ? translate(`order.provider.${provider}`) : '…'],
  ];
  return (
    <dl className="flex flex-col gap-2.5 rounded-lg bg-sunken p-4 sm:p-5">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
      <div className="mt-1.5 flex items-baseline justify-between gap-6 border-line-strong border-t pt-3">
        <dt>{translate('payment.dialog.amount')}</dt>
        <dd>
          <Price className="text-xl">{formatMoney(country, Number(totalAmount))}</Price>
        </dd>
      </div>
      {charge && (
        <div className="flex items-baseline justify-between gap-6">
          <dt>{translate('payment.dialog.charge')}</dt>
          <dd>
            <Price className="text-xl">{charge}</Price>
          </dd>
        </div>
      )}
    </dl>
  );
}
