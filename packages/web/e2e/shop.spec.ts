import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

test('[T-01] [T-02] [T-03] [T-06] [E-02] the store filters its 27 templates and asks whoever buys to sign in', async ({
  page,
}) => {
  await visit(page, '/us/templateshop');
  const cards = page.getByRole('article');
  const filters = page.getByRole('group', { name: say('shop.filter') });
  await expect(filters.getByRole('button')).toHaveText(['All', 'Food', 'Fashion', 'Cosmetics', 'Others']);
  await expect(filters.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards).toHaveCount(27);
  for (const [category, count] of [
    ['Food', 10],
    ['Fashion', 1],
    ['Others', 1],
    ['Cosmetics', 15],
  ] as const) {
    await filters.getByRole('button', { name: category }).click();
    await expect(cards).toHaveCount(count);
  }
  await page.reload();
  await expect(cards).toHaveCount(15);
  await visit(page, '/us/templateshop');

  const card = cards.first();
  await card.getByRole('link').focus();
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card.getByText(/^\$\d+$/).first()).toBeVisible();
  for (const name of [/^Buy Now: /, /^Add to Cart: /]) {
    await card.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('auth.guest.action') })).toHaveCount(0);
    await page.getByRole('button', { name: say('common.close') }).click();
  }
  await page.getByRole('link', { name: say('common.backHome') }).click();
  await expect(page).toHaveURL(/\/us$/);
});

test('[T-07] [T-08] [G-03] the detail says what is included and leads to pricing or to ordering', async ({ page }) => {
  await visit(page, '/us/template/1');
  const title = 'Gourmet Pasta and Wine';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const detail = page.getByRole('article');
  await expect(detail.getByRole('img', { name: title })).toBeVisible();
  await expect(detail.getByText('Food', { exact: true })).toBeVisible();
  await expect(detail.getByText(/^\$\d+$/)).toBeVisible();
  await expect(detail.getByRole('listitem')).toHaveText([
    'High-resolution product photography',
    'Professional background and styling',
    'Multiple angle shots',
    'Commercial usage rights',
    '48-hour delivery',
  ]);
  await detail.getByRole('button', { name: 'Order this template' }).click();
  const method = page.getByRole('dialog', { name: say('checkout.purchase.title') });
  await expect(method.getByRole('button', { name: /Buy Now/ })).toBeVisible();
  await expect(method.getByRole('button', { name: /Add to Cart/ })).toBeVisible();
  await method.getByRole('button', { name: say('common.close') }).click();
  await detail.getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/us#pricing$/);
});

test('[T-07] the detail shows further views, chosen by pointer or keys', async ({ page }) => {
  await visit(page, '/us/template/3');
  const detail = page.getByRole('article');
  const views = detail.getByRole('tab');
  const large = detail.getByRole('tabpanel').getByRole('img');
  await expect(views.first()).toHaveAttribute('aria-selected', 'true');
  await expect(large).toHaveAccessibleName('Coffee Shop');
  await views.nth(1).click();
  await expect(large).toHaveAccessibleName('Coffee Shop, picture 2');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await views.nth(1).press('Home');
  await expect(large).toHaveAccessibleName('Coffee Shop');
  await expect(views.first()).toBeFocused();
});

test('[T-09] an unknown template is not found, with a way back to the store', async ({ page }) => {
  for (const id of ['9', '0', '29', 'abc']) {
    const answer = await visit(page, `/us/template/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { name: 'Template Not Found' })).toBeVisible();
  }
  await page.getByRole('link', { name: say('shop.backToStore') }).click();
  await expect(page).toHaveURL(/\/us\/templateshop$/);
  const known = await page.goto('/us/template/28');
  expect(known?.status()).toBe(200);
});
