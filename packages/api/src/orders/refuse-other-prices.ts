import { COUNTRIES } from '@softbox/config/countries';
import { AppError } from '@softbox/config/errors';
import type { PlaceOrder } from '@softbox/config/inputs/orders';
import { formatMoney } from '@softbox/config/money';
import { amountAgrees } from './amount-agrees.ts';
import { type ResolvedLine, totalOf } from './resolve-items.ts';

type Sent = Pick<PlaceOrder, 'packagePrice' | 'totalAmount' | 'currency' | 'country'>;

/** The buyer must have seen what will be charged: where other figures were sent, the right ones are the answer. */
export function refuseOtherPrices({ packagePrice, totalAmount, currency, country }: Sent, lines: ResolvedLine[]): void {
  const total = totalOf(lines);
  const [only, ...more] = lines;
  const unit = only && more.length === 0 ? only.unitAmount : total;
  const isOurs =
    amountAgrees(packagePrice, unit) &&
    amountAgrees(totalAmount, total) &&
    (!currency || currency.toUpperCase() === COUNTRIES[country].currency);
  if (!isOurs) throw new AppError('PRICE_CHANGED', { price: formatMoney(country, total), totalAmount: String(total) });
}
