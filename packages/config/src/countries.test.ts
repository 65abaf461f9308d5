import { expect, test } from 'vitest';
import { COUNTRIES, countryOfPrefix, DEFAULT_COUNTRY, nearestCountry, prefixOf } from './countries.ts';
import { languageFromHeader } from './languages.ts';

test('[E-01] the country table', () => {
  const rows = Object.values(COUNTRIES).map(
    ({ code, currency, currencySymbol, language, priceMultiplier, paymentProviders }) =>
      [code, currency, currencySymbol, language, priceMultiplier, paymentProviders.join(' ')].join(' | '),
  );
  expect(rows).toEqual([
    'US | USD | $ | en | 1 | stripe paypal square',
    'KR | KRW | ₩ | ko | 1200 | tosspayments',
    'AU | AUD | A$ | en | 1.5 | stripe paypal',
    'VN | VND | ₫ | vi | 24000 | stripe paypal',
    'CN | CNY | ¥ | zh | 7 | alipay wechatpay unionpay',
    'MY | MYR | RM | en | 4.5 | stripe paypal',
  ]);
});

test('[R-07] neighbours without an entry are served from Korea, everybody else from the United States', () => {
  for (const iso of 'JP TH SG PH ID IN BD LK MM KH LA NP BT MV TW HK MO'.split(' '))
    expect(nearestCountry(iso)).toBe('KR');
  for (const iso of ['FR', 'BR', 'CA', 'ZZ', '', '<script>']) expect(nearestCountry(iso)).toBe('US');
  expect(nearestCountry('vn')).toBe('VN');
});

test('[R-08] the default country is the United States', () => {
  expect(DEFAULT_COUNTRY).toBe('US');
  expect(nearestCountry(null)).toBe('US');
});

test('[R-01] a prefix is exactly lower case', () => {
  expect(Object.values(COUNTRIES).map(({ code }) => prefixOf(code))).toEqual(['us', 'kr', 'au', 'vn', 'cn', 'my']);
  expect(countryOfPrefix('kr')).toBe('KR');
  for (const segment of ['KR', 'Kr', 'kor', '', undefined, '__proto__']) expect(countryOfPrefix(segment)).toBeNull();
});

test('[K-07] the browser’s language is understood where we speak it', () => {
  expect(languageFromHeader('ja-JP,ja;q=0.9,en;q=0.8')).toBe('ja');
  expect(languageFromHeader('fr, vi;q=0.3, zh-Hans;q=0.7')).toBe('zh');
  expect(languageFromHeader('fr;q=1')).toBeNull();
  expect(languageFromHeader(null)).toBeNull();
});
