import type { Translate } from '@softbox/config/i18n';
import { formatCharge, toMinorUnits } from '@softbox/config/money';
import type { Refunds } from '../../lib/use-refunds.ts';
import type { OrderDetail } from './order-detail.ts';

/** Money in the currency that was charged. */
export const chargeOf = (
  order: Pick<OrderDetail, 'country'>,
  { currency }: Pick<Refunds, 'currency'>,
  amount: number,
) => formatCharge(order.country, currency, toMinorUnits(currency, amount));

export const ruleWords = (translate: Translate, { clause, share, fullDays }: NonNullable<Refunds['quote']>) =>
  translate(`refundDesk.clause.${clause}`, { days: fullDays, percent: Math.round((share ?? 0) * 100) });
