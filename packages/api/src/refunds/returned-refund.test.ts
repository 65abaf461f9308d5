import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../payment/invariants.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { paidOrder } from './refunding.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

/** Everything that the provider still has to say. */
async function later() {
  await api.drainJobs();
  api.clock.advance(20 * 60_000);
  await api.drainJobs();
  await reconcileDue(api.services);
  await api.drainJobs();
}

test('what was given back and has come back can be given again, and no more than that', async () => {
  const purchase = await paidOrder(api, { outcome: 'refund_returned' });
  await purchase.refund({ amount: '200', reason: 'We were late.' });
  await api.drainJobs();
  expect(await purchase.terms()).toMatchObject({ left: 99, refunds: [{ status: 'succeeded' }] });
  await later();
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'paid', refundedMinor: 0 },
    ledger: [{ kind: 'charge' }, { kind: 'refund' }, { kind: 'refund_returned' }],
  });
  expect(await purchase.terms()).toMatchObject({ left: 299, quote: { amount: 299 } });
  await expect(purchase.refund({ amount: '299.01', reason: 'x' })).rejects.toMatchObject({
    message: 'REFUND_TOO_LARGE',
  });
  await purchase.refund();
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    order: { paymentStatus: 'refunded', refundedMinor: 29_900 },
    refunds: [{ status: 'failed' }, { status: 'succeeded', amountMinor: 29_900 }],
  });
});
