import { COUNTRY_CODES, prefixOf } from '@softbox/config/countries';
import { UNPREFIXED } from '@softbox/config/paths';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCountry, withLowerCasePrefix, withPrefix } from './country-path.ts';

const HOSTILE = [
  'evil.example',
  '/evil.example',
  '\\evil.example',
  '%5Cevil.example',
  '%2Fevil.example',
  '..',
  '%2e%2e',
  '@evil',
];
const segment = fc.oneof(
  fc.constantFrom(...HOSTILE, '', 'kr', 'KR', 'us', 'admin', 'users', 'terms', 'template', 'https:', 'javascript:'),
  fc.webSegment(),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
);
const anyPath = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
const search = fc.oneof(
  fc.constant(''),
  fc.webQueryParameters().map((query) => query && `?${query}`),
);
const country = fc.constantFrom(...COUNTRY_CODES);
const origin = 'https://softbox.example';

test('[R-02] every known path without a prefix continues under the current country and keeps its query', () => {
  for (const path of UNPREFIXED) {
    const pathname = `/${path.replace(':id', '12')}`;
    expect(withPrefix({ pathname, search: '?token=a%20b' }, 'KR')).toBe(
      `/kr${pathname === '/' ? '' : pathname}?token=a%20b`,
    );
  }
});

test('[R-02] of 2,000 paths none continues on another site', () => {
  fc.assert(
    fc.property(anyPath, search, country, (pathname, query, code) => {
      const place = { pathname, search: query };
      for (const target of [withPrefix(place, code), withLowerCasePrefix(place), inCountry(place, code)]) {
        if (target === null) continue;
        const url = new URL(target, origin);
        expect(url.origin).toBe(origin);
        expect(target).toMatch(/^\/(us|kr|au|vn|cn|my)(\/|\?|$)/);
      }
    }),
    { numRuns: 2000 },
  );
});

test('[R-02] only exact paths continue: neither doubled slashes nor foreign segments', () => {
  const unknown = [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/zz',
    '/terms/more',
    '/ADMIN',
    '/template',
    '/template/1/2',
  ];
  for (const pathname of unknown) expect(withPrefix({ pathname }, 'US')).toBeNull();
});

test('[R-01] a prefix in capitals continues in lower case, with the rest of the path', () => {
  expect(withLowerCasePrefix({ pathname: '/KR/template/3', search: '?a=1' })).toBe('/kr/template/3?a=1');
  expect(withLowerCasePrefix({ pathname: '/Us' })).toBe('/us');
  expect(withLowerCasePrefix({ pathname: '/KR//evil.example' })).toBe('/kr//evil.example');
  expect(withLowerCasePrefix({ pathname: '/kr' })).toBeNull();
  expect(withLowerCasePrefix({ pathname: '/JP' })).toBeNull();
});

test('[R-05] the switcher replaces the country segment, keeps path and query, and prepends where there is none', () => {
  expect(inCountry({ pathname: '/us' }, 'KR')).toBe('/kr');
  expect(inCountry({ pathname: '/us/template/7', search: '?from=mail' }, 'AU')).toBe('/au/template/7?from=mail');
  expect(inCountry({ pathname: '/usa' }, 'AU')).toBe('/au/usa');
  expect(inCountry({ pathname: '/' }, 'CN')).toBe('/cn');
  fc.assert(
    fc.property(country, country, fc.array(fc.webSegment().filter(Boolean)), search, (from, to, rest, query) => {
      const tail = rest.map((part) => `/${part}`).join('');
      const switched = inCountry({ pathname: `/${prefixOf(from)}${tail}`, search: query }, to);
      expect(switched).toBe(`/${prefixOf(to)}${tail}${query}`);
    }),
    { numRuns: 500 },
  );
});
