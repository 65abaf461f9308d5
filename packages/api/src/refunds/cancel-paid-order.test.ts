import { cancellationRequests } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../payment/invariants.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { DAY, paidOrder } from './refunding.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test('[K-08] a customer sees what they would get back and why, cancels, and gets exactly that', async () => {
  const purchase = await paidOrder(api);
  expect(await purchase.terms()).toMatchObject({
    quote: { clause: 'before_work', share: 1, amount: 299, policyVersion: '2026-11-01', fullDays: 3 },
    cancellable: true,
    currency: 'USD',
    refunds: [],
  });
  const after = await purchase.cancel();
  expect(after).toMatchObject({
    cancellable: false,
    left: 0,
    refunds: [{ amount: 299, status: 'requested', reason: 'policy' }],
  });
  await api.drainJobs();
  const { order, ledger, events } = await purchase.read();
  expect(order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded', refundedMinor: 29_900 });
  expect(ledger.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['charge', 29_900],
    ['refund', -29_900],
  ]);
  expect(events.slice(-3)).toEqual(['status_changed', 'refund_started', 'refunded']);
  expect(await purchase.atProvider()).toEqual([[29_900, 'succeeded']]);
  expect(await purchase.mails('환불')).toHaveLength(1);
});

test('[K-08] once work has started half is given back', async () => {
  const purchase = await paidOrder(api, { country: 'KR' });
  await purchase.startWork();
  expect((await purchase.terms()).quote).toMatchObject({ clause: 'work_started', share: 0.5, amount: 179_400 });
  await purchase.cancel();
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'partially_refunded',
    refundedMinor: 179_400,
  });
  expect(await purchase.atProvider()).toEqual([[179_400, 'succeeded']]);
});

test('[K-08] after the draft nothing is given back, and the order stays', async () => {
  const purchase = await paidOrder(api);
  await purchase.startWork();
  await purchase.deliverDraft();
  expect(await purchase.terms()).toMatchObject({ quote: { clause: 'draft_delivered', amount: 0 }, cancellable: false });
  await expect(purchase.cancel()).rejects.toMatchObject({ message: 'REFUND_NOTHING_LEFT' });
  expect(await purchase.read()).toMatchObject({ order: { status: 'in_progress', paymentStatus: 'paid' }, refunds: [] });
});

test('[K-08] where the rules are silent the studio is asked, once; it grants all of it', async () => {
  const purchase = await paidOrder(api);
  api.clock.advance(3 * DAY + 1);
  expect((await purchase.terms()).quote).toMatchObject({ clause: 'unstated', share: null, amount: 299 });
  await purchase.cancel();
  expect(await purchase.cancel()).toMatchObject({ request: { status: 'open' }, cancellable: false, refunds: [] });
  await api.drainJobs();
  expect(await api.db.read.$count(cancellationRequests)).toBe(1);
  expect((await purchase.read()).order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  const asked = (await api.mails()).filter(({ to }) => to === api.services.env.ADMIN_EMAIL);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain(`/kr/admin?tab=orders&order=${purchase.orderId}`);

  expect(await purchase.refund({ cancelOrder: true })).toMatchObject({
    request: { status: 'granted' },
    refunds: [{ amount: 299, reason: 'policy', clause: 'unstated' }],
  });
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
});

test('[K-08] the studio declines with an answer that the customer reads', async () => {
  const purchase = await paidOrder(api);
  api.clock.advance(4 * DAY);
  await purchase.cancel();
  const answer = 'We have already booked the studio for you.';
  await purchase.studio.refunds.decline({ orderId: purchase.orderId, answer });
  await expect(purchase.studio.refunds.decline({ orderId: purchase.orderId, answer })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  await api.drainJobs();
  expect(await purchase.terms()).toMatchObject({ request: { status: 'declined', answer }, cancellable: true });
  expect((await purchase.mails('취소')).at(-1)?.text).toContain(answer);
  expect((await purchase.read()).order.status).toBe('completed');
});

test('[K-08] money from an account that is gone is not promised: the studio is asked, and says where', async () => {
  const purchase = await paidOrder(api);
  delete api.services.providers.stripe;
  expect(await purchase.terms()).toMatchObject({ quote: { clause: 'before_work', amount: 299 }, elsewhere: true });
  expect(await purchase.cancel()).toMatchObject({ request: { status: 'open' }, refunds: [] });
  await api.drainJobs();
  expect((await purchase.read()).order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  const asked = (await api.mails()).filter(({ to }) => to === api.services.env.ADMIN_EMAIL);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.text).toContain('결제사 관리 화면에서 환불');
  await expect(purchase.refund()).rejects.toMatchObject({ message: 'REFUND_ELSEWHERE' });
});

test('[K-08] an order that the studio cancelled promises nothing to whoever cancels it a moment later', async () => {
  const purchase = await paidOrder(api);
  const { orderId, key } = purchase;
  const quoted = { clause: 'before_work', amount: '299' } as const;
  await purchase.studio.orders.changeStatus({ orderId, status: 'cancelled', reason: 'by telephone' });
  await expect(purchase.visitor.refunds.cancel({ orderId, key, quoted })).rejects.toMatchObject({
    message: 'ORDER_CHANGED',
  });
  expect((await purchase.read()).refunds).toEqual([]);
  await purchase.refund();
  expect(await purchase.visitor.refunds.cancel({ orderId, key, quoted })).toMatchObject({ refunds: [{ amount: 299 }] });
});

test('[K-08] a wish to cancel is granted when the order is cancelled, whichever way', async () => {
  const purchase = await paidOrder(api);
  api.clock.advance(4 * DAY);
  await purchase.cancel();
  const { orderId } = purchase;
  await purchase.studio.orders.changeStatus({ orderId, status: 'cancelled', reason: 'as they wished' });
  expect((await purchase.terms()).request).toMatchObject({ status: 'granted' });
  await expect(purchase.studio.refunds.decline({ orderId, answer: 'no' })).rejects.toMatchObject({
    message: 'ORDER_CHANGED',
  });
});

test('[K-08] other terms by now are shown first: nothing happens on those seen before', async () => {
  const purchase = await paidOrder(api);
  const { quote } = await purchase.terms();
  await purchase.startWork();
  const { orderId, key } = purchase;
  const quoted = { clause: quote?.clause ?? 'unstated', amount: String(quote?.amount) };
  await expect(purchase.visitor.refunds.cancel({ orderId, key, quoted })).rejects.toMatchObject({
    message: 'REFUND_QUOTE_CHANGED',
    cause: { params: { amount: '$149.50' } },
  });
  expect(await purchase.read()).toMatchObject({ order: { status: 'in_progress' }, refunds: [] });
});

test('ten clicks at once are one cancellation and one refund', async () => {
  const purchase = await paidOrder(api);
  const { orderId, key } = purchase;
  const quoted = { clause: 'before_work', amount: '299' } as const;
  await Promise.all(Array.from({ length: 10 }, () => purchase.visitor.refunds.cancel({ orderId, key, quoted })));
  await api.drainJobs();
  const { refunds, events } = await purchase.read();
  expect(refunds).toHaveLength(1);
  expect(events.filter((type) => type === 'refund_started')).toHaveLength(1);
  expect(await purchase.atProvider()).toEqual([[29_900, 'succeeded']]);
});

test('[X-04] somebody else neither sees the terms nor cancels', async () => {
  const purchase = await paidOrder(api);
  const { orderId } = purchase;
  const stranger = await api.signUp();
  const other = await api.caller({ actor: stranger.actor });
  await expect(other.refunds.ofOrder({ orderId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const quoted = { clause: 'before_work', amount: '299' } as const;
  await expect(other.refunds.cancel({ orderId, quoted })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await purchase.read()).refunds).toEqual([]);
});

test('an order that is not paid has no terms', async () => {
  const purchase = await paidOrder(api);
  const unpaid = await (await api.caller({ country: 'US' })).orders.place({
    customerName: 'Minji Kim',
    customerEmail: 'unpaid@example.com',
    customerPhone: '010-1234-5678',
    country: 'US',
    itemId: 'package:sns',
    agreements: { purchase: true, privacy: true },
  });
  const way = { orderId: unpaid.orderId, key: unpaid.accessKey ?? '' };
  expect(await purchase.visitor.refunds.ofOrder(way)).toMatchObject({ quote: null, left: 0, cancellable: false });
  await expect(
    purchase.visitor.refunds.cancel({ ...way, quoted: { clause: 'before_work', amount: '299' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
});
