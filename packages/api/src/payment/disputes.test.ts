import { jobs, orderEvents } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { auditPayments } from './audit-payments.ts';
import type { SandboxOutcome } from './emulators/outcomes.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import type { Dispute } from './provider.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { decideRefund } from './refunding.testing.ts';
import { settle } from './settle.ts';

const MINUTE = 60_000;
const DISPUTERS = ['stripe', 'paypal', 'square'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.db.write((tx) => tx.delete(jobs)));
afterEach(async () => expect(await findViolations(api.db.read)).toEqual([]));
afterAll(() => api.close());

async function paidBy(provider: (typeof DISPUTERS)[number], outcome: SandboxOutcome) {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  const sessionId = await purchase.openPage(await purchase.start(provider));
  const url = await purchase.choose(sessionId, outcome);
  if (url) await purchase.goBack(url);
  await api.drainJobs();
  const { order } = await purchase.read();
  const { orderId } = purchase;
  return {
    ...purchase,
    total: order.totalMinor,
    refund: (part: { share?: number; minor?: number }) =>
      decideRefund(api.db, { orderId, ...part, now: api.clock.now() }),
    /** What the provider says now of the disputes about its payment. */
    tell: async (...disputes: Omit<Dispute, 'transactionId'>[]) => {
      const { ledger } = await purchase.read();
      const transactionId = ledger[0]?.providerTransactionId ?? '';
      const attempt = await purchase.newest();
      const { merchantRef } = attempt;
      const snapshot = { providerRef: attempt.providerRef ?? '', merchantRef, state: 'paid', charges: [], refunds: [] };
      const told = { ...snapshot, disputes: disputes.map((dispute) => ({ ...dispute, transactionId })) } as const;
      await settle(api.services, { attempt, snapshot: { ...told, state: 'paid' }, source: 'webhook' });
    },
    standing: async () => {
      const now = await purchase.read();
      return [now.order.paymentStatus, now.order.refundedMinor, now.refunds.map(({ status }) => status).join()];
    },
    kinds: async () => (await purchase.read()).ledger.map(({ kind }) => kind),
  };
}

const pass = async (minutes: number) => {
  await api.drainJobs();
  api.clock.advance(minutes * MINUTE);
  await api.drainJobs();
};

const studioMails = async (orderId: string) =>
  (await api.db.read.select().from(jobs).where(eq(jobs.name, 'mail.send'))).flatMap(({ payload }) => {
    const { mail, about, why } = payload as Record<string, unknown>;
    return mail === 'studioPaymentReview' && about === orderId ? [why] : [];
  });

test.each(DISPUTERS)(
  '[case 42] a dispute through %s puts the order under review, and gives nothing back beside it',
  async (provider) => {
    const purchase = await paidBy(provider, 'dispute');
    await pass(1);
    const { order, events } = await purchase.read();
    expect(order).toMatchObject({ paymentStatus: 'review', paidMinor: purchase.total });
    expect(events.filter((type) => type === 'payment_review')).toHaveLength(1);
    expect(await studioMails(purchase.orderId)).toEqual(['disputed']);
    await purchase.refund({});
    await pass(20);
    expect(await purchase.standing()).toEqual(['review', 0, 'failed']);
    expect(await purchase.kinds()).toEqual(['charge', 'dispute']);
  },
);

test.each(DISPUTERS)('[case 42] a dispute through %s that is won leaves the order as it was', async (provider) => {
  const purchase = await paidBy(provider, 'dispute_won');
  await pass(0.5);
  expect(await purchase.standing()).toEqual(['review', 0, '']);
  await pass(5);
  expect(await purchase.standing()).toEqual(['paid', 0, '']);
  expect(await studioMails(purchase.orderId)).toEqual(['disputed', 'won']);
  await purchase.refund({ share: 0.5 });
  await pass(20);
  expect(await purchase.standing()).toEqual(['partially_refunded', Math.round(purchase.total / 2), 'succeeded']);
});

test.each(['stripe', 'square'] as const)(
  '[case 42] what a lost dispute through %s takes is booked',
  async (provider) => {
    const purchase = await paidBy(provider, 'dispute_lost');
    await pass(5);
    expect(await purchase.standing()).toEqual(['refunded', purchase.total, '']);
    expect(await purchase.kinds()).toEqual(['charge', 'dispute', 'dispute_lost', 'refund']);
    expect(await studioMails(purchase.orderId)).toEqual(['disputed', 'lost']);
    // The buyer has the money from the bank, and hears nothing of a refund by us.
    const mails = await api.db.read.select().from(jobs).where(eq(jobs.name, 'mail.send'));
    expect(mails.filter(({ dedupeKey }) => dedupeKey?.startsWith('refunded:'))).toEqual([]);
  },
);

test('[case 42] PayPal takes a lost one as a refund of its own: until that is seen somebody looks', async () => {
  const purchase = await paidBy('paypal', 'dispute_lost');
  await pass(5);
  expect(await purchase.standing()).toEqual(['review', 0, '']);
  await purchase.refund({});
  await pass(20);
  expect(await purchase.standing()).toEqual(['review', 0, 'failed']);
  const attempt = await purchase.newest();
  const [charge] = (await purchase.read()).ledger;
  if (!charge) throw new Error('no charge');
  const taken = {
    refundId: 'REVERSAL1',
    merchantRefundRef: null,
    transactionId: charge.providerTransactionId,
    amount: { minor: charge.amountMinor, currency: charge.currency },
    status: 'succeeded',
    at: api.clock.now(),
  } as const;
  const about = { providerRef: attempt.providerRef ?? '', merchantRef: attempt.merchantRef, state: 'paid' } as const;
  const snapshot = { ...about, charges: [], refunds: [taken], disputes: [] };
  await settle(api.services, { attempt, snapshot, source: 'webhook' });
  expect((await purchase.standing()).slice(0, 2)).toEqual(['refunded', purchase.total]);
});

test.each(DISPUTERS)('[case 42] the end of a dispute through %s is found without its message', async (provider) => {
  const purchase = await paidBy(provider, 'dispute_won');
  await pass(0.5);
  await api.db.write((tx) => tx.delete(jobs).where(eq(jobs.name, 'sandbox.webhook')));
  await pass(5);
  expect((await purchase.standing())[0]).toBe('review');
  const to = api.clock.now().getTime();
  await auditPayments(api.services, { from: to - 60 * MINUTE, to });
  expect((await purchase.standing())[0]).toBe('paid');
});

test('[case 42] one of two disputes won is not both', async () => {
  const purchase = await paidBy('stripe', 'pay');
  const amount = { minor: 10_000, currency: 'USD' } as const;
  const [one, two] = [
    { disputeId: 'dp_one', amount },
    { disputeId: 'dp_two', amount },
  ];
  await purchase.tell({ ...one, status: 'open' }, { ...two, status: 'open' });
  await purchase.tell({ ...one, status: 'won' }, { ...two, status: 'open' });
  expect(await purchase.standing()).toEqual(['review', 0, '']);
  await purchase.refund({ minor: 100 });
  await pass(20);
  expect(await purchase.standing()).toEqual(['review', 0, 'failed']);
  await purchase.tell({ ...one, status: 'won' }, { ...two, status: 'lost' });
  expect((await purchase.standing()).slice(0, 2)).toEqual(['partially_refunded', 10_000]);
});

test('[case 42] a lost dispute takes no more than is left, and a won appeal brings it back', async () => {
  const purchase = await paidBy('stripe', 'pay');
  await purchase.refund({ share: 0.5 });
  await pass(20);
  const dispute = { disputeId: 'dp_late', amount: { minor: purchase.total, currency: 'USD' } } as const;
  for (let times = 0; times < 3; times++) await purchase.tell({ ...dispute, status: 'lost' });
  expect((await purchase.standing()).slice(0, 2)).toEqual(['refunded', purchase.total]);
  for (let times = 0; times < 3; times++) await purchase.tell({ ...dispute, status: 'won' });
  expect((await purchase.standing()).slice(0, 2)).toEqual(['partially_refunded', purchase.total / 2]);
  const told = await api.db.read
    .select({ type: orderEvents.type })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, purchase.orderId)));
  expect(told.filter(({ type }) => type.startsWith('dispute_')).map(({ type }) => type)).toEqual([
    'dispute_lost',
    'dispute_won',
  ]);
});

test('[case 4] money that was not asked for goes back, and the order can be paid again', async () => {
  const purchase = await paidBy('stripe', 'wrong_amount');
  expect(await purchase.standing()).toEqual(['review', 0, '']);
  const { actor } = await api.signUp({ role: 'owner' });
  const studio = await api.caller({ actor, country: 'US' });
  expect(await studioMails(purchase.orderId)).toEqual(['amount']);
  const { left } = await studio.refunds.ofOrder({ orderId: purchase.orderId });
  const amount = String(left);
  await studio.refunds.refund({ orderId: purchase.orderId, amount, reason: 'Wrong amount', password: 'secret-1' });
  await pass(20);
  expect(await purchase.standing()).toEqual(['unpaid', 0, 'succeeded']);
  const sessionId = await purchase.openPage(await purchase.start('stripe'));
  const url = await purchase.choose(sessionId, 'pay');
  if (url) await purchase.goBack(url);
  expect((await purchase.standing()).slice(0, 2)).toEqual(['paid', 0]);
});
