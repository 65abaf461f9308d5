import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { closeAttempt } from './close-attempt.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const edited = (url: string, changes: Record<string, string>) => {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(changes)) changed.searchParams.set(name, value);
  return changed.href;
};

test('[P-05] the return confirms with the provider without a session and ends on the success page of the order’s country', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const page = await purchase.pay('pay');
  expect(page?.pathname).toBe('/kr/payment/success');
  expect(page?.searchParams.get('orderId')).toBe(purchase.orderId);
  expect(page?.searchParams.get('paymentKey')).toBe((await purchase.read()).order.transactionId);
  const confirmed = await purchase.visitor.payment.confirm({ orderId: purchase.orderId });
  expect(confirmed).toMatchObject({
    success: true,
    status: 'paid',
    orderId: purchase.orderId,
    message: '결제가 성공적으로 완료되었습니다.',
  });
});

test('[P-05] the success page itself confirms where the window’s return did not pass by us', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const started = await purchase.start();
  const paymentKey = await purchase.openPage(started);
  await purchase.choose(paymentKey, 'pay_webhook_never');
  // The specification's success URL: our reference as the provider returns it.
  const query = { orderId: started.transactionId, paymentKey, amount: '358800' };
  expect(await purchase.visitor.payment.confirm(query)).toMatchObject({
    success: true,
    status: 'paid',
    orderId: purchase.orderId,
  });
  expect((await purchase.read()).order.status).toBe('completed');
});

test('[case 3][P-05] a forged success query shows no success and changes nothing', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const started = await purchase.start();
  const other = await buy(api, { country: 'KR' });
  const otherKey = await other.openPage(await other.start());
  await other.choose(otherKey, 'pay_webhook_never');
  const { orderId, visitor } = purchase;
  const before = (await purchase.read()).order;

  await expect(visitor.payment.confirm({ orderId: 'order_1_forged', paymentKey: 'x' })).rejects.toMatchObject({
    message: 'ORDER_NOT_FOUND',
  });
  for (const ref of [orderId, started.transactionId]) {
    for (const paymentKey of ['made-up', otherKey]) {
      const answer = await visitor.payment.confirm({ orderId: ref, paymentKey });
      expect(answer).toMatchObject({ success: false, orderId });
    }
    await expect(visitor.payment.confirm({ orderId: ref, paymentKey: 'x', amount: '1' })).rejects.toMatchObject({
      message: 'PAYMENT_NOT_CONFIRMED',
    });
  }
  const { order, attempts, ledger } = await purchase.read();
  expect(order).toEqual(before);
  expect(attempts).toMatchObject([{ status: 'action_required', confirmHint: null, uncertain: false }]);
  expect(ledger).toEqual([]);
  // The payment whose key was borrowed pays its own order.
  expect(await other.visitor.payment.confirm({ orderId: other.orderId })).toMatchObject({ success: true });
  // And the right key is not blocked by the wrong ones.
  const done = await purchase.pay('pay');
  expect(done?.pathname).toBe('/kr/payment/success');
});

test('[case 2][P-05] an edited amount is refused before the provider is asked, and the true return still works', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never')) ?? '';
  const network = withFlakyNetwork(api);
  const refused = await purchase.goBack(edited(url, { amount: '100' }));
  expect(network.calls).toEqual([]);
  expect([refused.pathname, refused.searchParams.get('code')]).toEqual(['/kr/payment/fail', 'AMOUNT_MISMATCH']);
  expect(await purchase.read()).toMatchObject({ order: { paymentStatus: 'processing' }, ledger: [] });
  expect((await purchase.goBack(url)).pathname).toBe('/kr/payment/success');
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
});

test('[S-02] a window that was opened for less money never pays the order', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const page = await purchase.pay('wrong_amount');
  expect(page?.pathname).toBe('/kr/payment/fail');
  api.clock.advance(60_000);
  await purchase.visitor.payment.confirm({ orderId: purchase.orderId });
  expect(await purchase.read()).toMatchObject({ order: { status: 'pending' }, ledger: [] });
  expect((await purchase.pay('pay'))?.pathname).toBe('/kr/payment/success');
});

test('[S-02] a provider that took another amount leaves the order under review', async () => {
  const purchase = await buy(api);
  await purchase.pay('wrong_amount');
  await api.drainJobs();
  expect(await purchase.read()).toMatchObject({
    order: { status: 'pending', paymentStatus: 'review' },
    ledger: [{ counts: false }],
  });
  expect(await purchase.visitor.payment.confirm({ orderId: purchase.orderId })).toMatchObject({ success: false });
});

test('whoever is not the owner learns where a payment stands, and nothing else', async () => {
  const purchase = await buy(api, { country: 'KR' });
  await purchase.start();
  const stranger = await api.caller();
  const { orderId } = purchase;
  expect(await stranger.payment.confirm({ orderId })).toMatchObject({
    orderId,
    transactionId: '',
    nextAction: { type: 'none' },
  });
});

test('[case 45][P-06] a failed or canceled return ends on the fail page with words; unknown references lead nowhere else', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const declined = await purchase.pay('decline');
  expect(declined?.pathname).toBe('/kr/payment/fail');
  expect(declined?.searchParams.get('code')).toBe('REJECT_CARD_COMPANY');
  expect(declined?.searchParams.get('message')).toBeTruthy();
  const canceled = await purchase.pay('cancel');
  expect(canceled?.searchParams.get('message')).toBe('결제가 취소되었습니다.');

  const long = 'x'.repeat(2000);
  await purchase.start();
  const ref = (await purchase.newest()).merchantRef;
  const spoken = await purchase.goBack(
    `http://127.0.0.1:3000/api/payments/return/tosspayments?ref=${ref}&result=fail&code=X&message=${long}&country=//evil.example`,
  );
  expect(spoken.origin + spoken.pathname).toBe('http://127.0.0.1:3000/kr/payment/fail');
  expect(spoken.searchParams.get('message')?.length).toBeLessThanOrEqual(200);
  const unknown = await purchase.goBack('http://127.0.0.1:3000/api/payments/return/stripe?ref=nobody&session_id=cs_1');
  expect(unknown.pathname).toBe('/us/payment/fail');
});

const giveUp = async ({ orderId }: { orderId: string }) => {
  const { actor } = await api.signUp({ role: 'owner' });
  await (await api.caller({ actor })).orders.changeStatus({ orderId, status: 'cancelled' });
};

/** Where the browser must end, and what the page then hears from us. */
async function expectLate(purchase: Awaited<ReturnType<typeof buy>>, page: URL, words: RegExp) {
  const { orderId, visitor } = purchase;
  expect([page.pathname, Object.fromEntries(page.searchParams)]).toEqual([
    expect.stringMatching(/payment\/fail$/),
    { code: 'LATE_PAYMENT', message: expect.stringMatching(words), orderId },
  ]);
  expect(await visitor.payment.confirm({ orderId })).toMatchObject({ status: 'canceled', returned: 'late_payment' });
  expect((await purchase.read()).order.paymentStatus).toBe('unpaid');
}

test('[case 40][P-06] whoever paid for an order that was given up reads that the money goes back: by redirect and by form', async () => {
  const redirected = await buy(api);
  const url = (await redirected.choose(await redirected.openPage(await redirected.start()), 'pay_webhook_never')) ?? '';
  await giveUp(redirected);
  await expectLate(redirected, await redirected.goBack(url), /취소된 주문/);

  const posted = await buy(api, { country: 'CN' });
  const session = await posted.openPage(await posted.start('unionpay'));
  const form = (await posted.choose(session, 'pay_webhook_never')) ?? '';
  await giveUp(posted);
  await expectLate(posted, await posted.goBack(form), /취소된 주문|已取消/);
});

test('[case 40] a code that is paid too late is told of to the page that asks', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const session = await purchase.openPage(await purchase.start('wechatpay'));
  await purchase.choose(session, 'pay_webhook_never');
  await giveUp(purchase);
  expect(await purchase.visitor.payment.confirm({ orderId: purchase.orderId })).toMatchObject({
    success: false,
    status: 'canceled',
    returned: 'late_payment',
    nextAction: { type: 'none' },
  });
});

test('[case 40] a window’s payment whose answer was lost, found after the order was given up, is told of as well', async () => {
  const purchase = await buy(api, { country: 'KR' });
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never')) ?? '';
  const network = withFlakyNetwork(api);
  network.weather = 'answers-lost';
  expect((await purchase.goBack(url)).pathname).toBe('/kr/payment/success');
  await giveUp(purchase);
  network.weather = 'fine';
  await expectLate(purchase, await purchase.goBack(url), /취소된 주문/);
});

test('[P-06] whoever was not recognised by their bank is told so in our words, and may pay again', async () => {
  // Stripe's page stays open after it; whoever then goes back has failed.
  const left = await buy(api);
  const session = await left.openPage(await left.start());
  expect(await left.choose(session, 'authentication_failed')).toBeNull();
  const page = await left.goBack((await left.choose(session, 'cancel')) ?? '');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    code: 'payment_intent_authentication_failure',
    message: '본인 인증에 실패하여 결제되지 않았습니다. 다시 시도하시거나 다른 결제 수단을 이용해주세요.',
    orderId: left.orderId,
  });
  expect(await left.visitor.payment.confirm({ orderId: left.orderId })).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('본인 인증'),
  });
  expect((await left.pay('pay'))?.pathname).toBe('/us/payment/success');

  const posted = await buy(api, { country: 'CN' });
  const failed = await posted.pay('authentication_failed', 'unionpay');
  expect([failed?.searchParams.get('code'), failed?.searchParams.get('message')]).toEqual([
    '71',
    expect.stringContaining('본인 인증'),
  ]);
  const korean = await buy(api, { country: 'KR' });
  const aborted = await korean.pay('authentication_failed');
  expect(aborted?.searchParams.get('code')).toBe('PAY_PROCESS_ABORTED');
  expect((await korean.read()).attempts).toMatchObject([{ status: 'failed', failureCode: 'PAY_PROCESS_ABORTED' }]);
});

test('[case 40] nobody is told of money that goes back where none was taken', async () => {
  const purchase = await buy(api);
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'cancel')) ?? '';
  await giveUp(purchase);
  expect((await purchase.goBack(url)).searchParams.get('code')).toBe('USER_CANCEL');
  expect(await purchase.visitor.payment.confirm({ orderId: purchase.orderId })).toMatchObject({ returned: null });
});

test('[case 16][P-05] whoever paid twice ends on the success page, which hears that the second payment goes back', async () => {
  const purchase = await buy(api);
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never')) ?? '';
  // The first session is taken for ended before its money is known, and the buyer pays again in another tab.
  const { id } = await purchase.newest();
  await api.db.write((tx) =>
    closeAttempt(tx, { attemptId: id, as: 'expired', source: 'reconciler', now: api.clock.now() }),
  );
  await purchase.pay('pay');
  const { orderId, visitor } = purchase;
  expect(await visitor.payment.confirm({ orderId })).toMatchObject({ status: 'paid', returned: null });
  const page = await purchase.goBack(url);
  expect([page.pathname, page.searchParams.get('orderId')]).toEqual(['/us/payment/success', orderId]);
  expect(await visitor.payment.confirm({ orderId })).toMatchObject({ status: 'paid', returned: 'second_payment' });
});

test('a return is taken by GET and POST only, and only for providers that are here', async () => {
  const statusOf = async (method: string, provider: string) =>
    (await api.request(method, `/api/payments/return/${provider}`)).status;
  expect(await statusOf('DELETE', 'stripe')).toBe(405);
  expect(await statusOf('POST', 'stripe')).toBe(303);
  delete api.services.providers.paypal;
  expect(await statusOf('GET', 'paypal')).toBe(404);
});

test('[case 20] a success page that is loaded twenty times moves money once, and asks nobody once it is paid', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api, { country: 'KR' });
  const url = (await purchase.choose(await purchase.openPage(await purchase.start()), 'pay')) ?? '';
  const pages = await Promise.all(Array.from({ length: 20 }, () => purchase.goBack(url)));
  expect(new Set(pages.map(({ pathname }) => pathname))).toEqual(new Set(['/kr/payment/success']));
  await api.drainJobs();
  const { ledger, events } = await purchase.read();
  expect(ledger).toHaveLength(1);
  expect(events.filter((type) => type === 'paid')).toHaveLength(1);
  expect(await purchase.mails('')).toHaveLength(2);
  const asked = network.calls.length;
  for (let times = 0; times < 20; times++) await purchase.visitor.payment.confirm({ orderId: purchase.orderId });
  expect(network.calls.slice(asked)).toEqual([]);
});

test('[case 44] a form that another site posts, without any cookie, leads to the order’s own country', async () => {
  const purchase = await buy(api, { country: 'CN' });
  const session = await purchase.openPage(await purchase.start('unionpay'));
  const { body } = await api.request('POST', `/sandbox/control/${session}`, { body: { outcome: 'pay_webhook_never' } });
  const posted = await api.handle(
    new Request(body.redirectUrl, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://gateway.95516.com' },
      body: new URLSearchParams(body.fields),
    }),
    '127.0.0.1',
  );
  expect(posted?.status).toBe(303);
  expect(posted?.headers.get('location')).toContain('/cn/payment/success?');
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
});

test('a form that claims success for a payment that is none changes nothing', async () => {
  const purchase = await buy(api, { country: 'CN' });
  await purchase.start('unionpay');
  const { merchantRef } = await purchase.newest();
  const claim = new URLSearchParams({ orderId: merchantRef, respCode: '00', txnAmt: '209300', queryId: '1' });
  const answer = await api.handle(
    new Request('http://127.0.0.1:3000/api/payments/return/unionpay', { method: 'POST', body: claim }),
    '127.0.0.1',
  );
  expect(answer?.status).toBe(303);
  expect(await purchase.read()).toMatchObject({ order: { status: 'pending', paidMinor: 0 }, ledger: [] });
});

test('asking where a payment stands has a limit of its own, for each order and for each address', async () => {
  const limited = await startTestApi({ env: { RATE_LIMIT: 'default' } });
  const purchase = await buy(limited);
  await purchase.pay('pay');
  const ask = (orderId: string) => purchase.visitor.payment.confirm({ orderId });
  for (let times = 0; times < 60; times++) await ask(purchase.orderId);
  await expect(ask(purchase.orderId)).rejects.toMatchObject({ message: 'RATE_LIMITED' });
  const guesses = Array.from({ length: 260 }, (_, guess) => ask(`order_${guess}`).catch(({ message }) => message));
  const answers = await Promise.all(guesses);
  expect(new Set(answers)).toEqual(new Set(['ORDER_NOT_FOUND', 'RATE_LIMITED']));
  limited.clock.advance(60_000);
  expect(await ask(purchase.orderId)).toMatchObject({ success: true });
  await limited.close();
});
