import { jobs, orders, paymentAttempts, paymentLedger, receipts, sandboxSessions, webhookInbox } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { compareBooks } from './audit-payments.ts';
import { EMULATORS } from './emulators/index.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { ADAPTERS, connectTo } from './providers/adapters.testing.ts';
import { embedded } from './providers/connect.ts';
import { reconcileDue } from './reconcile.ts';
import { reconcileNow } from './reconcile-now.ts';
import { decideRefund } from './refunding.testing.ts';

const HOUR = 3_600_000;
const BOOKS = ['stripe', 'paypal', 'square', 'tosspayments'] as const;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const span = () => {
  const to = api.clock.now().getTime();
  return { from: to - 48 * HOUR, to };
};
const nothing = { ownerless: 0, unseen: 0, unread: 0 };

test.each(BOOKS)('the books of %s show money that nobody has told us of, and it pays its order', async (provider) => {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  const url = await purchase.choose(await purchase.openPage(await purchase.start(provider)), 'pay_webhook_never');
  const attempt = await purchase.newest();
  // Where our confirmation moves the money it was made, and nothing of it was written down.
  if (url && ADAPTERS[provider].tampering === 'refused') {
    const hint = api.services.providers[provider]?.parseReturn({ url: new URL(url), form: new URLSearchParams() });
    await api.services.providers[provider]?.confirm({
      ...attempt,
      expected: { minor: attempt.chargeMinor, currency: attempt.chargeCurrency },
      hint: hint?.confirm ?? {},
    });
  }
  api.clock.advance(HOUR);
  expect(await compareBooks(api.services, span())).toEqual(nothing);
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'paid' }, ledger: [{ source: 'reconciler' }] });
  api.clock.advance(8 * HOUR);
  expect(await compareBooks(api.services, span())).toEqual(nothing);
});

test.each(BOOKS)('money at %s that no order knows is kept for somebody to look at, once', async (provider) => {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  const url = await purchase.choose(await purchase.openPage(await purchase.start(provider)), 'pay_webhook_never');
  if (url) await purchase.goBack(url);
  // Our side of it is gone: restored from a backup of before.
  await api.db.write(async (tx) => {
    await tx.run(sql`drop trigger receipts_remain`);
    await tx.delete(receipts);
    await tx.delete(paymentLedger);
    await tx.delete(paymentAttempts);
    await tx.update(orders).set({ paymentStatus: 'unpaid', paidMinor: 0, status: 'pending' });
  });
  api.clock.advance(HOUR);
  for (let times = 0; times < 2; times++)
    expect(await compareBooks(api.services, span())).toEqual({ ...nothing, ownerless: 1 });
  const kept = await api.db.read.select().from(webhookInbox).where(eq(webhookInbox.type, 'books.money-without-order'));
  expect(kept).toMatchObject([{ provider, state: 'dead' }]);
});

test('money about which the provider does not answer is not called ownerless, and is asked about again', async () => {
  const purchase = await buy(api);
  await purchase.choose(await purchase.openPage(await purchase.start('stripe')), 'pay_webhook_never');
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  const silent = async () => ({ ok: false, kind: 'unknown', code: 'TIMEOUT', message: '' }) as const;
  api.services.providers.stripe = { ...stripe, confirm: silent, fetchSnapshot: silent };
  api.clock.advance(HOUR);
  expect(await compareBooks(api.services, span())).toEqual({ ...nothing, unread: 1 });
  expect(await api.db.read.$count(webhookInbox)).toBe(0);
  api.services.providers.stripe = stripe;
  expect(await compareBooks(api.services, span())).toEqual(nothing);
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
});

test('what the same account at Toss sells elsewhere is not this shop’s to answer for', async () => {
  const { tosspayments } = api.services.providers;
  const purchase = await buy(api, { country: 'KR' });
  await purchase.pay('pay');
  const deps = { env: api.services.env, db: api.db, clock: api.clock };
  const { fetch } = embedded(EMULATORS.tosspayments, deps);
  const foreign = { transactionKey: 'T1', paymentKey: 'P1', status: 'DONE', currency: 'KRW', amount: 5000 };
  const provider = connectTo('tosspayments', deps, {
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (!String(input).includes('/v1/transactions')) return answer;
      const known = await answer.json();
      return Response.json([{ ...foreign, orderId: 'shop-2026-0001' }, ...known]);
    },
  });
  api.services.providers.tosspayments = provider;
  api.clock.advance(HOUR);
  const listed = await provider.listSince?.(new Date(span().from), new Date(span().to));
  expect(listed).toMatchObject({ ok: true, value: [{ merchantRef: (await purchase.newest()).merchantRef }] });
  expect(await compareBooks(api.services, span())).toEqual(nothing);
  api.services.providers.tosspayments = tosspayments;
});

test('money of ours that the provider does not show is said', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.db.write((tx) => tx.delete(sandboxSessions));
  api.clock.advance(8 * HOUR);
  expect(await compareBooks(api.services, span())).toEqual({ ...nothing, unseen: 1 });
});

test('books are compared once a day, whoever comes first, and again where they could not be read', async () => {
  const network = withFlakyNetwork(api);
  const other = await createApi({ env: api.services.env, clock: api.clock });
  const audits = () => api.db.read.select().from(jobs).where(eq(jobs.name, 'payment.audit'));
  await Promise.all([reconcileDue(api.services), reconcileDue(other.services), reconcileDue(api.services)]);
  expect(await audits()).toMatchObject([{ state: 'waiting' }]);
  network.weather = 'down';
  await api.drainJobs();
  expect(await audits()).toMatchObject([{ state: 'waiting', tries: 1 }]);
  network.weather = 'fine';
  api.clock.advance(60_000);
  await api.drainJobs();
  expect(await audits()).toMatchObject([{ state: 'done' }]);
  api.clock.advance(24 * HOUR);
  await reconcileDue(other.services);
  expect(await audits()).toHaveLength(2);
  await other.close();
});

test('several processes look after each payment once', async () => {
  const network = withFlakyNetwork(api);
  for (let count = 0; count < 6; count++) {
    const purchase = await buy(api);
    await purchase.choose(await purchase.openPage(await purchase.start('stripe')), 'pay_webhook_never');
  }
  const other = await createApi({ env: api.services.env, clock: api.clock });
  other.services.providers = api.services.providers;
  api.clock.advance(60_000);
  network.calls.length = 0;
  const looks = await Promise.all([api.services, other.services, api.services].map(reconcileDue));
  expect(looks.reduce((sum, look) => sum + look, 0)).toBe(6);
  expect(network.calls).toHaveLength(6);
  expect((await api.db.read.select().from(paymentAttempts)).map(({ status, checks }) => `${status} ${checks}`)).toEqual(
    Array(6).fill('succeeded 1'),
  );
  await other.close();
});

test('a provider that is silent is not asked about each of its payments, and stands in nobody’s way', async () => {
  const { tosspayments } = api.services.providers;
  const network = withFlakyNetwork(api);
  for (let count = 0; count < 6; count++) await (await buy(api)).start('stripe');
  const korean = await buy(api, { country: 'KR' });
  await korean.choose(await korean.openPage(await korean.start()), 'pay_webhook_never');
  network.weather = 'down';
  Object.assign(api.services.providers, { tosspayments });
  api.clock.advance(60_000);
  network.calls.length = 0;
  await reconcileDue(api.services);
  expect(network.calls).toHaveLength(3);
  expect((await korean.read()).order.paymentStatus).toBe('paid');
});

test('by hand everything open is asked about at once, whatever is due when', async () => {
  const paid = await buy(api);
  await paid.choose(await paid.openPage(await paid.start()), 'pay_webhook_never');
  await (await buy(api)).start();
  const report = await reconcileNow(api.services);
  expect(report).toEqual({ openBefore: 2, openAfter: 1, looks: 2, violations: [], ...nothing });
  expect((await paid.read()).order.paymentStatus).toBe('paid');
});

test('by hand it comes to an end, however slow a provider is in not answering', async () => {
  for (const purchase of [await buy(api), await buy(api)]) {
    await purchase.pay('pay');
    await decideRefund(api.db, { orderId: purchase.orderId, now: api.clock.now() });
  }
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  let asked = 0;
  // Each answer takes so long that meanwhile the other refund is due again.
  const refund: typeof stripe.refund = async () => {
    api.clock.advance(HOUR);
    asked++;
    return { ok: false, kind: 'unknown', code: 'TIMEOUT', message: '' };
  };
  api.services.providers.stripe = { ...stripe, refund };
  api.clock.advance(HOUR);
  expect(await reconcileNow(api.services)).toMatchObject({ openAfter: 0, violations: [] });
  expect(asked).toBe(2);
});
