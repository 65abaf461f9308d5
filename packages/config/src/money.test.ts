import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COUNTRIES, COUNTRY_CODES, CURRENCIES } from './countries.ts';
import { formatMoney, fromMinorUnits, minorDigits, priceIn, toMinorUnits } from './money.ts';

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

test('[K-01] won and dong have no minor unit, and minor units come back unharmed', () => {
  expect(CURRENCIES.filter((currency) => minorDigits(currency) === 0)).toEqual(['KRW', 'VND']);
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.nat(100_000_000), (currency, whole) => {
      expect(fromMinorUnits(currency, toMinorUnits(currency, whole))).toBe(whole);
    }),
  );
});
