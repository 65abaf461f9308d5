import type { Page } from '@playwright/test';
import type { Language } from '@softbox/config/languages';
import { TAB_KEYS } from '@softbox/config/storage-keys';
import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton, tossWindow } from './checkout.ts';
import { chooseFiles, fileRow, photo } from './files.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { expectReady, isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

test.use({ expectedErrors: /net::ERR_FAILED/ });

const keptInTab = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(key), name);

/** A guest's checkout of the smallest package. */
async function openCheckout(page: Page, language: Language, path: string) {
  const say = await wordsIn(language);
  await visit(page, `${path}#pricing`);
  const name = say('packages.sns.name');
  await page.getByRole('button', { name: say('landing.pricing.selectItem', { name }) }).click();
  await page.getByRole('button', { name: new RegExp(`^${say('checkout.purchase.buyNow')}`) }).click();
  await page.getByRole('button', { name: say('auth.guest.action') }).click();
  await expect(payButton(page, say)).toBeVisible();
  return say;
}

for (const [language, path, saveFailed, offline] of [
  ['ko', '/kr', '주문 정보 저장 실패', '인터넷 연결을 확인한 뒤 다시 시도해주세요. 입력하신 내용은 그대로 있습니다.'],
  [
    'en',
    '/us',
    'The order could not be saved',
    'Please check your internet connection and try again. Everything you entered is still here.',
  ],
] as const)
  test(`[G-06] [M-03] [V-04] (${language}) nothing typed is lost by a reload or a failure, and no consent is given by itself`, async ({
    page,
  }) => {
    const say = await openCheckout(page, language, path);
    const dialog = checkoutDialog(page, say);
    const email = await fillCustomer(page, say);
    const address = dialog.getByLabel(new RegExp(`^${say('checkout.address')}`));
    const consent = dialog.getByLabel(say('checkout.purchaseAgreement'));
    await address.fill('1 Main Street');
    await expect(consent).not.toBeChecked();
    await agreeToBoth(page, say);

    await page.reload();
    await expectReady(page);
    await expect(dialog.getByLabel(say('checkout.email'), { exact: true })).toHaveValue(email);
    await expect(address).toHaveValue('1 Main Street');
    await expect(consent).not.toBeChecked();
    await expect(payButton(page, say)).toBeDisabled();

    await agreeToBoth(page, say);
    await page.route(/orders\.place/, (route) => route.abort('failed'));
    await payButton(page, say).click();
    await expectToast(page, saveFailed, offline);
    await expect(dialog.getByRole('alert').filter({ hasText: saveFailed })).toBeVisible();
    await expect(dialog.getByLabel(say('checkout.email'), { exact: true })).toHaveValue(email);
    await expect(consent).toBeChecked();
    await page.unroute(/orders\.place/);

    expect(await keptInTab(page, TAB_KEYS.checkoutDraft)).toContain(email);
    await payButton(page, say).click();
    await expectToast(page, say('checkout.saved'));
    expect(await keptInTab(page, TAB_KEYS.checkoutDraft)).toBeNull();
  });

test('[G-05] [S-04] the way back from the provider reopens the payment of the same order', async ({ page }) => {
  const say = await openCheckout(page, 'en', '/us');
  await fillCustomer(page, say);
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  const session = page.url();

  await page.goBack();
  await expectReady(page);
  const payment = page.getByRole('dialog', { name: say('payment.dialog.title') });
  await expect(payment.getByText(say('packages.sns.name'), { exact: true })).toBeVisible();
  await expect(payButton(page, say)).toBeEnabled(); // it waits for the customer
  await expectAccessible(page);
  await payButton(page, say).click();
  await page.waitForURL(session);
  await choose(page, say, 'pay');
  await page.waitForURL(/\/us\/payment\/success\?/);
  await expect(page.getByRole('heading', { name: say('payment.success.title') })).toBeVisible();

  // The page that was left does not ask for the money again.
  await visit(page, '/us');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[M-03] [S-04] a payment that cannot be started says so, and the same order is paid afterwards', async ({
  page,
}) => {
  const say = await openCheckout(page, 'en', '/us');
  await fillCustomer(page, say);
  await agreeToBoth(page, say);
  await page.route(/payment\.start/, (route) => route.abort('failed'));
  await payButton(page, say).click();
  await expectToast(page, 'The payment could not be processed');
  const payment = page.getByRole('dialog', { name: say('payment.dialog.title') });
  await expect(payment.getByRole('alert')).toContainText(say('payment.dialog.saved'));
  await page.unroute(/payment\.start/);
  await payment.getByRole('button', { name: say('payment.dialog.again') }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test('[M-03] [S-04] a payment that could not be canceled is not called canceled, and can be gone on with', async ({
  page,
}) => {
  const say = await openCheckout(page, 'ko', '/kr');
  await fillCustomer(page, say);
  await agreeToBoth(page, say);
  await page.route(/payment\.start/, () => undefined);
  await page.route(/payment\.cancel/, (route) => route.abort('failed'));
  await payButton(page, say).click();
  const payment = page.getByRole('dialog', { name: say('payment.dialog.title') });
  await payment.getByRole('button', { name: say('payment.dialog.cancel') }).click();
  await expectToast(page, '결제를 취소하지 못했습니다', say('payment.notCanceled.text'));
  const alert = payment.getByRole('alert');
  await expect(alert).toContainText(say('payment.notCanceled.text'));
  await expect(alert).toContainText(say('payment.dialog.saved'));
  await expect(payment.getByText(say('payment.canceled.text'))).toHaveCount(0);
  await page.unroute(/payment\.start/);
  await payment.getByRole('button', { name: say('payment.dialog.again') }).click();
  await choose(tossWindow(page, say), say, 'pay');
  await page.waitForURL(/\/kr\/payment\/success\?/);
});

test('a file that could not be removed is still there, and the buyer is told why', async ({ page }) => {
  const say = await openCheckout(page, 'ko', '/kr');
  const dialog = checkoutDialog(page, say);
  await chooseFiles(dialog, say, photo);
  const row = fileRow(dialog, say, '신메뉴 사진.png');
  await expect(row).toContainText('PNG ·');
  const remove = row.getByRole('button', { name: say('material.remove', { name: '신메뉴 사진.png' }) });
  await page.route(/files\.remove/, (route) => route.abort('failed'));
  await remove.click();
  await expectToast(page, '파일을 삭제하지 못했습니다', say('common.failure.network'));
  await expect(row).toBeVisible();
  await page.unroute(/files\.remove/);
  await remove.click();
  await expect(row).toHaveCount(0);
});

test('[G-06] what is bought stays in view while the form scrolls, and fields fit the country', async ({ page }) => {
  const say = await openCheckout(page, 'en', '/us');
  const dialog = checkoutDialog(page, say);
  const phone = dialog.getByLabel(say('checkout.phone'), { exact: true });
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveAccessibleDescription(/\(212\) 555-0142/);
  await expect(dialog.getByLabel(new RegExp(`^${say('checkout.address')}`))).toHaveAttribute(
    'autocomplete',
    'street-address',
  );
  await phone.fill('call me');
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await expect(phone).toHaveAccessibleDescription(new RegExp(say('validation.phoneInvalid')));
  await dialog.getByLabel(say('checkout.privacyAgreement')).scrollIntoViewIfNeeded();
  const name = say('packages.sns.name');
  if (isPhone(page)) {
    const summary = dialog.getByRole('button', { name: new RegExp(`^${name}.*\\$299`) });
    await expect(summary).toBeInViewport({ ratio: 1 });
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await summary.click();
  }
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeInViewport();
  await expectAccessible(page);
});
