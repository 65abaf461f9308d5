import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

/** Notes every place the window is scrolled to from now on. */
const watchScrolling = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
const placesSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { places: number[] }).places)]); // made above
const forgetPlaces = (page: Page) =>
  page.evaluate(() => void (window as unknown as { places: number[] }).places.splice(0)); // made above
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(y);
};

/** Adds up what moves without being asked to, by the browser's own account, from the first paint of every page on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]; // of that type
      const own = window as unknown as { shifted: number }; // made above
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) own.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted); // made above

test('another page starts at its top at once, and back is at once where one was', async ({ page }) => {
  await visit(page, '/us/templateshop?category=cosmetics');
  await watchScrolling(page);
  await scrollTo(page, 900);
  const template = page.getByRole('article').nth(8).getByRole('link');
  await template.hover();
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(0);
  await forgetPlaces(page);
  await template.click();
  await expect(page).toHaveURL(/\/template\/\d+$/);
  await expect.poll(() => placesSeen(page)).toEqual([0]);
  await forgetPlaces(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/templateshop\?category=cosmetics$/);
  await expect.poll(() => placesSeen(page)).toEqual([left]);
  await expect(page.getByRole('article')).toHaveCount(15);
});

test('[L-01] anchors glide within a page, jump from another, and hold below the bar on reload and back', async ({
  page,
}) => {
  const top = (id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const expectBelowBar = async (id: string) => {
    const bar = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(() => top(id), id).toBeGreaterThanOrEqual(bar - 1);
    await expect.poll(() => top(id), id).toBeLessThan(bar + 40);
  };
  await visit(page, '/us');
  await watchScrolling(page);
  await page.getByRole('link', { name: say('landing.hero.quote') }).click();
  await expectBelowBar('pricing');
  expect((await placesSeen(page)).length, 'glides').toBeGreaterThan(2);
  await page.reload();
  await expectBelowBar('pricing');
  await visit(page, '/us/terms');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.portfolio') })
    .click();
  await expectBelowBar('portfolio');
  // A second click on the same anchor leads there again.
  await scrollTo(page, 0);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('shell.footer.portfolio') })
    .click();
  await expectBelowBar('portfolio');
  await page
    .locator('#portfolio')
    .getByRole('link', { name: say('landing.portfolio.viewAll') })
    .click();
  await expect(page).toHaveURL(/templateshop$/);
  await page.goBack();
  await expect(page).toHaveURL(/#portfolio$/);
  await expect(
    page.locator('#portfolio').getByRole('link', { name: say('landing.portfolio.viewAll') }),
  ).toBeInViewport();
});

test('[T-01] nothing moves while pictures arrive, in the store and on the landing page', async ({ page }) => {
  await watchShifts(page);
  for (const path of ['/us/templateshop', '/us', '/us/template/3', '/us/try']) {
    await visit(page, path);
    const pictures = page.locator('main img');
    // Not as Playwright does, which waits until a thing stands still: some are in the strips, which move for ever.
    for (const picture of (await pictures.all()).slice(0, 12))
      await picture.evaluate((image) => image.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(await shifted(page), path).toBeLessThan(0.005);
  }
});

test('[T-02] a card shows what it is on hover, on focus, and always where there is no pointer', async ({ page }) => {
  await visit(page, '/us/templateshop');
  const card = page.getByRole('article').first();
  const reveal = card.getByRole('link').locator('div');
  const seen = () => reveal.evaluate((element) => Number(getComputedStyle(element).opacity));
  if (isPhone(page)) return void (await expect.poll(seen).toBe(1));
  await expect.poll(seen).toBe(0);
  await card.getByRole('img', { includeHidden: true }).hover();
  await expect.poll(seen).toBe(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(seen).toBe(0);
  await card.getByRole('link').focus();
  await expect.poll(seen).toBe(1);
});

test('[L-10] a picture of the portfolio shows what it is and costs when it is tapped', async ({ page }) => {
  await visit(page, '/us#portfolio');
  const portfolio = page.locator('#portfolio');
  const buyNow = portfolio.getByRole('button', { name: 'Buy Now: Traditional Sushi Roll' });
  await expect(buyNow).toBeHidden();
  const picture = portfolio.getByRole('button', { name: 'Traditional Sushi Roll', exact: true });
  if (isPhone(page)) await picture.tap();
  else await picture.hover();
  await expect(buyNow).toBeVisible();
  await expect(portfolio.getByText('$38')).toBeVisible();
});

test('back on a phone closes what is open and stays on the page', async ({ page }) => {
  // The button of a phone asks the browser's close watchers; here they are asked by hand.
  await page.addInitScript(() => {
    interface CloseWatcher {
      requestClose(): void;
      destroy(): void;
    }
    const own = window as unknown as { CloseWatcher: new () => CloseWatcher }; // newer than the DOM's types
    const open: CloseWatcher[] = [];
    own.CloseWatcher = class extends own.CloseWatcher {
      constructor() {
        super();
        open.push(this);
      }
      override destroy() {
        super.destroy();
        open.splice(open.indexOf(this), 1);
      }
    };
    Object.assign(window, { askToClose: () => open.at(-1)?.requestClose() });
  });
  await visit(page, '/us/template/1');
  const goBack = () => page.evaluate(() => (window as unknown as { askToClose: () => void }).askToClose()); // made above
  await page.getByRole('button', { name: say('shop.order') }).click();
  const dialog = page.getByRole('dialog', { name: say('checkout.purchase.title') });
  await expect(dialog).toBeVisible();
  await goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: say('shop.order') })).toBeFocused();
  await expect(page).toHaveURL(/\/us\/template\/1$/);
});
