import type { Page } from '@playwright/test';
import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { expect, test } from './fixtures.ts';
import { openMenuOnPhone, storedCountry, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

async function chooseCountry(page: Page, from: CountryCode, to: CountryCode): Promise<void> {
  await openMenuOnPhone(page, say);
  const { currencySymbol } = COUNTRIES[from];
  await page.getByRole('button', { name: `${say('shell.country')}: ${from} ${currencySymbol}` }).click();
  const { name, currencySymbol: symbol } = COUNTRIES[to];
  await page.getByRole('link', { name: `${to} ${name} ${symbol}` }).click();
}

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
