import type { Page } from '@playwright/test';
import { COUNTRIES, COUNTRY_CODES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import type { Translate } from '@softbox/config/i18n';
import { choose, payButton, tossWindow } from './checkout.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { type PlacedOrder, placeOrder, readOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const PAIRS = COUNTRY_CODES.flatMap((country) =>
  COUNTRIES[country].paymentProviders.map((provider): [CountryCode, ProviderName] => [country, provider]),
);

/** PayPal takes neither dong nor, from a shop elsewhere, ringgit. */
const chargesDollars = (country: CountryCode, provider: ProviderName) =>
  provider === 'paypal' && (country === 'VN' || country === 'MY');
/** Their pages end with a refused card; the others stay open for another one. */
const ENDS_REFUSED: readonly ProviderName[] = ['tosspayments', 'paypal', 'unionpay'];

/** The payment dialog on the order's page, with the method chosen; pressing pay leads to the provider. */
async function start(page: Page, say: Translate, order: PlacedOrder, provider: ProviderName): Promise<void> {
  await visit(page, order.path);
  await page.getByRole('button', { name: say('order.page.payNow') }).click();
  const dialog = page.getByRole('dialog', { name: say('payment.dialog.title') });
  const method = dialog.getByRole('radio', { name: say(`order.provider.${provider}`) });
  if (COUNTRIES[order.country].paymentProviders.length > 1) await method.check();
  if (chargesDollars(order.country, provider)) {
    await expect(payButton(page, say)).toBeDisabled();
    await dialog.getByRole('checkbox', { name: say('checkout.charge.agree', { charge: 'US$299' }) }).check();
  }
  await expect(dialog).toHaveAccessibleDescription(say('checkout.sandbox'));
  await payButton(page, say).click();
}

/** Where the customer decides: the provider's page, its window, or the page that a scanned code opens elsewhere. */
async function pageOf(page: Page, say: Translate, provider: ProviderName) {
  if (provider === 'tosspayments') return tossWindow(page, say);
  const scan = page.getByRole('link', { name: say('payment.scan.sandbox') });
  await expect(
    scan.or(page.getByRole('heading', { name: /SANDBOX|테스트|测试|Thử|test|Thanh toán thử/i })),
  ).toBeVisible();
  if (!(await scan.isVisible())) return page;
  const opened = page.context().waitForEvent('page');
  await scan.click();
  return opened;
}

/** Where somebody ends who has given up: on the page that says so, or still in the dialog that opened the window. */
async function expectCanceled(page: Page, say: Translate, provider: ProviderName): Promise<void> {
  if (provider === 'tosspayments') {
    const dialog = page.getByRole('dialog', { name: say('payment.dialog.title') });
    await expect(dialog.getByText(say('payment.canceled.text'))).toBeVisible();
    return;
  }
  await page.waitForURL(/\/payment\/fail\?/);
  await expect(page.getByRole('heading', { name: say('payment.fail.canceledTitle') })).toBeVisible();
  await expectToast(page, say('payment.canceled.title'), say('payment.canceled.text'));
}

for (const [country, provider] of PAIRS)
  test(`[E-01] [M-03] in ${country} through ${provider}: given up, refused, then paid`, async ({ page, request }, {
    project,
  }) => {
    test.skip(project.name === 'phone' && country !== 'CN', 'phones have pages of their own in China only');
    const say = await wordsIn(COUNTRIES[country].language);
    const order = await placeOrder(request, country);
    const status = async () => (await readOrder(request, order)).paymentStatus;

    await start(page, say, order, provider);
    const first = await pageOf(page, say, provider);
    const cancel = first.getByRole('button', { name: say('sandbox.outcomes.cancel'), exact: true });
    const isCode = first !== page && provider === 'wechatpay';
    let told = isCode;
    if (isCode) {
      await expect(
        page.getByRole('img', { name: say('payment.scan.code', { provider: say('order.provider.wechatpay') }) }),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveAccessibleDescription(say('checkout.sandbox'));
      await expectAccessible(page);
      await page.getByRole('button', { name: say('payment.dialog.cancel') }).click();
      await expect(page.getByText(say('payment.dialog.saved'))).toBeVisible();
    } else {
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
      // Not every provider has a way back: then the browser's own is taken, of which nobody is told.
      const hasWayBack = (await cancel.count()) > 0;
      // WeChat Pay's leads back without a word of how it was left.
      told = hasWayBack && provider !== 'wechatpay';
      if (hasWayBack) await cancel.click();
      else await page.goBack();
      if (told) await expectCanceled(page, say, provider);
      else if (hasWayBack)
        await expect(page.getByRole('heading', { name: say('payment.success.notConfirmed') })).toBeVisible();
    }
    await expect.poll(status).toBe(told ? 'unpaid' : 'processing');

    await start(page, say, order, provider);
    const second = await pageOf(page, say, provider);
    await choose(second, say, 'decline');
    if (ENDS_REFUSED.includes(provider)) {
      await page.waitForURL(/\/payment\/fail\?/);
      await expect(page.getByRole('heading', { name: say('payment.fail.title') })).toBeVisible();
      expect(await status()).toBe('unpaid');
    } else await expect(second.getByRole('alert').filter({ hasText: say('sandbox.declined') })).toBeVisible();

    await start(page, say, order, provider);
    await choose(await pageOf(page, say, provider), say, 'pay');
    await page.waitForURL(new RegExp(`/${country.toLowerCase()}/payment/success\\?`));
    await expect(page.getByRole('heading', { name: say('payment.success.title') })).toBeVisible();
    expect(await readOrder(request, order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  });
