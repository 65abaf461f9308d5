import type { Page } from '@playwright/test';
import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { UNPREFIXED } from '@softbox/config/paths';
import { COUNTRY_COOKIE, STORAGE_KEYS } from '@softbox/config/storage-keys';
import { expect, test } from './fixtures.ts';
import { openMenuOnPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

const storedCountry = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.selectedCountry);

async function chooseCountry(page: Page, from: CountryCode, to: CountryCode): Promise<void> {
  await openMenuOnPhone(page, say);
  const { currencySymbol } = COUNTRIES[from];
  await page.getByRole('button', { name: `${say('shell.country')}: ${from} ${currencySymbol}` }).click();
  const { name, currencySymbol: symbol } = COUNTRIES[to];
  await page.getByRole('link', { name: `${to} ${name} ${symbol}` }).click();
}

test('[R-02] [R-09] every path without a prefix goes on under the current country, query and hash included', async ({
  browser,
  baseURL,
}) => {
  // Without script nothing but the server's redirect moves the page.
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([{ name: COUNTRY_COOKIE, value: 'AU', url: baseURL ?? '' }]);
  const page = await context.newPage();
  for (const path of UNPREFIXED) {
    const asked = path.replace(':id', '7');
    await page.goto(`/${asked}?from=a%26b&x=1#part`);
    expect(page.url()).toBe(`${baseURL}/au${asked && `/${asked}`}?from=a%26b&x=1#part`);
  }
  await context.close();
});

test('[R-01] [R-04] a prefix in capitals redirects, and the country of the path is remembered', async ({ page }) => {
  await visit(page, '/KR/terms?x=1#refund');
  await expect(page).toHaveURL(/\/kr\/terms\?x=1#refund$/);
  expect(await storedCountry(page)).toBe('KR');
  await page.goto('/templateshop?category=food#top');
  await expect(page).toHaveURL(/\/kr\/templateshop\?category=food#top$/);
});

test('[R-06] [R-08] without any hint the visitor is served from the US', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveURL(/\/us$/);
  expect(await storedCountry(page)).toBe('US');
});

test('[R-03] an unknown path says so, with status 404', async ({ page }) => {
  for (const path of ['/us/nowhere', '/nowhere', '/jp/terms', '/us/terms/more', '/templateshopping']) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  }
});

test('[R-02] no path leads away from the site', async ({ page, baseURL }) => {
  const hostile = [
    '//evil.example',
    '/kr//evil.example',
    '/KR//evil.example',
    '/%5Cevil.example',
    '/kr/%5C%5Cevil.example',
    '/%2F%2Fevil.example/terms',
    '/admin//evil.example',
    '/template//evil.example',
    '/template/%2F%2Fevil.example',
  ];
  for (const path of hostile) {
    await page.goto(`${baseURL}${path}`);
    expect(new URL(page.url()).origin, path).toBe(baseURL);
  }
});

test('[R-05] the switcher keeps path and query, and prepends the country where there is none', async ({ page }) => {
  await visit(page, '/us/templateshop?category=food');
  await chooseCountry(page, 'US', 'AU');
  await expect(page).toHaveURL(/\/au\/templateshop\?category=food$/);
  await expect(page.getByText(/^A\$\d/).first()).toBeAttached();
  await expect.poll(() => storedCountry(page)).toBe('AU');
  await visit(page, '/nowhere?x=1');
  await chooseCountry(page, 'AU', 'MY');
  await expect(page).toHaveURL(/\/my\/nowhere\?x=1$/);
});

test('[K-07] [R-04] the language is chosen apart from the country, Japanese among them', async ({ page }) => {
  const ja = await wordsIn('ja');
  await visit(page, '/us/templateshop');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openMenuOnPhone(page, say);
  await page.getByRole('button', { name: `${say('shell.language')}: English` }).click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const heading = page.locator('main h1');
  await expect(heading).toHaveText(ja('shop.title'));
  await expect(page).toHaveURL(/\/us\/templateshop\?lang=ja$/);
  await page.reload();
  await expect(heading).toHaveText(ja('shop.title'));
  await page.goto('/kr/templateshop');
  await expect(heading).toHaveText(ja('shop.title'));
  await expect(page.getByText(/^₩\d/).first()).toBeAttached();
});
