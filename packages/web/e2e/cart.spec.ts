import type { APIRequestContext, Page } from '@playwright/test';
import { COUNTRIES } from '@softbox/config/countries';
import { bearer, type Customer, PASSWORD, register, startSignedIn } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { listen, openMenuOnPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');
const PASTA = 'Gourmet Pasta and Wine';

const drawer = (page: Page) => page.getByRole('dialog', { name: say('cart.title') });
const cartLink = (page: Page, count = 0) =>
  page.getByRole('link', { name: count > 0 ? say('shell.cartCount', { count }) : say('shell.cart'), exact: true });

/** A customer with one template in the cart, twice. */
async function withCart(request: APIRequestContext): Promise<Customer> {
  const customer = await register(request);
  const data = { templateId: 1, quantity: 2 };
  const added = await request.post('/api/cart', { data, headers: bearer(customer.token) });
  expect(added.ok(), await added.text()).toBe(true);
  return customer;
}

test('[E-09] [K-04] the cart opens beside any page; what is removed by key comes back by key', async ({
  page,
  request,
}) => {
  const { token } = await withCart(request);
  await startSignedIn(page, token);
  await visit(page, '/us/terms');
  await cartLink(page, 1).press('Enter');
  await expect(drawer(page).getByText('$', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/us\/terms$/);

  const remove = drawer(page).getByRole('button', { name: say('cart.remove', { title: PASTA }) });
  const heard = await listen(page);
  await remove.press('Enter');
  const undo = drawer(page).getByRole('button', { name: say('cart.undo') });
  await expect(undo).toBeFocused();
  await expect(drawer(page).getByText(say('cart.empty'))).toBeVisible();
  const words = `${say('cart.removed', { title: PASTA })}.*${say('cart.undoHint')}`;
  await expect.poll(heard).toContainEqual(expect.stringMatching(new RegExp(words)));
  await expectAccessible(page);
  await undo.press('Enter');
  await expect(remove).toBeFocused();
  await expect(drawer(page).getByRole('group', { name: say('cart.quantity', { title: PASTA }) })).toContainText('2');

  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(cartLink(page, 1)).toBeFocused();
  await cartLink(page, 1).click();
  await drawer(page)
    .getByRole('link', { name: say('cart.viewPage') })
    .click();
  await expect(page).toHaveURL(/\/us\/cart$/);
  await expect(drawer(page)).toBeHidden();
});

test('[E-09] on its own page a line is counted up, removed and put back by pointer, and stays so', async ({
  page,
  request,
}) => {
  const { token } = await withCart(request);
  await startSignedIn(page, token);
  await visit(page, '/us/cart');
  const quantity = page.getByRole('group', { name: say('cart.quantity', { title: PASTA }) });
  await page.getByRole('button', { name: say('cart.increase', { title: PASTA }) }).click();
  await expect(quantity).toContainText('3');
  await page.getByRole('button', { name: say('cart.remove', { title: PASTA }) }).click();
  await expectToast(page, say('cart.removed', { title: PASTA }));
  await page.getByRole('button', { name: say('cart.undo') }).click();
  await expect(quantity).toContainText('3');
  await expect(cartLink(page, 1)).toBeVisible();
  const kept = async () => (await request.get('/api/cart', { headers: bearer(token) })).json();
  await expect.poll(kept).toMatchObject({ items: [{ templateId: 1, quantity: 3 }] });
});

test('[K-01] [R-05] another country re-prices what is in the cart, and says so', async ({ page, request }) => {
  const { token } = await withCart(request);
  await startSignedIn(page, token);
  await visit(page, '/us/templateshop');
  await expect(cartLink(page, 1)).toBeVisible();
  const { items } = await (await request.get('/api/cart', { headers: bearer(token) })).json();
  const base: number = items[0].basePrice;
  await openMenuOnPhone(page, say);
  await page.getByRole('button', { name: `${say('shell.country')}: US $` }).click();
  await page.getByRole('link', { name: `AU Australia ${COUNTRIES.AU.currencySymbol}` }).click();
  const after = `A$${Math.round(base * 1.5) * 2}`;
  await expectToast(page, 'Prices are now in Australian Dollar', `came to $${base * 2} and now comes to ${after}.`);
  await page.goto('/au/cart');
  await expect(page.getByText(after, { exact: true }).last()).toBeVisible();
  await expect(page.getByText('Prices for Australia, charged in Australian Dollar.')).toBeVisible();
});

test('[E-09] a visitor finds the own cart again by signing in from it', async ({ page, request }) => {
  const { email } = await withCart(request);
  await visit(page, '/us');
  await cartLink(page).click();
  await expect(drawer(page).getByText(say('cart.signInText'))).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: say('shell.login'), exact: true })
    .click();
  const login = page.getByRole('dialog', { name: say('auth.login.title') });
  await login.getByLabel(say('auth.field.email')).fill(email);
  await login.getByLabel(say('auth.field.password'), { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expect(drawer(page).getByRole('link', { name: PASTA })).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the link leads to the page of the cart', async ({ page }) => {
    await page.goto('/us');
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/us\/cart$/);
    await expect(page.getByRole('heading', { level: 1, name: say('cart.title') })).toBeVisible();
  });
});
