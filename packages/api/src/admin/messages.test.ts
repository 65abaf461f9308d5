import { webhookInbox } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFlakyNetwork } from '../payment/flaky-network.testing.ts';
import { findViolations } from '../payment/invariants.ts';
import { buy } from '../payment/paying.testing.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const DAY = 24 * 3_600_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const desk = async () => {
  const { actor, user } = await api.signUp({ role: 'owner' });
  const { admin } = await api.caller({ actor });
  return { admin, user };
};

test('a message that was given up is worked on when somebody says so', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_no_return');
  network.weather = 'down';
  await api.drainJobs();
  api.clock.advance(DAY + 60_000);
  await reconcileDue(api.services);
  const { admin, user } = await desk();
  const [given] = await admin.messages({ state: 'dead' });
  expect(given).toMatchObject({ provider: 'stripe', orderId: purchase.orderId, type: 'checkout.session.completed' });
  const id = given?.id ?? '';

  expect(await admin.replayMessage({ id })).toMatchObject({ outcome: 'no-answer', message: { state: 'dead' } });
  network.weather = 'fine';
  const replayed = await admin.replayMessage({ id });
  expect(replayed).toMatchObject({ outcome: 'processed', message: { state: 'processed' } });
  expect(replayed.message.note).toContain(user.id);
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'paid' }, ledger: [{ source: 'webhook' }] });
});

test('replayed as often as one likes, a message books nothing twice', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  const before = await purchase.read();
  const { admin } = await desk();
  const [message] = await admin.messages({});
  for (let times = 0; times < 3; times++)
    expect(await admin.replayMessage({ id: message?.id ?? '' })).toMatchObject({ outcome: 'processed' });
  await api.drainJobs();
  expect(await purchase.read()).toEqual(before);
});

test.each([
  ['US', 'stripe'],
  ['AU', 'paypal'],
  ['US', 'square'],
  ['KR', 'tosspayments'],
  ['CN', 'alipay'],
] as const)(
  'in %s through %s the desk sees an order’s own money and messages, and no other’s',
  async (country, provider) => {
    const purchases = [await buy(api, { country }), await buy(api, { country })];
    for (const purchase of purchases) await purchase.pay('pay', provider);
    await api.drainJobs();
    const { admin } = await desk();
    for (const { orderId, amount, currency } of purchases) {
      const messages = await admin.messages({ orderId });
      expect(messages.length).toBeGreaterThan(0);
      expect(messages.map((message) => message.orderId)).toEqual(messages.map(() => orderId));
      expect(await admin.ledger({ orderId })).toMatchObject([
        { kind: 'charge', provider, amount, currency, counts: true, transactionId: expect.any(String) },
      ]);
    }
    expect(await admin.messages({ orderId: 'order_none' })).toEqual([]);
    expect(await admin.ledger({ orderId: 'order_none' })).toEqual([]);
  },
);

test('[X-03] nobody but the studio reads of money and messages', async () => {
  const { actor } = await api.signUp();
  const { admin } = await api.caller({ actor });
  await expect(admin.ledger({ orderId: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(admin.messages({ orderId: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('the list shows what messages were about, never what they say, and goes on where it ended', async () => {
  for (let count = 0; count < 3; count++) {
    api.clock.advance(60_000);
    await (await buy(api)).pay('pay');
    await api.drainJobs();
  }
  const { admin } = await desk();
  const all = await admin.messages({});
  expect(all).toHaveLength(await api.db.read.$count(webhookInbox));
  expect(JSON.stringify(all)).not.toMatch(/Minji|@example|stripe-signature/);
  const [first] = all;
  expect(await admin.messages({ before: first?.receivedAt })).toEqual(all.slice(1));
  await expect(admin.replayMessage({ id: 'whk_nothing' })).rejects.toMatchObject({ message: 'NOT_FOUND' });
});
