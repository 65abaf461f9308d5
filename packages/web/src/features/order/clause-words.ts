import type { Translate } from '@softbox/config/i18n';
import type { Refunds } from '../../lib/use-refunds.ts';

/** By which rule, with the figures of the rules that the order was paid under. */
export const clauseWords = (translate: Translate, { clause, share, fullDays }: NonNullable<Refunds['quote']>) =>
  translate(`refunds.clause.${clause}`, { days: fullDays, percent: Math.round((share ?? 0) * 100) });
