import { expect, test } from './fixtures.ts';
import { placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');
const SUCCESS = 'Payment has been completed successfully.';

test('[P-05] a forged query shows no success', async ({ page, request }) => {
  const { id } = await placeOrder(request, 'US');
  for (const query of [
    '',
    '?orderId=order_1_unknown&paymentKey=forged&amount=1',
    `?orderId=${id}&paymentKey=forged&amount=299`,
    `?orderId=${id}`,
  ]) {
    await visit(page, `/us/payment/success${query}`);
    await expect(page.getByRole('heading', { name: say('payment.success.notConfirmed') }), query).toBeVisible();
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
  }
  await page.getByRole('link', { name: say('common.backHome') }).click();
  await expect(page).toHaveURL(/\/us$/);
});

test('[P-06] the reason of a failure is shown as plain text, else the default sentence', async ({ page }) => {
  const fallback = 'An error occurred during payment processing. Please try again.';
  await visit(page, '/us/payment/fail');
  await expectToast(page, 'Payment Failed', fallback);
  const markup = `<img src=x onerror="document.title='owned'"><b>bold</b>`;
  await visit(page, `/us/payment/fail?message=${encodeURIComponent(markup)}`);
  await expectToast(page, 'Payment Failed', markup);
  await expect(page).not.toHaveTitle('owned');
  await visit(page, `/us/payment/fail?message=${'x'.repeat(5000)}`);
  await expectToast(page, 'Payment Failed', /(?<!x)x{200}(?!x)/);
  await visit(page, '/us/payment/fail?code=USER_CANCEL');
  await expectToast(page, 'Payment Canceled', 'Payment has been canceled.');

  // Try again goes back to where the visitor came from.
  await visit(page, '/us/terms');
  await visit(page, '/us/payment/fail');
  await page.getByRole('button', { name: say('payment.fail.again') }).click();
  await expect(page).toHaveURL(/\/us\/terms$/);
  await visit(page, '/us/payment/fail');
  await page.getByRole('link', { name: say('common.backHome') }).click();
  await expect(page).toHaveURL(/\/us$/);
});
