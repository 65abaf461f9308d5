import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { orderEvents, refunds, sandboxSessions } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { checkAttempt } from './check-attempt.ts';
import { EMULATORS } from './emulators/index.ts';
import { OUTCOMES, type SandboxOutcome } from './emulators/outcomes.ts';
import { readSession } from './emulators/sandbox-session.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => expect(await findViolations(api.db.read)).toEqual([]));
afterAll(() => api.close());

/** An order paid through a provider in a way that only shows later. Null where its page does not offer that. */
async function paidBy(provider: ProviderName, outcome: SandboxOutcome) {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  const sessionId = await purchase.openPage(await purchase.start(provider));
  const session = await readSession(api.db.read, sessionId, api.clock.now());
  if (!session || !EMULATORS[provider].offers(session).includes(outcome)) return null;
  const url = await purchase.choose(sessionId, outcome);
  if (url) await purchase.goBack(url);
  await api.drainJobs();
  const { orderId } = purchase;
  const refund = (part: { share?: number; minor?: number }) =>
    decideRefund(api.db, { orderId, ...part, now: api.clock.now() });
  /** Where the order and its refunds stand, now and after everything that takes its time. */
  const standing = async () => {
    const { order, refunds } = await purchase.read();
    return [order.paymentStatus, order.refundedMinor, refunds.map(({ status }) => status).join()];
  };
  const later = async () => {
    await api.drainJobs();
    api.clock.advance(20 * MINUTE);
    await api.drainJobs();
    await reconcileDue(api.services);
    await api.drainJobs();
  };
  const { order } = await purchase.read();
  expect(order.paymentStatus).toBe('paid');
  return { ...purchase, total: order.totalMinor, refund, standing, later };
}

describe.each(PROVIDER_NAMES)('[case 41] refunds through %s', (provider) => {
  test('half, then the rest, and not a unit more', async () => {
    const purchase = await paidBy(provider, 'pay');
    if (!purchase) throw new Error('every page offers to pay');
    const { refund, standing, later, total } = purchase;
    await refund({ share: 0.5 });
    await later();
    expect(await standing()).toEqual(['partially_refunded', total / 2, 'succeeded']);
    await refund({ minor: total / 2 + 1 }).catch(() => null);
    await later();
    // Whoever may have asked for too much: the provider refuses it, and nothing of it is booked.
    expect((await standing()).slice(0, 2)).toEqual(['partially_refunded', total / 2]);
    await api.db.write((tx) => tx.delete(refunds).where(eq(refunds.status, 'failed')));
    await refund({ share: 0.5 });
    await later();
    expect(await standing()).toEqual(['refunded', total, 'succeeded,succeeded']);
  });

  test('one that takes its time, fails, or comes back leaves the order as the money is', async () => {
    const ends: Partial<Record<SandboxOutcome, unknown[]>> = {
      refund_pending: ['refunded', 'all', 'succeeded'],
      refund_failed: ['paid', 0, 'failed'],
      refund_returned: ['paid', 0, 'failed'],
    };
    const offered: SandboxOutcome[] = [];
    for (const outcome of OUTCOMES) {
      const end = ends[outcome];
      const purchase = end && (await paidBy(provider, outcome));
      if (!purchase) continue;
      offered.push(outcome);
      await purchase.refund({});
      await api.drainJobs();
      const atOnce = outcome === 'refund_returned' ? ['refunded', 'all', 'succeeded'] : ['paid', 0, 'pending'];
      const now = await purchase.standing();
      expect(now).toEqual(atOnce.map((value) => (value === 'all' ? purchase.total : value)));
      await purchase.later();
      expect(await purchase.standing()).toEqual(end.map((value) => (value === 'all' ? purchase.total : value)));
      const { events } = await purchase.read();
      expect(events.includes('refund_failed')).toBe(end.includes('failed'));
      // The same news again changes nothing.
      await purchase.later();
      expect(await purchase.standing()).toEqual(end.map((value) => (value === 'all' ? purchase.total : value)));
    }
    expect(offered.length > 0).toBe(provider !== 'tosspayments' && provider !== 'alipay');
  });
});

test('[case 41] what WeChat Pay could not give back and somebody resolves in its console has gone back', async () => {
  const purchase = await paidBy('wechatpay', 'refund_failed');
  if (!purchase) throw new Error('not offered');
  await purchase.refund({});
  await purchase.later();
  expect(await purchase.standing()).toEqual(['paid', 0, 'failed']);
  const { merchantRef } = await purchase.newest();
  await api.db.write((tx) =>
    tx.update(sandboxSessions).set({ outcome: 'pay' }).where(eq(sandboxSessions.merchantRef, merchantRef)),
  );
  // Told of it, or asked by the desk; and once more.
  for (let looks = 0; looks < 2; looks++)
    await checkAttempt(api.services, await purchase.newest(), { source: 'recheck' });
  expect(await purchase.standing()).toEqual(['refunded', purchase.total, 'succeeded']);
  const { ledger, events } = await purchase.read();
  expect(ledger.map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  expect(events.filter((type) => type === 'refunded')).toHaveLength(1);
});

test('[case 41] what goes back as a whole or not at all says so, and then goes back as a whole', async () => {
  const purchase = await paidBy('tosspayments', 'full_refund_only');
  if (!purchase) throw new Error('not offered');
  await purchase.refund({ share: 0.5 });
  await purchase.later();
  expect(await purchase.standing()).toEqual(['paid', 0, 'failed']);
  const [event] = await api.db.read
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, purchase.orderId), eq(orderEvents.type, 'refund_failed')));
  expect(event?.detail).toMatchObject({ code: 'FULL_REFUND_ONLY' });
  await purchase.refund({});
  await purchase.later();
  expect(await purchase.standing()).toEqual(['refunded', purchase.total, 'failed,succeeded']);
});

test('[case 41] half of an odd amount of won is whole won', async () => {
  const purchase = await paidBy('tosspayments', 'pay');
  if (!purchase) throw new Error('not offered');
  await purchase.refund({ minor: 179_401 });
  await purchase.later();
  expect(await purchase.standing()).toEqual(['partially_refunded', 179_401, 'succeeded']);
});
