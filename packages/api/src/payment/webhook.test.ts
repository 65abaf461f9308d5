import { LIMITS } from '@softbox/config/limits';
import { webhookInbox } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { reconcileDue } from './reconcile.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const inbox = () => api.db.read.select().from(webhookInbox);

test('[S-02] the tab is closed after paying: the webhook completes the order', async () => {
  const purchase = await buy(api);
  expect(await purchase.pay('pay_no_return')).toBeNull();
  expect((await purchase.read()).order.status).toBe('pending');
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    order: { status: 'completed', paymentStatus: 'paid' },
    ledger: [{ source: 'webhook' }],
  });
  expect(await inbox()).toMatchObject([{ state: 'processed', type: 'checkout.session.completed' }]);
});

test('[case 15][S-02] the same message three times at once is one message, one payment, one mail', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay_webhook_thrice');
  await api.drainJobs();
  expect(await inbox()).toHaveLength(1);
  const { ledger, events } = await purchase.read();
  expect(ledger).toHaveLength(1);
  expect(events).toEqual(['placed', 'payment_started', 'paid']);
  expect(await purchase.mails('')).toHaveLength(2);
});

test.each(['US', 'KR'] as const)(
  '[S-02] webhook, return and reconciler at the same moment in %s settle once',
  async (country) => {
    const purchase = await buy(api, { country });
    const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay')) ?? '';
    api.clock.advance(60_000);
    await Promise.all([
      ...Array.from({ length: 5 }, () => purchase.goBack(url)),
      ...Array.from({ length: 3 }, () => reconcileDue(api.services)),
      api.drainJobs(),
      purchase.visitor.payment.confirm({ orderId: purchase.orderId }),
    ]);
    await api.drainJobs();
    const { order, ledger, events } = await purchase.read();
    expect(order.paymentStatus).toBe('paid');
    expect(ledger).toHaveLength(1);
    expect(events).toEqual(['placed', 'payment_started', 'paid']);
  },
);

test('a webhook that is faster than the browser settles before it returns', async () => {
  const purchase = await buy(api);
  const url = await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_first');
  expect(await inbox()).toHaveLength(1);
  expect((await purchase.goBack(url ?? '')).pathname).toBe('/us/payment/success');
  await api.drainJobs();
  expect((await purchase.read()).ledger).toHaveLength(1);
});

test('a bad signature is refused and nothing is written', async () => {
  const purchase = await buy(api);
  await purchase.start();
  const { providerRef, merchantRef } = await purchase.newest();
  const object = {
    object: 'checkout.session',
    id: providerRef,
    payment_status: 'paid',
    metadata: { app: 'softbox', merchantRef },
  };
  const body = { id: 'evt_forged', type: 'checkout.session.completed', data: { object } };
  for (const signature of ['', 't=1,v1=00', `t=${Math.floor(api.clock.now().getTime() / 1000)},v1=${'0'.repeat(64)}`]) {
    const { status } = await api.request('POST', '/api/webhooks/stripe', {
      body,
      headers: { 'stripe-signature': signature },
    });
    expect(status).toBe(400);
  }
  expect(await inbox()).toEqual([]);
});

test('[case 35] an unsigned message only makes us look: forged news of a payment changes nothing', async () => {
  const purchase = await buy(api, { country: 'KR' });
  await purchase.start();
  const { merchantRef: orderId } = await purchase.newest();
  const tell = (data: object) =>
    api.request('POST', '/api/webhooks/tosspayments', {
      body: {
        eventType: 'PAYMENT_STATUS_CHANGED',
        createdAt: '2026-11-20T12:00:00',
        data: { paymentKey: 'forged', status: 'DONE', ...data },
      },
    });
  expect((await tell({ orderId })).status).toBe(200);
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'processing' }, ledger: [] });
  // What names no attempt of ours is not worth a row.
  expect((await tell({ orderId: 'order_of_nobody' })).status).toBe(200);
  expect(await inbox()).toMatchObject([{ merchantRef: orderId, state: 'processed' }]);
});

test('a message that cannot be worked on is kept and tried again; after a day it is given up', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_no_return');
  network.weather = 'down';
  await api.drainJobs();
  expect(await inbox()).toMatchObject([{ state: 'received' }]);
  network.weather = 'fine';
  api.clock.advance(60_000);
  await api.drainJobs();
  expect(await inbox()).toMatchObject([{ state: 'processed' }]);
  expect((await purchase.read()).order.paymentStatus).toBe('paid');

  const late = await buy(api);
  await late.choose(await late.openPage(await late.start()), 'pay_no_return');
  network.weather = 'down';
  await api.drainJobs();
  api.clock.advance(25 * 3_600_000);
  await reconcileDue(api.services);
  expect((await inbox()).map(({ state }) => state).sort()).toEqual(['dead', 'processed']);
});

test('a body without end is cut off, other methods and providers are refused', async () => {
  const big = await api.request('POST', '/api/webhooks/stripe', { body: 'x'.repeat(LIMITS.webhookBodyBytes + 1) });
  expect(big.status).toBe(413);
  expect((await api.request('GET', '/api/webhooks/stripe')).status).toBe(405);
  delete api.services.providers.paypal;
  expect((await api.request('POST', '/api/webhooks/paypal', { body: {} })).status).toBe(404);
  expect(await inbox()).toEqual([]);
});
