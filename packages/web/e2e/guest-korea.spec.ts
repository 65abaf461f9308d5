import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton, tossWindow, unfoldSummary } from './checkout.ts';
import { expect, linkIn, readMail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[L-11] [G-02] [G-03] [G-04] [G-06] [S-04] [S-05] [V-04] [K-01] [X-01] [X-04] a guest in Korea buys the delivery package through the Toss window', async ({
  page,
  browser,
}) => {
  await visit(page, '/kr#pricing');
  const name = say('packages.delivery.name');
  await page.getByRole('button', { name: say('landing.pricing.selectItem', { name }) }).click();
  const method = page.getByRole('dialog', { name: say('checkout.purchase.title') });
  await method.getByRole('button', { name: say('checkout.purchase.buyNow') }).click();
  await page.getByRole('button', { name: say('auth.guest.action') }).click();

  const dialog = page.getByRole('dialog', { name: '주문 확인 및 결제' });
  await expect(dialog).toHaveAccessibleDescription(say('checkout.sandbox'));
  await unfoldSummary(page, say);
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('₩478,800');
  const pay = payButton(page, say);
  await expect(pay).toHaveText('₩478,800 결제하기');
  await expect(pay).toBeDisabled();
  await dialog.getByLabel(say('checkout.purchaseAgreement')).check();
  await expect(pay).toBeDisabled();
  await agreeToBoth(page, say);
  await pay.click();
  await expectToast(page, say('checkout.required.title'), say('checkout.required.text'));
  for (const field of ['name', 'email', 'phone'] as const)
    await expect(dialog.getByLabel(say(`checkout.${field}`), { exact: true })).toHaveAccessibleDescription(
      say('validation.required'),
    );
  const email = await fillCustomer(page, say);
  await pay.click();
  await expectToast(page, say('checkout.saved'));
  await expect(checkoutDialog(page, say)).toBeHidden();
  await choose(tossWindow(page, say), say, 'pay');

  await page.waitForURL(/\/kr\/payment\/success\?.*paymentKey=/);
  await expectToast(page, '결제 완료', '결제가 성공적으로 완료되었습니다.');
  await expect(page.getByText('결제가 성공적으로 완료되었습니다. 주문 처리가 시작됩니다.')).toBeVisible();

  const mail = await readMail(email, /결제가 완료되었습니다/);
  const elsewhere = await browser.newContext();
  const order = await elsewhere.newPage();
  const link = linkIn(mail, '/orders/');
  await visit(order, link);
  await expect(order.getByRole('heading', { level: 1, name: say('order.page.title') })).toBeVisible();
  await expect(order.getByText(say('order.payment.paid'), { exact: true })).toBeVisible();
  await expect(order.getByText(email)).toBeVisible();
  await visit(order, link.replace(/key=[^&]+/, 'key=forged'));
  await expect(order.getByText(say('order.page.notFound'))).toBeVisible();
  await elsewhere.close();
});
