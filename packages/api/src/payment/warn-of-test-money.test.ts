import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { buy } from './paying.testing.ts';
import { warnOfTestMoney } from './warn-of-test-money.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a shop that goes live over its test payments is told so, any other is not', async () => {
  const { services } = api;
  const warned: unknown[] = [];
  Object.assign(services.log, { warn: (...said: unknown[]) => void warned.push(said) });
  const { alipay } = services.providers;
  if (!alipay) throw new Error('no Alipay');
  const live = { ...services, providers: { ...services.providers, alipay: { ...alipay, mode: 'live' as const } } };
  await warnOfTestMoney(live);
  expect(warned).toEqual([]);
  await (await buy(api)).pay('pay');
  await warnOfTestMoney(services);
  expect(warned).toEqual([]);
  await warnOfTestMoney(live);
  expect(warned).toMatchObject([[{ payments: 1 }, expect.stringContaining('empty database')]]);
});
