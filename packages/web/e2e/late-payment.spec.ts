import { choose, payButton } from './checkout.ts';
import { bearer, signIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, readMail, test } from './fixtures.ts';
import { placeOrder, readOrder } from './order.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

test('[case 40] whoever pays for an order that was given up meanwhile reads that the money goes back, and why', async ({
  page,
  request,
}) => {
  const say = await wordsIn('en');
  const order = await placeOrder(request, 'US');
  await visit(page, order.path);
  await page.getByRole('button', { name: say('order.page.payNow') }).click();
  await page.getByRole('radio', { name: say('order.provider.stripe') }).check();
  await payButton(page, say).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);

  // Paid there, while the shop does not know it yet and the studio gives the order up.
  const headers = bearer(await signIn(request, ADMINISTRATOR));
  const paying = page.url().split('/').at(-1);
  const paid = await request.post(`/sandbox/control/${paying}`, { data: { outcome: 'pay_webhook_never' } });
  const { redirectUrl } = await paid.json();
  const input = { orderId: order.id, status: 'cancelled' };
  const given = await request.post('/api/trpc/orders.changeStatus', { headers, data: { json: input } });
  expect(given.ok(), await given.text()).toBe(true);

  await page.goto(redirectUrl);
  await page.waitForURL(/\/us\/payment\/fail\?code=LATE_PAYMENT/);
  await expect(page.getByRole('heading', { name: say('payment.fail.lateTitle') })).toBeVisible();
  await expect(page.getByText(say('payment.fail.lateText'))).toBeVisible();
  await expect(page.getByText(say('payment.fail.saved'))).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('payment.fail.again') })).toHaveCount(0);
  await expectAccessible(page);

  // The page that asks by itself, as a scanned code or a window of the provider's leads to it, ends in the same place.
  await visit(page, `/us/payment/success?orderId=${order.id}`);
  await page.waitForURL(/\/us\/payment\/fail\?code=LATE_PAYMENT/);
  await page.getByRole('link', { name: say('payment.fail.order') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: say('refunds.reason.late_payment') })).toContainText(
    say('refunds.status.succeeded'),
  );
  await expectAccessible(page);
  expect((await readMail(order.email, /cancelled order/)).text).toContain(
    say('email.paymentRefunded.late_payment.intro'),
  );
});

test('[case 16] whoever pays in two tabs reads that the order is paid once and the second payment goes back', async ({
  page,
  request,
  context,
}) => {
  const say = await wordsIn('zh');
  const order = await placeOrder(request, 'CN');
  const open = async (tab: typeof page, provider: 'unionpay' | 'alipay') => {
    await visit(tab, order.path);
    await tab.getByRole('button', { name: say('order.page.payNow') }).click();
    await tab.getByRole('radio', { name: say(`order.provider.${provider}`) }).check();
    await payButton(tab, say).click();
    await expect(tab).toHaveURL(/\/sandbox\/pay\//);
  };
  // This provider's page cannot be ended by us: it is still open when the order is paid in the other tab.
  await open(page, 'unionpay');
  const other = await context.newPage();
  await open(other, 'alipay');
  await choose(other, say, 'pay');
  await expect(other.getByText(say('payment.success.text'))).toBeVisible();

  await choose(page, say, 'pay');
  await page.waitForURL(/\/cn\/payment\/success\?/);
  await expect(page.getByRole('heading', { name: say('payment.success.title') })).toBeVisible();
  await expect(page.getByText(say('payment.success.twiceText'))).toBeVisible();
  await expectAccessible(page);
  expect((await readMail(order.email, /重复支付/)).text).toContain(say('email.paymentRefunded.second_payment.intro'));
  await page.getByRole('link', { name: say('payment.success.order') }).click();
  await expect(page.getByRole('listitem').filter({ hasText: say('refunds.reason.second_payment') })).toContainText(
    say('refunds.status.succeeded'),
  );
  expect(await readOrder(request, order)).toMatchObject({ paymentStatus: 'paid' });
});
