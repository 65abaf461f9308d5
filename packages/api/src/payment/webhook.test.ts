import { createHash } from 'node:crypto';
import { LIMITS } from '@softbox/config/limits';
import { jobs, paymentAttempts, webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JOB_PAYLOADS } from '../jobs/payloads.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { EMULATORS } from './emulators/index.ts';
import { sandboxKeys } from './emulators/sandbox-keys.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

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

test('what becomes of a refund at Square its message tells, though it names another order', async () => {
  const purchase = await buy(api);
  await purchase.pay('refund_pending', 'square');
  await api.drainJobs();
  await decideRefund(api.db, { orderId: purchase.orderId, now: api.clock.now() });
  await api.drainJobs();
  expect((await purchase.read()).refunds).toMatchObject([{ status: 'pending' }]);
  api.clock.advance(20 * 60_000);
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'refunded' },
    refunds: [{ status: 'succeeded' }],
  });
  expect((await inbox()).map(({ state }) => state)).toEqual(['processed', 'processed', 'processed']);
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

test('[case 35] what an unsigned message calls itself neither takes the place of another nor fills the house', async () => {
  const purchase = await buy(api, { country: 'KR' });
  await purchase.start();
  const { merchantRef: orderId } = await purchase.newest();
  const say = (status: string) =>
    JSON.stringify({
      eventType: 'PAYMENT_STATUS_CHANGED',
      createdAt: '2026-11-20T12:00:00',
      data: { paymentKey: 'key', orderId, status },
    });
  const tell = (body: string, id?: string) =>
    api.request('POST', '/api/webhooks/tosspayments', {
      body,
      ...(id === undefined ? {} : { headers: { 'tosspayments-webhook-transmission-id': id } }),
    });
  const real = say('DONE');
  await tell(say('ABORTED'), createHash('sha256').update(real).digest('hex'));
  await tell(real);
  await tell(real);
  expect(await inbox()).toHaveLength(2);
  await tell(real, 'x'.repeat(5000));
  await tell(say('CANCELED'), 'y'.repeat(5000));
  const messages = await inbox();
  expect(messages.map(({ type }) => type.split('.')[1])).toEqual(['ABORTED', 'DONE', 'CANCELED']);
  for (const { eventId } of messages) expect(eventId.length).toBeLessThanOrEqual(100);
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

test('[case 29] what a proxy writes around a message does not matter, what it writes into it does', async () => {
  const purchase = await buy(api, { country: 'AU' });
  await purchase.pay('pay_webhook_manual', 'stripe');
  const [job] = (await api.db.read.select().from(jobs)).filter(({ name }) => name === 'sandbox.webhook');
  const { body } = JOB_PAYLOADS['sandbox.webhook'].parse(job?.payload);
  const send = (text: string, around: Record<string, string> = {}) =>
    api.request('POST', '/api/webhooks/stripe', {
      body: text,
      headers: { ...EMULATORS.stripe.webhookHeaders(body, api.services), ...around },
    });
  expect((await send(JSON.stringify(JSON.parse(body), null, 2))).status).toBe(400);
  expect((await send(`${body}\n`)).status).toBe(400);
  expect(await inbox()).toEqual([]);
  const around = {
    'content-type': 'application/json; charset=utf-8',
    'accept-encoding': 'gzip, br',
    'x-forwarded-for': '203.0.113.9',
    via: '1.1 proxy',
  };
  expect((await send(body, around)).status).toBe(200);
  const [kept] = await inbox();
  expect(kept?.raw.toString()).toBe(body);
  expect(Object.keys(kept?.headers ?? {})).not.toContain('x-forwarded-for');
});

test('[case 34] Toss tells of success and then, late, of failure: the payment itself says what is true', async () => {
  const purchase = await buy(api, { country: 'KR' });
  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_out_of_order');
  api.clock.advance(60_000);
  await reconcileDue(api.services);
  await api.drainJobs();
  api.clock.advance(50);
  await api.drainJobs();
  expect((await inbox()).map(({ type, state }) => `${type} ${state}`)).toEqual([
    'PAYMENT_STATUS_CHANGED.DONE processed',
    'PAYMENT_STATUS_CHANGED.ABORTED processed',
  ]);
  const { order, attempts, ledger } = await purchase.read();
  expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  expect(attempts).toMatchObject([{ status: 'succeeded', failureCode: null }]);
  expect(ledger).toHaveLength(1);
});

test('[case 36] a signed message about a payment we do not know yet is kept, and worked on once we do', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay_no_return');
  const { id, merchantRef } = await purchase.newest();
  // Its row is not there yet, as with a message that overtakes our own commit on another machine.
  const rename = (ref: string) =>
    api.db.write((tx) =>
      tx.update(paymentAttempts).set({ merchantRef: ref, providerRef: null }).where(eq(paymentAttempts.id, id)),
    );
  await rename('elsewhere');
  await api.drainJobs();
  expect(await inbox()).toMatchObject([{ state: 'received', merchantRef }]);
  expect((await purchase.read()).ledger).toEqual([]);
  await rename(merchantRef);
  api.clock.advance(60_000);
  await api.drainJobs();
  expect(await inbox()).toMatchObject([{ state: 'processed' }]);
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
});

test('[case 36] a message is worked on as long as it is kept, through a night without its provider', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay_no_return');
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  const silent = async () => ({ ok: false, kind: 'unknown', code: 'TIMEOUT', message: '' }) as const;
  api.services.providers.stripe = { ...stripe, confirm: silent, fetchSnapshot: silent };
  for (let hours = 0; hours < 20; hours++) {
    await api.drainJobs();
    api.clock.advance(3_600_000);
  }
  expect(await inbox()).toMatchObject([{ state: 'received' }]);
  api.services.providers.stripe = stripe;
  await api.drainJobs();
  expect(await inbox()).toMatchObject([{ state: 'processed' }]);
  expect((await purchase.read()).ledger).toMatchObject([{ source: 'webhook' }]);
});

test('news of a refund made in Stripe’s own dashboard are followed where it was of ours, and of no other product', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  const before = (await inbox()).length;
  const { webhookSecret } = sandboxKeys(api.services.env.DATA_DIR, 'stripe');
  const tell = async (id: string, payment_intent: string) => {
    const object = { object: 'refund', id: `re_${id}`, payment_intent, metadata: {} };
    const payload = JSON.stringify({ id, object: 'event', type: 'refund.failed', data: { object } });
    const timestamp = Math.floor(api.clock.now().getTime() / 1000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    const headers = { 'stripe-signature': signature };
    const { status } = await api.request('POST', '/api/webhooks/stripe', { body: payload, headers });
    expect(status).toBe(200);
  };
  const [charge] = (await purchase.read()).ledger;
  await tell('evt_other', 'pi_of_another_product');
  await tell('evt_ours', charge?.providerTransactionId ?? '');
  await api.drainJobs();
  const kept = await inbox();
  expect(kept).toHaveLength(before + 1);
  expect(kept.find(({ eventId }) => eventId === 'evt_ours')).toMatchObject({ state: 'processed' });
});

test('a body without end is cut off, other methods and providers are refused', async () => {
  const big = await api.request('POST', '/api/webhooks/stripe', { body: 'x'.repeat(LIMITS.webhookBodyBytes + 1) });
  expect(big.status).toBe(413);
  expect((await api.request('GET', '/api/webhooks/stripe')).status).toBe(405);
  delete api.services.providers.paypal;
  expect((await api.request('POST', '/api/webhooks/paypal', { body: {} })).status).toBe(404);
  expect(await inbox()).toEqual([]);
});
