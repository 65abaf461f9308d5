import { expect, test } from 'vitest';
import { createLocator } from './locate.ts';

const answering =
  (body: string): typeof fetch =>
  async () =>
    new Response(body);

test('[R-06] the look-up service’s country_code decides, mapped to where we serve', async () => {
  const env = { GEOIP_URL: 'http://geo.test/{ip}', GEOIP_HEADER: undefined };
  expect(await createLocator(env, answering('{"country_code":"AU"}'))(new Headers(), '203.0.113.5')).toBe('AU');
  expect(await createLocator(env, answering('{"country_code":"JP"}'))(new Headers(), '203.0.113.5')).toBe('KR');
  expect(await createLocator(env, answering('{"country_code":"FR"}'))(new Headers(), '203.0.113.5')).toBe('US');
});

test('[R-06, R-08] a failed, slow or nonsensical look-up falls back to US', async () => {
  const env = { GEOIP_URL: 'http://geo.test/{ip}', GEOIP_HEADER: undefined };
  for (const ask of [
    answering('<html>'),
    answering('{"country_code":"kr\\u0000"}'),
    answering('{"country_code":42}'),
    async () => Promise.reject(new Error('down')),
  ])
    expect(await createLocator(env, ask)(new Headers(), '203.0.113.5')).toBe('US');
});

test('[R-06] the visitor’s stored choice comes first, then the edge header, and the service is asked once per address', async () => {
  let asked = 0;
  const locate = createLocator({ GEOIP_URL: 'http://geo.test/{ip}', GEOIP_HEADER: 'cf-ipcountry' }, async () => {
    asked++;
    return new Response('{"country_code":"VN"}');
  });
  expect(await locate(new Headers({ cookie: 'softbox_country=my', 'cf-ipcountry': 'KR' }), '203.0.113.5')).toBe('MY');
  expect(await locate(new Headers({ 'cf-ipcountry': 'SG' }), '203.0.113.5')).toBe('KR');
  expect(await locate(new Headers(), '203.0.113.5')).toBe('VN');
  expect(await locate(new Headers(), '203.0.113.5')).toBe('VN');
  expect(asked).toBe(1);
});
