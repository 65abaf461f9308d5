import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jobs } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import type { Snapshot } from './provider.ts';
import { settle } from './settle.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

type Purchase = Awaited<ReturnType<typeof buy>>;

/** What Stripe would say about the newest attempt. */
async function snapshotOf(purchase: Purchase, given: Partial<Snapshot> = {}): Promise<Snapshot> {
  const { providerRef, merchantRef, chargeMinor, chargeCurrency } = await purchase.newest();
  const amount = { minor: chargeMinor, currency: chargeCurrency };
  return {
    providerRef: providerRef ?? '',
    merchantRef,
    state: 'paid',
    charges: [{ transactionId: `pi_${merchantRef}`, amount, status: 'succeeded', at: api.clock.now() }],
    refunds: [],
    disputes: [],
    ...given,
  };
}

const paidMails = async () =>
  (await api.db.read.select().from(jobs).where(eq(jobs.name, 'mail.send'))).filter(({ dedupeKey }) =>
    dedupeKey?.startsWith('orderPaid'),
  );

test('[case 14][S-02] 100 settlements of one payment in four processes at once: one ledger row, one mail, one event', async () => {
  const purchase = await buy(api);
  await purchase.start();
  const attempt = await purchase.newest();
  const snapshot = { ...(await snapshotOf(purchase)), at: api.clock.now().toISOString() };
  const script = fileURLToPath(new URL('./settle-worker.testing.ts', import.meta.url));
  const workers = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, [
      script,
      api.services.env.DATABASE_URL,
      attempt.id,
      JSON.stringify(snapshot),
      '25',
    ]);
    const said = { out: [] as string[], err: [] as string[] };
    child.stdout.on('data', (chunk) => void said.out.push(String(chunk)));
    child.stderr.on('data', (chunk) => void said.err.push(String(chunk)));
    return { child, said, ready: once(child.stdout, 'data'), ended: once(child, 'close') };
  });
  await Promise.all(workers.map(({ ready, ended }) => Promise.race([ready, ended])));
  for (const { child } of workers) child.stdin.write('go\n');
  await Promise.all(workers.map(({ ended }) => ended));

  expect(workers.map(({ said }) => said)).toEqual(workers.map(() => ({ out: ['ready\n', '25\n'], err: [] })));
  const { order, ledger, events } = await purchase.read();
  expect(ledger).toHaveLength(1);
  expect(events).toEqual(['placed', 'payment_started', 'paid']);
  expect(order).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    paidMinor: order.totalMinor,
    transactionId: ledger[0]?.providerTransactionId,
  });
  expect(await paidMails()).toHaveLength(1);
});

test.each([
  ['less', (amount: { minor: number; currency: 'USD' }) => ({ ...amount, minor: amount.minor - 1 })],
  ['more', (amount: { minor: number; currency: 'USD' }) => ({ ...amount, minor: amount.minor + 1 })],
  ['the same figure in a weaker currency', ({ minor }: { minor: number }) => ({ minor, currency: 'VND' as const })],
])('[case 4][S-02] money that is %s never pays an order: it is booked and somebody looks', async (_, change) => {
  const purchase = await buy(api);
  await purchase.start();
  const snapshot = await snapshotOf(purchase);
  const charges = snapshot.charges.map((charge) => ({
    ...charge,
    amount: change({ ...charge.amount, currency: 'USD' }),
  }));
  for (let times = 0; times < 2; times++)
    await settle(api.services, {
      attempt: await purchase.newest(),
      snapshot: { ...snapshot, charges },
      source: 'webhook',
    });
  const { order, ledger, events } = await purchase.read();
  expect(order).toMatchObject({ status: 'pending', paymentStatus: 'review', paidMinor: 0, transactionId: '' });
  expect(ledger).toMatchObject([{ counts: false }]);
  expect(events).toEqual(['placed', 'payment_started', 'payment_review']);
  expect(await paidMails()).toHaveLength(0);
  await expect(purchase.start()).rejects.toMatchObject({ message: 'ORDER_NOT_PAYABLE' });
});

test('[S-02] what another payment brought is not booked here, and pays the order it belongs to', async () => {
  const mine = await buy(api);
  const theirs = await buy(api);
  await mine.start();
  await theirs.start();
  const snapshot = await snapshotOf(theirs);
  await settle(api.services, { attempt: await mine.newest(), snapshot, source: 'return' });
  expect(await mine.read()).toMatchObject({ order: { paymentStatus: 'processing' }, ledger: [] });
  await settle(api.services, { attempt: await theirs.newest(), snapshot, source: 'webhook' });
  expect((await theirs.read()).order.paymentStatus).toBe('paid');
});

test('[case 40][S-02] money for an order that was given up goes back by itself, once, and the buyer is told', async () => {
  const purchase = await buy(api);
  const session = await purchase.openPage(await purchase.start());
  const attempt = await purchase.newest();
  await purchase.choose(session, 'pay_webhook_never');
  const provider = api.services.providers.stripe;
  const paid = await provider?.fetchSnapshot(attempt);
  if (!paid?.ok) throw new Error('not paid');
  const admin = await api.signUp({ role: 'owner' });
  await (await api.caller({ actor: admin.actor })).orders.changeStatus({
    orderId: purchase.orderId,
    status: 'cancelled',
  });

  for (const source of ['webhook', 'reconciler'] as const)
    await settle(api.services, { attempt, snapshot: paid.value, source });
  await api.drainJobs();
  const { order, ledger, refunds } = await purchase.read();
  expect(order).toMatchObject({ status: 'cancelled', paidMinor: 0, refundedMinor: 0, transactionId: '' });
  expect(ledger).toMatchObject([
    { kind: 'charge', counts: false, amountMinor: 29_900 },
    { kind: 'refund', counts: false, amountMinor: -29_900 },
  ]);
  expect(refunds).toMatchObject([{ reason: 'late_payment', status: 'succeeded', amountMinor: 29_900 }]);
  const after = await provider?.fetchSnapshot(attempt);
  expect(after).toMatchObject({ value: { refunds: [{ status: 'succeeded', amount: { minor: 29_900 } }] } });
  // The same news again, by webhook and by the reconciler, is no second refund.
  if (after?.ok) await settle(api.services, { attempt, snapshot: after.value, source: 'webhook' });
  await api.drainJobs();
  expect((await purchase.read()).ledger).toHaveLength(2);
  expect(await purchase.mails('환불')).toHaveLength(1);
});

test('[case 16][S-02] a second payment goes back in full and the order stays paid', async () => {
  const purchase = await buy(api);
  const first = await purchase.openPage(await purchase.start());
  const lost = await purchase.newest();
  await purchase.choose(first, 'pay_webhook_never');
  // The first session's money is not known yet when it is taken for ended and the buyer pays again.
  const provider = api.services.providers.stripe;
  const late = await provider?.fetchSnapshot(lost);
  if (!late?.ok) throw new Error('not paid');
  await settle(api.services, {
    attempt: lost,
    snapshot: { ...late.value, state: 'expired', charges: [] },
    source: 'reconciler',
  });
  await purchase.pay('pay');
  await settle(api.services, { attempt: lost, snapshot: late.value, source: 'webhook' });
  await api.drainJobs();

  const { order, attempts, ledger, refunds } = await purchase.read();
  expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid', paidMinor: 29_900, refundedMinor: 0 });
  expect(attempts.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  expect(ledger.map(({ kind, counts }) => [kind, counts])).toEqual([
    ['charge', true],
    ['charge', false],
    ['refund', false],
  ]);
  expect(refunds).toMatchObject([{ reason: 'second_payment', status: 'succeeded', attemptId: lost.id }]);
});

test('[S-02] money that comes after its attempt was taken for ended still pays a waiting order', async () => {
  const purchase = await buy(api);
  await purchase.start();
  const snapshot = await snapshotOf(purchase);
  const attempt = await purchase.newest();
  await settle(api.services, {
    attempt,
    snapshot: { ...snapshot, state: 'expired', charges: [] },
    source: 'reconciler',
  });
  expect((await purchase.read()).order.paymentStatus).toBe('unpaid');
  await settle(api.services, { attempt, snapshot, source: 'webhook' });
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'paid' },
    attempts: [{ status: 'succeeded' }],
  });
});

test('refunds made at the provider lower the order once: in part, then in full, and a failed one changes nothing', async () => {
  const purchase = await buy(api);
  await purchase.start();
  const attempt = await purchase.newest();
  const snapshot = await snapshotOf(purchase);
  const [charge] = snapshot.charges;
  if (!charge) throw new Error('no charge');
  const refund = (refundId: string, minor: number, status: 'pending' | 'succeeded' | 'failed') => ({
    refundId,
    merchantRefundRef: null,
    transactionId: charge.transactionId,
    amount: { minor, currency: charge.amount.currency },
    status,
    at: api.clock.now(),
  });
  const told = async (refunds: Snapshot['refunds']) => {
    await settle(api.services, { attempt, snapshot: { ...snapshot, refunds }, source: 'webhook' });
    const { order } = await purchase.read();
    return [order.paymentStatus, order.refundedMinor];
  };
  expect(await told([refund('re_0', 100, 'failed')])).toEqual(['paid', 0]);
  expect(await told([refund('re_1', 10_000, 'pending')])).toEqual(['paid', 0]);
  expect(await told([refund('re_1', 10_000, 'succeeded')])).toEqual(['partially_refunded', 10_000]);
  expect(await told([refund('re_1', 10_000, 'succeeded')])).toEqual(['partially_refunded', 10_000]);
  expect(await told([refund('re_1', 10_000, 'succeeded'), refund('re_2', 19_900, 'succeeded')])).toEqual([
    'refunded',
    29_900,
  ]);
  expect((await purchase.read()).order.status).toBe('completed');
});
