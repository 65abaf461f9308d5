import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_CODES, CURRENCIES } from './countries.ts';
import {
  formatCharge,
  formatMoney,
  fromDecimal,
  fromMinorUnits,
  inWon,
  priceIn,
  priceInDollars,
  toDecimal,
  toMinorUnits,
} from './money.ts';

const BASES = [...Array.from({ length: 28 }, (_, i) => 25 + i), 299, 399, 499];

test('[K-01] every price there can be is the base times the multiplier, half up, in whole units', () => {
  for (const code of COUNTRY_CODES)
    for (const base of BASES) {
      const exact = base * COUNTRIES[code].priceMultiplier;
      expect(priceIn(code, base)).toBe(exact % 1 === 0.5 ? exact + 0.5 : Math.round(exact));
    }
  expect(priceIn('MY', 25)).toBe(113);
  expect(priceIn('AU', 25)).toBe(38);
  expect(priceIn('KR', 299)).toBe(358_800);
  expect(priceIn('VN', 299)).toBe(7_176_000);
});

test('[K-01] 34 prices fall on .5, all of them in Australia or Malaysia', () => {
  const halves = COUNTRY_CODES.flatMap((code) =>
    BASES.filter((base) => (base * COUNTRIES[code].priceMultiplier) % 1 === 0.5).map(() => code),
  );
  expect(halves).toHaveLength(34);
  expect(new Set(halves)).toEqual(new Set(['AU', 'MY']));
});

test('[K-01] symbol first, the locale’s separators, decimals only where there are any', () => {
  expect(formatMoney('KR', 358_800)).toBe('₩358,800');
  expect(formatMoney('US', 1299)).toBe('$1,299');
  expect(formatMoney('AU', 59)).toBe('A$59');
  expect(formatMoney('VN', 7_176_000)).toBe('₫7.176.000');
  expect(formatMoney('CN', 2093)).toBe('¥2,093');
  expect(formatMoney('MY', 56.5)).toBe('RM56.50');
});

test('[case 10][K-01] won and dong have no minor unit, and minor units come back unharmed', () => {
  expect(CURRENCIES.filter((currency) => toMinorUnits(currency, 1) === 1)).toEqual(['KRW', 'VND']);
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.nat(100_000_000), (currency, whole) => {
      expect(fromMinorUnits(currency, toMinorUnits(currency, whole))).toBe(whole);
    }),
  );
});

test('[case 10] amounts come back from a provider’s decimal as they went, in every currency', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.nat(9_999_999_999), (currency, minor) => {
      expect(fromDecimal(currency, toDecimal(currency, minor))).toBe(minor);
    }),
  );
  expect(toDecimal('KRW', 358_800)).toBe('358800');
  expect(toDecimal('MYR', 11_300)).toBe('113.00');
  expect(fromDecimal('CNY', '88.8')).toBe(8880);
  expect(fromDecimal('USD', '8.29')).toBe(829);
});

test('what is no amount of the currency is none at all', () => {
  for (const text of ['', '-1', '1e3', '1,000', '1.', '.5', 'NaN', ' 1', '8.299', '1234567890123'])
    expect(fromDecimal('USD', text)).toBeNull();
  expect(fromDecimal('KRW', '358800.5')).toBeNull();
  expect(fromDecimal('KRW', '358800.00')).toBe(358_800);
});

test('the dollars behind a local price are the base price, to the dollar', () => {
  for (const code of COUNTRY_CODES)
    for (const base of BASES)
      expect(priceInDollars(code, [{ unitAmount: priceIn(code, base), quantity: 3 }])).toBe(base * 3);
});

test('dollars in a country without them are called so', () => {
  expect(formatCharge('VN', 'VND', 7_176_000)).toBe('₫7.176.000');
  expect(formatCharge('VN', 'USD', 29_900)).toBe('US$299');
  expect(formatCharge('US', 'USD', 29_900)).toBe('$299');
  expect(formatCharge('VN', 'MYR', 11_350)).toBe('113.5 MYR');
});

test('[A-03] every currency is turned into won by the price multipliers, and won stay as they are', () => {
  expect(inWon('KRW', 358_800)).toBe(358_800);
  expect(inWon('USD', 29_900)).toBe(358_800);
  expect(inWon('AUD', 44_900)).toBe(359_200);
  expect(inWon('VND', 7_176_000)).toBe(358_800);
  expect(inWon('CNY', 209_300)).toBe(358_800);
  expect(inWon('MYR', 134_600)).toBe(358_933);
  expect(inWon('USD', -50)).toBe(-600);
});
