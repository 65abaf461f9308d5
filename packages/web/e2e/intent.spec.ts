import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { PASSWORD, register, startSignedIn } from './customer.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { expectReady, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');
const PASTA = 'Gourmet Pasta and Wine';

const login = (page: Page) => page.getByRole('dialog', { name: say('auth.login.title') });

async function fillLogin(page: Page, email: string): Promise<void> {
  await login(page).getByLabel(say('auth.field.email')).fill(email);
  await login(page).getByLabel(say('auth.field.password'), { exact: true }).fill(PASSWORD);
  await login(page)
    .getByRole('button', { name: say('auth.login.submit'), exact: true })
    .click();
}

test('[T-03] [T-05] [S-03] what led to signing in happens after a reload, an address check and registering', async ({
  page,
}) => {
  await visit(page, '/us/templateshop');
  await page.getByRole('button', { name: `Add to Cart: ${PASTA}` }).click();
  await expect(login(page)).toBeVisible();
  await page.reload();
  await expectReady(page);
  await page.getByRole('tab', { name: say('auth.register.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('auth.register.title') });
  await dialog.getByLabel(say('auth.field.email')).fill(newEmail());
  await dialog.getByRole('button', { name: say('auth.check.action') }).click();
  await expect(dialog.getByText(say('auth.check.availableText'))).toBeVisible();
  await dialog.getByLabel(say('auth.field.password'), { exact: true }).fill(PASSWORD);
  await dialog.getByLabel(say('auth.field.confirmPassword'), { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: say('auth.register.submit') }).click();
  await expectToast(page, 'Success', `${PASTA} added to cart.`);
  await expect(page.getByRole('link', { name: say('shell.cartCount', { count: 1 }) })).toBeVisible();

  // It happens once: another reload adds nothing.
  await page.reload();
  await expectReady(page);
  await page.getByRole('link', { name: say('shell.cartCount', { count: 1 }) }).click();
  await expect(page.getByRole('group', { name: say('cart.quantity', { title: PASTA }) })).toContainText('1');
});

test('[T-03] [T-04] the checkout that was wanted opens after signing in, in another tab as well', async ({
  page,
  context,
  request,
}) => {
  const { email } = await register(request);
  await visit(page, '/us/templateshop');
  await page.getByRole('button', { name: `Buy Now: ${PASTA}` }).click();
  await expect(login(page)).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/us/profile');
  await other
    .getByRole('main')
    .getByRole('button', { name: say('shell.login'), exact: true })
    .click();
  await fillLogin(other, email);
  await expect(other.getByRole('heading', { level: 1, name: say('profile.title') })).toBeVisible();
  const checkout = page.getByRole('dialog', { name: say('checkout.title') });
  await expect(checkout.getByLabel(say('checkout.email'), { exact: true })).toHaveValue(email);
});

test('whoever closes the dialog has changed their mind', async ({ page, request }) => {
  const { email } = await register(request);
  await visit(page, '/us/templateshop');
  await page.getByRole('button', { name: `Add to Cart: ${PASTA}` }).click();
  await login(page)
    .getByRole('button', { name: say('common.close') })
    .click();
  await page.reload();
  await visit(page, '/us/profile');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('shell.login'), exact: true })
    .click();
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { level: 1, name: say('profile.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('shell.cart'), exact: true })).toBeVisible();
});

test('[G-04] purchase buttons do nothing while it is not known who asks', async ({ page, request }) => {
  const { token } = await register(request);
  await startSignedIn(page, token);
  let answer = () => undefined as unknown;
  const known = new Promise((resolve) => {
    answer = () => resolve(undefined);
  });
  await page.route(/auth\.me/, async (route) => {
    await known;
    await route.continue();
  });
  const asked = page.waitForRequest(/auth\.me/);
  await page.goto('/us/templateshop');
  await asked; // the page listens, and waits for who it is
  const buy = page.getByRole('button', { name: `Buy Now: ${PASTA}` });
  const toCart = page.getByRole('button', { name: `Add to Cart: ${PASTA}` });
  await buy.click();
  await toCart.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  answer();
  await expectReady(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await buy.click();
  await expect(page.getByRole('dialog', { name: say('checkout.title') })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken)).toBe(token);
});
