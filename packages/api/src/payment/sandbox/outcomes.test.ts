import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { EMULATORS } from '../emulators/index.ts';
import { OUTCOMES, type SandboxOutcome } from '../emulators/outcomes.ts';
import { readSession } from '../emulators/sandbox-session.ts';
import { findViolations } from '../invariants.ts';
import { buy } from '../paying.testing.ts';
import { ADAPTERS } from '../providers/adapters.testing.ts';
import { reconcileDue } from '../reconcile.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => expect(await findViolations(api.db.read)).toEqual([]));
afterAll(() => api.close());

async function arriveAt(provider: ProviderName) {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  const sessionId = await purchase.openPage(await purchase.start(provider));
  const session = await readSession(api.db.read, sessionId, api.clock.now());
  if (!session) throw new Error('no page');
  return { ...purchase, sessionId, offered: EMULATORS[provider].offers(session) };
}

/** Money came, however it went on the way; or it is not the money that was asked for. */
const ENDS: Partial<Record<SandboxOutcome, string>> = {
  pay_answer_lost: 'paid',
  pay_fault: 'paid',
  pay_too_many: 'paid',
  pay_out_of_order: 'paid',
  pay_webhook_manual: 'paid',
  wrong_currency: 'review',
};
const WHERE_NOT_EVERYWHERE: Partial<Record<SandboxOutcome, ProviderName[]>> = {
  pay_out_of_order: ['stripe', 'paypal', 'square', 'tosspayments', 'alipay'],
  wrong_currency: ['stripe', 'paypal', 'square'],
};

test.each(PROVIDER_NAMES)('%s: whatever goes wrong on the way, the order ends as the money is', async (provider) => {
  for (const outcome of OUTCOMES) {
    const end = ENDS[outcome];
    if (!end) continue;
    const purchase = await arriveAt(provider);
    const somewhere = WHERE_NOT_EVERYWHERE[outcome];
    expect([outcome, purchase.offered.includes(outcome)]).toEqual([outcome, somewhere?.includes(provider) ?? true]);
    if (!purchase.offered.includes(outcome)) continue;
    const url = await purchase.choose(purchase.sessionId, outcome);
    if (url) await purchase.goBack(url);
    await api.drainJobs();
    api.clock.advance(2 * MINUTE);
    await api.drainJobs();
    await reconcileDue(api.services);
    await api.drainJobs();
    const { order, ledger } = await purchase.read();
    // PayPal shows what its buyer agreed to before it is money: other money is refused there.
    const refused = outcome === 'wrong_currency' && ADAPTERS[provider].tampering === 'refused';
    expect([outcome, order.paymentStatus]).toEqual([outcome, refused ? 'processing' : end]);
    expect([outcome, ledger.length]).toEqual([outcome, refused ? 0 : 1]);
  }
});

test('a lost answer really is lost, and the next one is not', async () => {
  for (const [outcome, provider] of [
    ['pay_answer_lost', 'paypal'],
    ['pay_fault', 'stripe'],
    ['pay_too_many', 'alipay'],
  ] as const) {
    const purchase = await arriveAt(provider);
    const url = (await purchase.choose(purchase.sessionId, outcome)) ?? '';
    await purchase.goBack(url);
    expect(await purchase.read()).toMatchObject({ order: { paidMinor: 0 }, attempts: [{ uncertain: true }] });
    await purchase.goBack(url);
    expect((await purchase.read()).order.paymentStatus).toBe('paid');
  }
});

test('where the answer to a confirmation is lost, the payment itself is read at once', async () => {
  const purchase = await arriveAt('tosspayments');
  await purchase.goBack((await purchase.choose(purchase.sessionId, 'pay_answer_lost')) ?? '');
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'paid' }, ledger: [{ source: 'return' }] });
});

test('a notice that waits is sent from the page of the payment, without a script', async () => {
  const purchase = await arriveAt('stripe');
  const page = `/sandbox/pay/${purchase.sessionId}`;
  const press = (outcome: string) =>
    api.request('POST', page, {
      body: `outcome=${outcome}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  await press('pay_webhook_manual');
  await api.drainJobs();
  api.clock.advance(MINUTE);
  await api.drainJobs();
  expect((await purchase.read()).order.paidMinor).toBe(0);
  const { text } = await api.request('GET', page);
  expect(text).toContain('<button name="outcome" value="send_held"');
  expect(text).not.toContain('<script');
  expect((await press('send_held')).headers.get('location')).toBe(page);
  await api.drainJobs();
  expect((await purchase.read()).ledger).toMatchObject([{ source: 'webhook' }]);
  expect((await api.request('GET', page)).text).not.toContain('send_held');
});
