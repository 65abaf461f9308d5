import { UNPREFIXED } from '@softbox/config/paths';
import { COUNTRY_COOKIE } from '@softbox/config/storage-keys';
import { expect, test } from './fixtures.ts';
import { storedCountry, visit } from './visit.ts';

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
  await expect.poll(() => storedCountry(page)).toBe('KR');
  await page.goto('/templateshop?category=food#top');
  await expect(page).toHaveURL(/\/kr\/templateshop\?category=food#top$/);
});

test('[R-06] [R-08] without any hint the visitor is served from the US', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveURL(/\/us$/);
  await expect.poll(() => storedCountry(page)).toBe('US');
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
