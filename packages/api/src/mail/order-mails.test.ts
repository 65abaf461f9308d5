import { newId, paymentAttempts } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeAttempt } from '../payment/close-attempt.ts';
import { buy } from '../payment/paying.testing.ts';
import { decideRefund } from '../payment/refunding.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

test('received and paid: the buyer reads what, for how much, paid how, and the way to the order', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  const [received, paid, ...more] = (await api.mails()).filter(({ to }) => to === purchase.email);
  expect(more).toEqual([]);
  expect(received?.text).toContain('$299');
  expect(received?.text).not.toContain('Stripe');
  for (const words of ['$299', 'Stripe', purchase.orderId, `/us/orders/${purchase.orderId}?key=`]) {
    expect(paid?.text).toContain(words);
    expect(paid?.html).toContain(words.replaceAll('&', '&amp;'));
  }
});

test('[E-01] what was charged is told as it was charged, whatever was tried after it', async () => {
  const purchase = await buy(api, { country: 'VN' });
  await purchase.pay('pay', 'paypal', { amount: '299', currency: 'USD' });
  const paid = await purchase.newest();
  // Another tab had opened another attempt, which came to nothing.
  await api.db.write((tx) =>
    tx.insert(paymentAttempts).values({
      ...paid,
      id: newId('attempt'),
      number: paid.number + 1,
      merchantRef: 'another',
      status: 'canceled',
      chargeMinor: 7_176_000,
      chargeCurrency: 'VND',
    }),
  );
  await api.drainJobs();
  const [mail] = await purchase.mails('결제가 완료되었습니다');
  expect(mail?.text).toMatch(/\$299.*7,176,000|\$299.*7\.176\.000/);
});

test('a refused payment is told once, with a way back that pays', async () => {
  const purchase = await buy(api, { country: 'KR' });
  await purchase.pay('decline');
  await api.drainJobs();
  expect(await purchase.mails('완료되지 않았습니다')).toEqual([]);
  api.clock.advance(11 * MINUTE);
  await api.drainJobs();
  const [failed, ...more] = await purchase.mails('완료되지 않았습니다');
  expect(more).toEqual([]);
  expect(failed?.text).toContain('₩358,800');
  expect(failed?.text).toContain('이어서 결제하기');
  const key = /key=([\w-]+)/.exec(failed?.text ?? '')?.[1];
  const stranger = await api.caller({ country: 'KR' });
  expect(await stranger.orders.get({ orderId: purchase.orderId, key })).toMatchObject({ payable: true });
});

test('[case 40] whoever paid for an order that was given up is told why the money comes back, and reads it with the order', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const session = await purchase.openPage(await purchase.start('alipay'));
  await purchase.choose(session, 'pay_webhook_never');
  const { actor } = await api.signUp({ role: 'owner' });
  await (await api.caller({ actor })).orders.changeStatus({ orderId: purchase.orderId, status: 'cancelled' });
  await purchase.visitor.payment.confirm({ orderId: purchase.orderId });
  await api.drainJobs();
  const mails = await purchase.mails('환불');
  expect(mails.map(({ subject }) => subject)).toEqual(['[Softbox] 취소된 주문의 결제 금액을 환불해드렸습니다']);
  expect(mails[0]?.text).toContain('주문이 취소된 뒤에 결제가 들어와');
  const { orderId, key } = purchase;
  expect(await purchase.visitor.refunds.ofOrder({ orderId, key })).toMatchObject({
    refunds: [{ reason: 'late_payment', status: 'succeeded' }],
  });
});

test('[case 16] whoever paid twice is told that the second payment came back and the order goes on', async () => {
  const purchase = await buy(api);
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never')) ?? '';
  const { id } = await purchase.newest();
  await api.db.write((tx) =>
    closeAttempt(tx, { attemptId: id, as: 'expired', source: 'reconciler', now: api.clock.now() }),
  );
  await purchase.pay('pay');
  await purchase.goBack(url);
  await api.drainJobs();
  const mails = await purchase.mails('환불');
  expect(mails.map(({ subject }) => subject)).toEqual(['[Softbox] 중복 결제된 금액을 환불해드렸습니다']);
  expect(mails[0]?.text).toContain('주문은 그대로 유지됩니다');
});

test('a refund by the rules is told as before', async () => {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await decideRefund(api.db, { orderId: purchase.orderId, now: api.clock.now() });
  await api.drainJobs();
  const mails = await purchase.mails('환불');
  expect(mails.map(({ subject }) => subject)).toEqual(['[Softbox] 환불이 처리되었습니다']);
});

test('whoever has paid, given up or tried again meanwhile is not told of the refusal', async () => {
  const paid = await buy(api);
  await paid.pay('insufficient_funds');
  await paid.pay('pay');
  const givenUp = await buy(api);
  await givenUp.pay('pending_failed');
  const admin = await api.signUp({ role: 'owner' });
  const studio = await api.caller({ actor: admin.actor });
  await studio.orders.changeStatus({ orderId: givenUp.orderId, status: 'cancelled' });
  api.clock.advance(60 * MINUTE);
  await api.drainJobs();
  api.clock.advance(60 * MINUTE);
  await api.drainJobs();
  expect(await paid.mails('완료되지 않았습니다')).toEqual([]);
  expect(await givenUp.mails('완료되지 않았습니다')).toEqual([]);
});
