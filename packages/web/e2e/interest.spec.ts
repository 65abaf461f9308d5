import type { Page } from '@playwright/test';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE, STORAGE_KEYS } from '@softbox/config/storage-keys';
import { register, startSignedIn } from './customer.ts';
import { expect, test } from './fixtures.ts';
import { expectReady, isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');
const CODE = '**/assets/*.js';

/** Notes every file of code that the page asks for. */
function noteCode(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** Holds the code back, as a slow line does, until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const isHydrated = (page: Page) => expect(page.locator('header .animate-pulse')).toHaveCount(0);

for (const path of ['/us', '/kr/templateshop', '/us/template/1', '/kr/terms'])
  test(`${path} is complete without a file of code, which comes at the first sign of interest`, async ({ page }) => {
    const asked = noteCode(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('main h1')).toBeVisible();
    expect(asked).toEqual([]);
    await expectReady(page);
    expect(asked.length).toBeGreaterThan(0);
    // Every word that hydration has touched is a word: a key would contain its room.
    expect(await page.locator('body').innerText()).not.toMatch(/\b(common|shell|landing|shop|terms|packages)\.\w/);
  });

test('a touch, a key, the focus and scrolling are signs of interest as well', async ({ browser, baseURL }) => {
  const signs: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.touchscreen.tap(5, 300),
    (page) => page.keyboard.press('Tab'),
    (page) => page.mouse.wheel(0, 200),
  ];
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), hasTouch: true });
  for (const show of signs) {
    const page = await context.newPage();
    await page.goto('/us/terms');
    await show(page);
    await isHydrated(page);
    await page.close();
  }
  await context.close();
});

test('a click before the code has arrived is kept, shown, and happens once', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/us');
  const pause = page.getByRole('button', { name: 'Pause the examples of Product menu templates' });
  await pause.click();
  // Somebody impatient.
  await pause.click();
  await pause.click();
  await expect(page.locator('html')).toHaveAttribute('data-waiting');
  await expect(pause).toHaveAttribute('aria-busy', 'true');
  release();
  await isHydrated(page);
  await expect(page.getByRole('button', { name: 'Play the examples of Product menu templates' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('[T-03] [G-01] Buy Now before the code has arrived leads to signing in', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/us/templateshop');
  await page
    .getByRole('button', { name: /^Buy Now: / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();
});

test('links work before the code has arrived', async ({ page }) => {
  await holdCode(page);
  await page.goto('/us');
  await page.getByRole('link', { name: 'View samples' }).click();
  await expect(page).toHaveURL(/\/us#portfolio$/);
  await expect(page.locator('#portfolio')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and refunds' }).click();
  await expect(page).toHaveURL(/\/us\/terms$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/us#portfolio$/);
});

test('[L-12] what was typed, moved and sent before the code has arrived is neither lost nor sent twice', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('contact.submit')) sent.push(request.postData() ?? '');
  });
  const release = await holdCode(page);
  await page.goto('/us#contact');
  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.press('End');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Full name').fill('Minji Kim');
  await form.getByLabel('Email address').fill('minji@example.com');
  await form.getByLabel('Service interested in').selectOption({ label: 'Free Consultation' });
  await form.getByLabel('Message').fill('Twelve drinks.');
  await form.getByLabel('Email address').press('Enter');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/us#contact$/);
  release();
  await expect(form.getByLabel('Message')).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Twelve drinks.');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Finished picture 0%');
});

test.describe(() => {
  test.use({ expectedErrors: /net::ERR_(FAILED|INTERNET_DISCONNECTED)/ });

  test('code that does not arrive leaves the page as it was; the next click reads it again', async ({ page }) => {
    await page.goto('/us');
    const lost = Promise.withResolvers<void>();
    await page.route(CODE, async (route) => {
      await lost.promise;
      await route.abort('failed');
    });
    const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
    const send = page.getByRole('button', { name: 'Send message' });
    await message.fill('Twelve drinks.');
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    lost.resolve();
    await expect(send).not.toHaveAttribute('aria-busy');
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    // Still without a line: nothing is lost.
    await page.context().setOffline(true);
    await send.click();
    await expect(send).not.toHaveAttribute('aria-busy');
    await page.context().setOffline(false);
    await page.unroute(CODE);
    await Promise.all([page.waitForEvent('load'), send.click()]);
    await expect(message).toHaveValue('Twelve drinks.');
    await send.click();
    await expect(page.getByText('Please enter your email', { exact: false })).toBeVisible();
  });
});

test('[K-02] a browser without room to store anything loses no click', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto('/us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please enter your email', { exact: false })).toBeVisible();
});

test('[S-01] [L-04] whoever is signed in needs show no interest first', async ({ page, request }) => {
  const { token, email } = await register(request);
  await startSignedIn(page, token);
  await page.goto('/us/terms');
  await isHydrated(page);
  const menu = page.getByRole('button', { name: say('shell.userMenu', { name: email.split('@')[0] ?? '' }) });
  if (isPhone(page)) await expect(page.getByRole('link', { name: say('shell.cart') })).toBeVisible();
  else await expect(menu).toBeVisible();
});

test('[R-04] the visited country and the chosen theme are there without code', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'softbox_theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/kr/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.selectedCountry)).toBe('KR');
  expect((await page.context().cookies()).find(({ name }) => name === COUNTRY_COOKIE)?.value).toBe('KR');
  await visit(page, '/kr/terms');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('back leads to where the page was left', async ({ page }) => {
  await visit(page, '/us');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and refunds' }).click();
  await expect(page).toHaveURL(/\/us\/terms$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectReady(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('a kept page has nothing of whoever had it drawn', async ({ request, playwright, baseURL }) => {
  const { token } = await register(request);
  const cookie = `${LANGUAGE_COOKIE}=ja; ${COUNTRY_COOKIE}=VN; softbox_theme=dark; softbox_session=${token}`;
  const headers = { cookie, authorization: `Bearer ${token}`, 'accept-language': 'vi' };
  // A page that no other journey asks for, so that this customer is the first.
  const path = '/my/template/22';
  const hers = await request.get(path, { headers });
  const nobody = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const his = await nobody.get(path);
  const inJapanese = await nobody.get(path, { headers: { cookie: `${LANGUAGE_COOKIE}=ja` } });
  const [herPage, hisPage] = [await hers.text(), await his.text()];

  expect(herPage).toContain('<html lang="ja"');
  expect(hisPage).toContain('<html lang="en"');
  expect(await inJapanese.text()).toBe(herPage);
  expect(inJapanese.headers().etag).toBe(hers.headers().etag);
  expect(his.headers().etag).not.toBe(hers.headers().etag);
  for (const secret of [token, 'data-theme="', 'VND', '₫1']) {
    expect(herPage, secret).not.toContain(secret);
    expect(hisPage, secret).not.toContain(secret);
  }
  expect(hisPage).toContain('RM');
  expect(his.headers()).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' });
  expect(his.headers()['set-cookie']).toBeUndefined();
  const again = await nobody.get(path, { headers: { 'if-none-match': his.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
  const inAnotherLanguage = await nobody.get(path, {
    headers: { 'if-none-match': his.headers().etag ?? '', cookie: `${LANGUAGE_COOKIE}=ko` },
  });
  expect(inAnotherLanguage.status()).toBe(200);
  expect(await (await nobody.get('/us/template/22')).text()).toContain('"country":"US"');
  await nobody.dispose();
});

test('personal pages are kept by nobody, and what is not there is not kept', async ({ request }) => {
  for (const path of [
    '/us/profile',
    '/us/cart',
    '/us/orders/x',
    '/us/admin',
    '/us/payment/success',
    '/us/reset-password',
  ])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('private, no-store');
  for (const path of ['/us/template/9', '/us/nowhere', '/us/templateshop?x=1'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('private, no-cache');
  const policy = (await request.get('/us')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' /);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/);
});
