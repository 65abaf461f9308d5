import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { paths } from '@softbox/config/paths';
import { expect, test } from './fixtures.ts';
import { wordsIn } from './words.ts';

test.use({ javaScriptEnabled: false });

for (const country of ['KR', 'US'] as const satisfies CountryCode[])
  test(`[E-01] [K-07] without script the public pages of ${country} are complete`, async ({ page, baseURL }) => {
    const { language } = COUNTRIES[country];
    const say = await wordsIn(language);
    const template = language === 'ko' ? '고메 파스타와 와인' : 'Gourmet Pasta and Wine';
    const pages = [
      { path: paths.landing(country), title: say('landing.title'), shown: say('packages.delivery.name') },
      { path: paths.templates(country), title: say('shop.pageTitle'), shown: template },
      { path: paths.template(country, 1), title: template, shown: say('shop.included.title') },
      { path: paths.trial(country), title: say('trial.title'), shown: say('trial.noScript') },
      { path: paths.terms(country), title: say('terms.title'), shown: say('terms.sections.refund.title') },
    ];
    for (const { path, title, shown } of pages) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(await page.title()).toContain(title);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await expect(page.locator('main h1')).toHaveCount(1);
      await expect(page.locator('main').getByText(shown).first()).toBeAttached();
      await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    }
  });

test('[T-01] without script the store filters as well', async ({ page }) => {
  const say = await wordsIn('en');
  await page.goto('/us/templateshop');
  await page.getByRole('button', { name: say('shop.categories.food') }).click();
  await expect(page).toHaveURL(/\/us\/templateshop\?category=food$/);
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('button', { name: say('shop.categories.all') }).click();
  await expect(page.getByRole('article')).toHaveCount(27);
});
