import { COUNTRIES, type CountryCode, type Currency } from './countries.ts';
import { LANGUAGE_TAGS } from './languages.ts';

/** Digits after the point in the currency's minor unit (ISO 4217). */
const MINOR_DIGITS: Record<Currency, number> = { USD: 2, AUD: 2, CNY: 2, MYR: 2, KRW: 0, VND: 0 };

export const minorDigits = (currency: Currency) => MINOR_DIGITS[currency];

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
