import { PRODUCTION_DAYS, REFUND_POLICY } from '@softbox/config/refunds';
import { expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const SECTIONS = ['home', 'services', 'portfolio', 'pricing', 'contact'];

test('[L-01] the sections stand in order, and an anchor survives a reload below the fixed bar', async ({ page }) => {
  await visit(page, '/us');
  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(SECTIONS);
  await visit(page, '/us#pricing');
  const top = () => page.locator('#pricing').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const bar = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
  for (const time of ['first', 'reloaded']) {
    await expect.poll(top, time).toBeGreaterThanOrEqual(bar);
    await expect.poll(top, time).toBeLessThan(bar + 100);
    if (time === 'first') await page.reload();
  }
});

test('[L-05] the hero compares before and after by keys and pointer, and leads on', async ({ page }) => {
  await visit(page, '/us');
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.focus();
  await slider.press('ArrowRight');
  await expect(slider).toHaveValue('51');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Finished picture 49%');
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  const picture = page.locator('#home figure');
  const { width, height } = await picture.evaluate((figure) => figure.getBoundingClientRect());
  await picture.click({ position: { x: width * 0.25, y: height * 0.3 } });
  await expect(slider).toHaveValue(/^2[45]$/);
  await page.getByRole('link', { name: 'Get a quote now' }).click();
  await expect(page).toHaveURL(/\/us#pricing$/);
  await page.getByRole('link', { name: 'View samples' }).click();
  await expect(page).toHaveURL(/\/us#portfolio$/);
});

test('[L-05] the hero shows a pair for each trade, chosen by tabs', async ({ page }) => {
  await visit(page, '/us');
  const hero = page.locator('#home');
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await hero.getByRole('tab', { name: 'Food' }).click();
  await expect(hero.getByRole('img', { name: /^The same latte/ })).toBeVisible();
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  await hero.getByRole('tab', { name: 'Food' }).press('End');
  await expect(hero.getByRole('tab', { name: 'Fashion' })).toHaveAttribute('aria-selected', 'true');
  await expect(hero.getByRole('img')).toHaveCount(2);
  for (const name of [/^Phone photo of a blue puffer/, /^The same blue jacket/])
    await expect
      .poll(() => hero.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
});

test('pictures come in the format and size that fit, keep their places and may be kept', async ({ page }) => {
  await page.goto('/us');
  const loaded = page.waitForResponse((response) => /\/pictures\/water-\d+\.avif\?v=/.test(response.url()));
  await page.reload();
  expect((await loaded).headers()['cache-control']).toContain('immutable');
  const pictures = page.locator('main img');
  const places = () => pictures.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().height));
  const before = await places();
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  const cards = page.locator('#pricing img');
  for (const card of await cards.all()) {
    await expect
      .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth), 'a real picture')
      .toBeGreaterThan(0);
    expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(400|800|1280)\.avif\?v=\w+$/);
  }
  expect(await places()).toEqual(before);
});

test('[L-06] the video ad plays while it is seen, stops for the button and stands still for less motion', async ({
  page,
}) => {
  await visit(page, '/us');
  const video = page.locator('#services video').first();
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  expect(await isPaused()).toBe(true);
  // Its strip moves on and takes it out of sight: held where it begins.
  await video.evaluate((element) => {
    for (const animation of element.parentElement?.getAnimations() ?? []) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await video.scrollIntoViewIfNeeded();
  await expect.poll(isPaused).toBe(false);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted && element.loop)).toBe(true);
  await page.getByRole('button', { name: 'Pause the examples of Product video ads' }).click();
  await expect.poll(isPaused).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/us');
  await video.scrollIntoViewIfNeeded();
  // The pictures beside it are there: whatever was to start has started.
  await expect
    .poll(() =>
      page
        .locator('#services li')
        .last()
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    )
    .toBe(true);
  expect(await isPaused()).toBe(true);
});

test('[L-06] [K-05] four strips move in 18, 24, 30 and 36 seconds and stop for a button', async ({ page }) => {
  await visit(page, '/us');
  const strips = page.locator('#services li .animate-strip');
  const style = (name: 'animationDuration' | 'animationPlayState') =>
    strips.evaluateAll((all, property) => all.map((strip) => getComputedStyle(strip)[property]), name);
  expect(await style('animationDuration')).toEqual(['18s', '24s', '30s', '36s']);
  expect(await style('animationPlayState')).toEqual(['running', 'running', 'running', 'running']);
  await page.getByRole('button', { name: 'Pause the examples of Product menu templates' }).click();
  await page.getByRole('contentinfo').hover();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(page.getByRole('button', { name: 'Play the examples of Product menu templates' })).toBeVisible();
  expect(await style('animationPlayState')).toEqual(['running', 'running', 'paused', 'running']);
});

test('[L-06] strips stand still for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/us');
  const names = await page
    .locator('#services li .animate-strip')
    .evaluateAll((all) => all.map((strip) => getComputedStyle(strip).animationName));
  expect(names).toEqual(['none', 'none', 'none', 'none']);
});

test('[L-07] service cards lead to contact and portfolio', async ({ page }) => {
  await visit(page, '/us');
  await page.getByRole('link', { name: 'Get started: Product video ads' }).click();
  await expect(page).toHaveURL(/\/us#contact$/);
  await page.getByRole('link', { name: 'View portfolio: Product video ads' }).click();
  await expect(page).toHaveURL(/\/us#portfolio$/);
});

test('the gallery is dark by day and by night', async ({ page }) => {
  await visit(page, '/us');
  const paperOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await paperOf('body');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paperOf('body')).not.toBe(night);
  expect(await paperOf('#portfolio')).toBe(night);
});

test('[L-08] [L-09] [L-10] the portfolio filters, and shows price and buy-now on focus', async ({ page }) => {
  await visit(page, '/us');
  const portfolio = page.locator('#portfolio');
  const pictures = portfolio.locator('li img');
  await expect(pictures).toHaveCount(10);
  const filter = async (name: string, count: number) => {
    await portfolio.getByRole('button', { name, exact: true }).click();
    await expect(pictures).toHaveCount(count);
  };
  await filter('Fashion', 1);
  await filter('Others', 1);
  await filter('Cosmetics', 4);
  await filter('Food', 4);
  const first = portfolio.getByRole('button', { name: 'Gourmet Pasta and Wine', exact: true });
  const buyNow = portfolio.getByRole('button', { name: 'Buy Now: Gourmet Pasta and Wine' });
  await expect(buyNow).toBeHidden();
  await first.focus();
  await expect(buyNow).toBeVisible();
  await expect(portfolio.getByText('$', { exact: false }).first()).toBeVisible();
  await buyNow.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[L-11] three packages with prices of the country, the delivery one most popular', async ({ page }) => {
  await visit(page, '/us');
  const pricing = page.locator('#pricing');
  const cards = pricing.locator('> ul > li');
  await expect(cards).toHaveCount(3);
  for (const [index, price] of ['$299', '$399', '$499'].entries()) await expect(cards.nth(index)).toContainText(price);
  await expect(cards.filter({ hasText: 'Most popular' })).toContainText('Delivery/market-app sales package');
  await expect(pricing.getByText('Maximum service usage period: 3 months.')).toBeVisible();
  const link = pricing.getByRole('link', { name: 'Read the refund policy' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', '/us/terms#refund');
  await cards
    .nth(1)
    .getByRole('button', { name: /^Select/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[K-08] [K-09] how it works names the times of the terms', async ({ page }) => {
  await visit(page, '/us');
  const steps = page.getByRole('region', { name: 'From order to finished picture' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
  const { template, package: packages } = PRODUCTION_DAYS;
  await expect(steps.nth(1)).toContainText(`full refund within ${REFUND_POLICY.fullRefundDays} days of payment`);
  await expect(steps.nth(3)).toContainText(`Templates ${template.min}–${template.max} days`);
  await expect(steps.nth(3)).toContainText(`Packages ${packages.min}–${packages.max} days`);
  await expect(steps.nth(4)).toContainText(`Within ${REFUND_POLICY.revisionDays} days of the draft`);
});

test('[L-12] [V-05] [M-04] [E-07] the contact form asks for what is missing, sends and resets', async ({ page }) => {
  await visit(page, '/us#contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Full name').fill('Minji Kim');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Please enter your email', { exact: false })).toBeVisible();
  await expect(form.getByLabel('Full name')).toHaveValue('Minji Kim');
  await form.getByLabel('Email address').fill('minji@example.com');
  await form.getByLabel('Service interested in').selectOption({ label: 'Free Consultation' });
  await form.getByLabel('Message').fill('Twelve drinks for our new menu.');
  await expect(form.getByLabel('Message')).toHaveAttribute('rows', '4');

  await page.route('**/api/trpc/contact.submit**', (route) => route.fulfill({ status: 429, body: 'Slow down' }), {
    times: 1,
  });
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Error sending message', '429: Slow down');
  await expect(form.getByRole('alert')).toContainText('429: Slow down');
  await expect(form.getByLabel('Message')).toHaveValue('Twelve drinks for our new menu.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expectToast(page, 'Message sent successfully!', 'We will reply within one business day.');
  await expect(form.getByLabel('Message')).toHaveValue('');
  await expect(form.getByLabel('Service interested in')).toHaveValue('');
});
