import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { reconcileDue } from './reconcile.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const until = (moment: Date, ms: number) => api.clock.advance(moment.getTime() + ms - api.clock.now().getTime());

test.each(['alipay', 'unionpay'] as const)(
  '[case 19] paid in the last second at %s, which ends nothing for us and tells nobody: the last look finds it',
  async (provider) => {
    const purchase = await buy(api, { country: 'CN' });
    const view = await purchase.start(provider);
    const adapter = api.services.providers[provider];
    if (!adapter) throw new Error('no provider');
    const attempt = await purchase.newest();
    const { expiresAt } = attempt;
    const before = await adapter.close(attempt);
    if (!before.ok) throw new Error(before.code);
    const session = await purchase.openPage(view);
    until(expiresAt, -SECOND);
    await purchase.choose(session, 'pay_webhook_never');
    // For a moment it knows nothing of it yet.
    const knowing = async () => ({ ok: true, value: { ...before.value, state: 'created' } }) as const;
    const close = async () => before;
    api.services.providers[provider] = { ...adapter, close, fetchSnapshot: knowing, confirm: knowing };
    until(expiresAt, SECOND);
    expect(await reconcileDue(api.services)).toBe(1);
    expect(await purchase.read()).toMatchObject({
      order: { paymentStatus: 'unpaid' },
      attempts: [{ status: 'expired', nextCheckAt: new Date(api.clock.now().getTime() + MINUTE) }],
    });
    api.services.providers[provider] = adapter;
    api.clock.advance(MINUTE - 1);
    expect(await reconcileDue(api.services)).toBe(0);
    api.clock.advance(1);
    expect(await reconcileDue(api.services)).toBe(1);
    expect(await purchase.read()).toMatchObject({
      order: { paymentStatus: 'paid' },
      ledger: [{ source: 'reconciler' }],
      attempts: [{ status: 'succeeded', nextCheckAt: null }],
    });
  },
);

test.each(['alipay', 'unionpay'] as const)(
  'one that nobody paid at %s is looked at once more, and no more',
  async (provider) => {
    const purchase = await buy(api, { country: 'CN' });
    await purchase.openPage(await purchase.start(provider));
    until((await purchase.newest()).expiresAt, SECOND);
    expect(await reconcileDue(api.services)).toBe(1);
    expect(await purchase.newest()).toMatchObject({ status: 'expired', leaseUntil: null });
    api.clock.advance(MINUTE);
    expect(await reconcileDue(api.services)).toBe(1);
    expect(await purchase.newest()).toMatchObject({ status: 'expired', nextCheckAt: null });
  },
);

test('one that its provider has ended for us needs no last look', async () => {
  const purchase = await buy(api);
  await purchase.openPage(await purchase.start('stripe'));
  until((await purchase.newest()).expiresAt, SECOND);
  await reconcileDue(api.services);
  expect(await purchase.newest()).toMatchObject({ status: 'expired', nextCheckAt: null });
});
