import { jobs, orders, paymentAttempts, paymentLedger, receipts, sandboxSessions } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { findViolationsAside } from './find-violations-aside.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { reconcileDue } from './reconcile.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

/** The shop runs for so many hours: the reconciler promises the audit of each day, the jobs do it. */
async function run(hours: number) {
  for (let passed = 0; passed < hours; passed += 4) {
    api.clock.advance(4 * HOUR);
    await reconcileDue(api.services);
    await api.drainJobs();
  }
}

const alarms = async () => (await api.mails()).filter(({ subject }) => subject.includes('맞지 않는 결제 내역'));

async function paid() {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  return purchase;
}

test('a shop whose money adds up is left in peace', async () => {
  await paid();
  await run(72);
  expect(await api.db.read.$count(jobs, eq(jobs.name, 'payment.audit'))).toBeGreaterThan(2);
  expect(await alarms()).toEqual([]);
});

test('an order that breaks a rule of the money is told to the studio, once a day', async () => {
  const { orderId } = await paid();
  await run(4);
  // By somebody with a hand in the database.
  await api.db.write((tx) => tx.update(orders).set({ refundedMinor: 1 }).where(eq(orders.id, orderId)));
  const said = [`refunded differs from the counted refunds: ${orderId}`];
  expect(await findViolations(api.db.read)).toEqual(said);
  expect(await findViolationsAside(api.services.env)).toEqual(said);
  await run(48);
  const mails = await alarms();
  expect(mails).toHaveLength(2);
  expect(mails[0]).toMatchObject({
    to: api.services.env.ADMIN_EMAIL,
    subject: '[Softbox] 맞지 않는 결제 내역이 1건 있습니다',
  });
  expect(mails[0]?.text).toContain(said[0]);
  expect(mails[0]?.text).toContain(`/kr/admin?tab=orders&order=${orderId}`);
  expect(mails[0]?.text).not.toContain('결제사 장부에 없는');
  await api.db.write((tx) => tx.update(orders).set({ refundedMinor: 0 }).where(eq(orders.id, orderId)));
  await run(48);
  expect(await alarms()).toHaveLength(2);
});

test('money of ours that the provider’s books do not show is told, with its order', async () => {
  const { orderId } = await paid();
  await api.db.write((tx) => tx.delete(sandboxSessions));
  await run(28);
  const [mail, ...others] = await alarms();
  // Two days of the books are gone through on each day: it is told twice, and then the books speak of it no more.
  expect(others).toHaveLength(1);
  await run(48);
  expect(await alarms()).toHaveLength(2);
  expect(mail?.text).toMatch(new RegExp(`${orderId}\\s+stripe · pi_`));
  expect(mail?.text).toContain(`order=${orderId}`);
});

test('money that no order knows is told, with the way to what providers said', async () => {
  const purchase = await paid();
  const { amount } = purchase;
  const [charge] = (await purchase.read()).ledger;
  // Our side of it is gone: restored from a backup of before.
  await api.db.write(async (tx) => {
    await tx.run(sql`drop trigger receipts_remain`);
    await tx.delete(receipts);
    await tx.delete(paymentLedger);
    await tx.delete(paymentAttempts);
    await tx.update(orders).set({ paymentStatus: 'unpaid', paidMinor: 0, status: 'pending' });
  });
  await run(24);
  const [mail] = await alarms();
  expect(mail?.text).toContain(`stripe · ${charge?.providerTransactionId} · ${amount.toFixed(2)} USD`);
  expect(mail?.text).toContain('/kr/admin?tab=settings&part=messages');
});

test('an audit that is tried again on the same day writes no second mail', async () => {
  const { orderId } = await paid();
  await api.db.write((tx) => tx.update(orders).set({ refundedMinor: 1 }).where(eq(orders.id, orderId)));
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  const listSince = async () => ({ ok: false, kind: 'unknown', code: 'TIMEOUT', message: '' }) as const;
  api.services.providers.stripe = { ...stripe, listSince };
  await reconcileDue(api.services);
  for (let tries = 0; tries < 4; tries++) {
    await api.drainJobs();
    api.clock.advance(60_000);
  }
  const [audit] = await api.db.read.select().from(jobs).where(eq(jobs.name, 'payment.audit'));
  expect(audit?.tries).toBeGreaterThan(1);
  expect(await alarms()).toHaveLength(1);
});
