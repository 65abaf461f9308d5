import { CURRENCIES, type Currency } from '@softbox/config/countries';
import { fromMinorUnits, inWon } from '@softbox/config/money';
import { z } from 'zod';

/** Money of several currencies: each as it is, and all of it in won. */
export const Sums = z.object({
  won: z.number().int(),
  count: z.number().int(),
  currencies: z.array(
    z.object({ currency: z.enum(CURRENCIES), amount: z.number(), won: z.number().int(), count: z.number().int() }),
  ),
});
export type Sums = z.infer<typeof Sums>;

export interface CurrencySum {
  currency: Currency;
  minor: number;
  count: number;
}

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Each currency is added up exactly and turned into won once. Rows of one currency may come in any number. */
export function sumUp(rows: readonly CurrencySum[]): Sums {
  const currencies = CURRENCIES.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency && row.count > 0);
    if (own.length === 0) return [];
    const minor = total(own.map((row) => row.minor));
    const count = total(own.map((row) => row.count));
    return [{ currency, amount: fromMinorUnits(currency, minor), won: inWon(currency, minor), count }];
  });
  return {
    won: total(currencies.map(({ won }) => won)),
    count: total(currencies.map(({ count }) => count)),
    currencies,
  };
}

export const wonOf = (rows: readonly CurrencySum[]) => sumUp(rows).won;
