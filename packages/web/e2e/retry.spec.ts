import { agreeToBoth, checkoutDialog, choose, payButton, tossWindow } from './checkout.ts';
import { bearer, register, startSignedIn } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { placeOrder, readOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

test('[G-05] [S-04] [M-03] [P-06] in Korea a declined and a cancelled payment are repeated for the same order', async ({
  page,
  request,
}) => {
  const say = await wordsIn('ko');
  const order = await placeOrder(request, 'KR');
  const dialog = page.getByRole('dialog', { name: say('payment.dialog.title') });
  await visit(page, order.path);
  await page.getByRole('button', { name: say('order.page.payNow') }).click();
  for (const fact of [say('packages.sns.name'), '대한민국', 'KRW (₩)', '토스페이먼츠', '₩358,800'])
    await expect(dialog.getByText(fact, { exact: true }).first()).toBeVisible();
  await payButton(page, say).click();
  await choose(tossWindow(page, say), say, 'decline');

  await page.waitForURL(/\/kr\/payment\/fail\?/);
  await expectToast(page, '결제 실패', '결제 승인이 거절되었습니다.');
  await page.getByRole('button', { name: say('payment.fail.again') }).click();
  await payButton(page, say).click();
  await choose(tossWindow(page, say), say, 'cancel');
  await expectToast(page, '결제 취소', '결제가 취소되었습니다.');
  await dialog.getByRole('button', { name: say('payment.dialog.again') }).click();
  await choose(tossWindow(page, say), say, 'pay');

  await page.waitForURL(/\/kr\/payment\/success\?/);
  await expect(page.getByText(say('payment.success.text'), { exact: true })).toBeVisible();
  const { status, paymentStatus, attempts } = await readOrder(request, order);
  expect({ status, paymentStatus }).toEqual({ status: 'completed', paymentStatus: 'paid' });
  expect(attempts.map((attempt) => attempt.status).sort()).toEqual(['canceled', 'failed', 'succeeded']);
});

test('[T-04] [G-05] [S-04] [S-05] [M-03] in the US a customer orders one template and pays at the third try', async ({
  page,
  request,
}) => {
  const say = await wordsIn('en');
  const { email, token } = await register(request);
  await startSignedIn(page, token);
  await visit(page, '/us/templateshop?category=food');
  await page
    .getByRole('button', { name: /^Buy Now: / })
    .first()
    .click();
  const checkout = checkoutDialog(page, say);
  await expect(checkout.getByLabel(say('checkout.name'), { exact: true })).toHaveValue('Jane Doe');
  await expect(checkout.getByLabel(say('checkout.email'), { exact: true })).toHaveValue(email);
  await checkout.getByLabel(say('checkout.phone'), { exact: true }).fill('+1 212 555 0142');
  await agreeToBoth(page, say);
  await payButton(page, say).click();

  await page.waitForURL(/\/sandbox\/pay\//);
  await choose(page, say, 'decline');
  await expect(page.getByRole('alert')).toContainText(say('sandbox.declined'));
  await choose(page, say, 'cancel');
  await page.waitForURL(/\/us\/payment\/fail\?/);
  await expectToast(page, 'Payment Failed');
  const payAgain = async () => {
    await page.getByRole('button', { name: say('payment.fail.again') }).click();
    await payButton(page, say).click();
    await page.waitForURL(/\/sandbox\/pay\//);
  };
  await payAgain();
  await choose(page, say, 'cancel');
  await page.waitForURL(/\/us\/payment\/fail\?/);
  await expectToast(page, 'Payment Canceled', 'Payment has been canceled.');
  await payAgain();
  await choose(page, say, 'pay');
  await page.waitForURL(/\/us\/payment\/success\?/);
  await expectToast(page, 'Payment Complete', 'Payment has been completed successfully.');

  const answer = await request.get('/api/orders', { headers: bearer(token) });
  const orders = await answer.json();
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ status: 'completed', paymentStatus: 'paid', isGuestOrder: false });
});
