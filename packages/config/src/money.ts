import { COUNTRIES, type CountryCode, type Currency } from './countries.ts';
import { LANGUAGE_TAGS } from './languages.ts';

/** Digits after the point in the currency's minor unit (ISO 4217). */
const MINOR_DIGITS: Record<Currency, number> = { USD: 2, AUD: 2, CNY: 2, MYR: 2, KRW: 0, VND: 0 };

/**
 * Shown price of one unit in whole units of the country's currency: base (whole US dollars) times multiplier, half up.
 * Rounded once per unit and then summed, so that a cart adds up to what its lines show.
 */
export const priceIn = (country: CountryCode, basePrice: number) =>
  Math.round(basePrice * COUNTRIES[country].priceMultiplier);

/** Whole currency units to the integer minor units that providers and the ledger count in. */
export const toMinorUnits = (currency: Currency, wholeUnits: number) => wholeUnits * 10 ** MINOR_DIGITS[currency];

/** Minor units back to currency units; exact for every amount the product handles. */
export const fromMinorUnits = (currency: Currency, minor: number) => minor / 10 ** MINOR_DIGITS[currency];

/** `299.00`, `358800`: as a decimal, the way providers write amounts. */
export const toDecimal = (currency: Currency, minor: number) =>
  fromMinorUnits(currency, minor).toFixed(MINOR_DIGITS[currency]);

/** Minor units of a provider's decimal, or null where it is none: digit by digit, never through a float. */
export function fromDecimal(currency: Currency, text: string): number | null {
  const digits = MINOR_DIGITS[currency];
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (!whole || /[1-9]/.test(fraction.slice(digits))) return null;
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
}

/** The base price behind a shown one. Rounding moved it by at most half a unit, so that whole dollars come back exactly. */
const basePriceOf = (country: CountryCode, shown: number) => Math.round(shown / COUNTRIES[country].priceMultiplier);

/**
 * What an order costs in whole US dollars, for providers that do not take its currency: the sum of the base prices behind
 * the prices it was placed at. No exchange rate is involved.
 */
export const priceInDollars = (country: CountryCode, lines: readonly { unitAmount: number; quantity: number }[]) =>
  lines.reduce((sum, { unitAmount, quantity }) => sum + basePriceOf(country, unitAmount) * quantity, 0);

/** In which currency the studio adds everything up. */
export const STUDIO_COUNTRY: CountryCode = 'KR';

/**
 * What an amount is in the studio's own won, by the price multipliers: what the same thing costs in Korea, not what a bank
 * would give for it. Whole won, half up; to be used on sums, so that nothing is rounded twice.
 */
export function inWon(currency: Currency, minor: number): number {
  const country = Object.values(COUNTRIES).find((known) => known.currency === currency);
  if (!country) throw new Error(`no country pays in ${currency}`);
  const dollars = fromMinorUnits(currency, minor) / country.priceMultiplier;
  return Math.round(dollars * COUNTRIES[STUDIO_COUNTRY].priceMultiplier);
}

export const formatWon = (won: number) => formatMoney(STUDIO_COUNTRY, won);

/** `₩358,800`, `A$59`, `RM113.50`: symbol first, the locale's thousands separators, decimals only where there are any. */
export function formatMoney(country: CountryCode, amount: number): string {
  const { currencySymbol, currency, language } = COUNTRIES[country];
  const decimals = Number.isInteger(amount) ? 0 : MINOR_DIGITS[currency];
  const digits = new Intl.NumberFormat(LANGUAGE_TAGS[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${currencySymbol}${digits.format(amount)}`;
}

/** What the cheapest of these costs, for "from {price}". */
export const formatLowest = (country: CountryCode, basePrices: readonly number[]) =>
  formatMoney(country, priceIn(country, Math.min(...basePrices)));

export const formatMinor = (country: CountryCode, minor: number) =>
  formatMoney(country, fromMinorUnits(COUNTRIES[country].currency, minor));

/** Money that need not be in the country's own currency: `₫7.176.000`, but `US$299` for whoever pays in dollars there. */
export function formatCharge(country: CountryCode, currency: Currency, minor: number): string {
  if (currency === COUNTRIES[country].currency) return formatMinor(country, minor);
  return currency === 'USD' ? `US${formatMinor('US', minor)}` : `${fromMinorUnits(currency, minor)} ${currency}`;
}
