import { receipts } from '@softbox/db';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../payment/invariants.ts';
import { reconcileDue } from '../payment/reconcile.ts';
import { settle } from '../payment/settle.ts';
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

test('the charts take off what was given back, and not what of it has come back', async () => {
  const purchase = await paidOrder(api, { outcome: 'refund_returned' });
  await purchase.refund({ amount: '200', reason: 'We were late.' });
  await api.drainJobs();
  const figures = async () => {
    const { refunds, days } = await purchase.studio.admin.charts({ days: 7 });
    return [refunds.currencies, days.at(-1)?.refunded];
  };
  expect(await figures()).toEqual([[{ currency: 'USD', amount: 200, won: 240_000, count: 1 }], 240_000]);
  await later();
  expect(await figures()).toEqual([[{ currency: 'USD', amount: 0, won: 0, count: 2 }], 0]);
});

const toStudio = async () => (await api.mails()).filter(({ to }) => to === api.services.env.ADMIN_EMAIL);

test('the credit note of a refund that came back is reversed, numbered without a gap', async () => {
  for (const at of [1, 2]) {
    const purchase = await paidOrder(api, { outcome: 'refund_returned' });
    await purchase.refund({ amount: '200', reason: 'We were late.' });
    await later();
    await later();
    const { orderId, key } = purchase;
    expect(await purchase.visitor.receipts.ofOrder({ orderId, key })).toMatchObject([
      { kind: 'receipt', number: `US-R-00000${at}`, amount: 299 },
      { kind: 'credit_note', number: `US-C-00000${at}`, amount: 200 },
      { kind: 'reversal', number: `US-V-00000${at}`, amount: 200 },
    ]);
    const [reversal] = await api.db.read
      .select()
      .from(receipts)
      .where(and(eq(receipts.orderId, orderId), eq(receipts.kind, 'reversal')));
    expect(reversal?.content).toMatchObject({ corrects: `US-C-00000${at}`, moved: { minor: 20_000, currency: 'USD' } });
    const pdf = await api.request('GET', `/api/receipts/${reversal?.id}?key=${key}`);
    expect(pdf.headers.get('content-disposition')).toContain(`softbox-US-V-00000${at}.pdf`);
    expect(pdf.text.slice(0, 5)).toBe('%PDF-');
  }
});

test('a refund that came back is told to the studio once, and stays before the customer’s eyes', async () => {
  const purchase = await paidOrder(api, { outcome: 'refund_returned' });
  await purchase.cancel();
  await later();
  await later();
  const [mail, ...more] = await toStudio();
  expect(more).toEqual([]);
  for (const words of ['되돌아왔습니다', '$299', `/kr/admin?tab=orders&order=${purchase.orderId}`]) {
    expect(mail?.text).toContain(words);
    expect(mail?.html).toContain(words.replaceAll('&', '&amp;'));
  }
  expect(await purchase.terms()).toMatchObject({ refunds: [{ status: 'failed', amount: 299, failureCode: '' }] });
});

test('a refund that the provider gives up days later is told to the studio once', async () => {
  const purchase = await paidOrder(api, { outcome: 'refund_failed' });
  await purchase.cancel();
  await api.drainJobs();
  expect(await toStudio()).toEqual([]);
  await later();
  await later();
  const [mail, ...more] = await toStudio();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('처리하지 못했습니다');
  expect(await purchase.terms()).toMatchObject({ refunds: [{ status: 'failed' }], left: 299 });
});

test('a refund that the provider refuses at once is told to the studio with the provider’s word for it', async () => {
  const purchase = await paidOrder(api, { country: 'KR', outcome: 'full_refund_only' });
  await purchase.startWork();
  await purchase.refund();
  await later();
  const [mail, ...more] = await toStudio();
  expect(more).toEqual([]);
  for (const words of ['₩179,400', 'FULL_REFUND_ONLY']) expect(mail?.text).toContain(words);
});

test('what somebody gave back in the provider’s console and has come back leaves its trace', async () => {
  const purchase = await paidOrder(api);
  const attempt = await purchase.newest();
  const { ledger } = await purchase.read();
  const entry = {
    refundId: 're_console',
    merchantRefundRef: null,
    transactionId: ledger[0]?.providerTransactionId ?? '',
    amount: { minor: 20_000, currency: 'USD' },
    at: api.clock.now(),
  } as const;
  const snapshot = {
    providerRef: attempt.providerRef ?? '',
    merchantRef: attempt.merchantRef,
    state: 'paid',
    charges: [],
    disputes: [],
  } as const;
  for (const status of ['succeeded', 'failed', 'failed'] as const)
    await settle(api.services, {
      attempt,
      snapshot: { ...snapshot, refunds: [{ ...entry, status }] },
      source: 'webhook',
    });
  await api.drainJobs();
  const { events, order } = await purchase.read();
  expect(events.slice(-2)).toEqual(['refunded', 'refund_failed']);
  expect(order).toMatchObject({ paymentStatus: 'paid', refundedMinor: 0 });
  expect(await toStudio()).toHaveLength(1);
  expect(await purchase.terms()).toMatchObject({ left: 299 });
});
