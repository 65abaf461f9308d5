import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton, tossWindow } from './checkout.ts';
import { bearer, signIn } from './customer.ts';
import { chooseFiles, disguised, fileRow, menu, photo, slowLine } from './files.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { isPhone, signInByDialog, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

async function openCheckout(page: Page) {
  await visit(page, '/kr/template/1');
  await page.getByRole('button', { name: say('shop.order') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('checkout.purchase.buyNow') })
    .click();
  await page.getByRole('button', { name: say('auth.guest.action') }).click();
  const dialog = checkoutDialog(page, say);
  await expect(dialog).toBeVisible();
  return dialog;
}

test('files are sent in pieces, paused and resumed; what is not taken is refused in words; paying waits for them', async ({
  page,
}) => {
  const line = await slowLine(page);
  const dialog = await openCheckout(page);
  const row = (name: string) => fileRow(dialog, say, name);
  if (isPhone(page)) await expect(dialog.getByText(say('material.camera'))).toBeVisible();
  await chooseFiles(dialog, say, photo, menu, disguised, {
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('hello'),
  });
  const refusal = say('errors.FILE_KIND_UNKNOWN');
  await expect(row('notes.txt').getByRole('alert')).toHaveText(refusal);
  await expect(row('로고.png').getByRole('alert')).toHaveText(refusal);
  // In composed form, as the Korean keyboard writes it.
  await expect(row('신메뉴 사진.png')).toContainText('PNG ·');
  await expect(row('신메뉴 사진.png').locator('img')).toHaveJSProperty('naturalWidth', 960);

  await expect.poll(() => line.offsets).toContain(line.firstPiece);
  await agreeToBoth(page, say);
  await expect(dialog.getByText(say('material.waitFor', { count: 1 }))).toBeVisible();
  await expect(payButton(page, say)).toBeDisabled();
  const name = menu.name;
  await row(name)
    .getByRole('button', { name: say('material.pause', { name }) })
    .click();
  await expect(row(name)).toContainText(say('material.state.paused'));
  await expect(payButton(page, say)).toBeEnabled();
  await expectAccessible(page);

  line.release();
  await row(name)
    .getByRole('button', { name: say('material.resume', { name }) })
    .click();
  await expect(row(name)).toContainText('PDF ·');
  expect(line.offsets.filter((offset) => offset === 0)).toHaveLength(3); // one for each file that was sent

  const list = dialog.getByRole('list', { name: say('material.files') });
  await row('notes.txt')
    .getByRole('button', { name: say('material.remove', { name: 'notes.txt' }) })
    .click();
  await expect(list).toBeFocused();
  await row(name)
    .getByRole('button', { name: say('material.remove', { name }) })
    .click();
  await expect(row(name)).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('[E-06] [X-04] a guest’s files and brief survive a reload, go with the order, and reach the studio alone', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const line = await slowLine(page);
  let dialog = await openCheckout(page);
  await chooseFiles(dialog, say, photo, menu);
  await expect(fileRow(dialog, say, '신메뉴 사진.png')).toContainText('PNG ·');
  await expect.poll(() => line.offsets).toContain(line.firstPiece);
  await page.reload();
  line.release();
  line.offsets.length = 0;

  dialog = await openCheckout(page);
  await expect(fileRow(dialog, say, '신메뉴 사진.png')).toContainText('PNG ·');
  await expect(fileRow(dialog, say, menu.name)).toContainText(say('material.unfinished'));
  await chooseFiles(dialog, say, menu);
  await expect(fileRow(dialog, say, menu.name)).toContainText('PDF ·');
  expect(line.offsets).toEqual([line.firstPiece, 2 * line.firstPiece]);

  await fillCustomer(page, say);
  await dialog.getByLabel(say('material.brandName')).fill('민지네');
  await dialog.getByLabel(say('material.concept')).fill('아침 햇살처럼');
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await choose(tossWindow(page, say), say, 'pay');
  await page.waitForURL(/\/kr\/payment\/success\?/);
  await page.getByRole('link', { name: say('payment.success.order') }).click();

  await test.step('on the order’s page', async () => {
    const material = page.getByRole('region', { name: say('material.title') });
    const row = (name: string) => fileRow(material, say, name);
    await expect(row('신메뉴 사진.png')).toBeVisible();
    await expect(row(menu.name)).toBeVisible();
    await expect(material.getByLabel(say('material.brandName'))).toHaveValue('민지네');
    await chooseFiles(material, say, { ...photo, name: '매장.png' });
    await expect(row('매장.png')).toContainText('PNG ·');
    const name = menu.name;
    await row(name)
      .getByRole('button', { name: say('material.remove', { name }) })
      .click();
    await expect(row(name)).toHaveCount(0);
    await chooseFiles(material, say, disguised);
    await expect(row(disguised.name).getByRole('alert')).toHaveText(say('errors.FILE_KIND_UNKNOWN'));
    await material.getByLabel(say('material.concept')).fill('노을처럼');
    await material.getByRole('button', { name: say('material.save') }).click();
    await expectToast(page, say('material.saved'));
    await expectAccessible(page);
    await page.reload();
    await expect(material.getByLabel(say('material.concept'))).toHaveValue('노을처럼');
    await expect(material.getByRole('listitem')).toHaveCount(2);
  });

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const href = await page.getByRole('link', { name: '신메뉴 사진.png' }).getAttribute('href');
  const withoutKey = (href ?? '').replace(/\?.*/, '');
  await test.step('a stranger finds nothing', async () => {
    for (const path of [withoutKey, `${withoutKey}/preview`, `${withoutKey}?key=guessed`])
      expect((await request.get(path)).status()).toBe(404);
  });

  await test.step('the administrator saves it', async () => {
    const elsewhere = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ko-KR' });
    const desk = await elsewhere.newPage();
    await visit(desk, `/kr/admin?order=${orderId}`);
    await desk.getByRole('button', { name: say('admin.denied.signIn') }).click();
    await signInByDialog(desk, say, ADMINISTRATOR);
    const detail = desk.getByRole('article');
    await expect(detail.getByText('노을처럼')).toBeVisible();
    await expect(detail.getByText(`${say('admin.orders.before')} 민지네 / 아침 햇살처럼`)).toBeVisible();
    const files = detail.getByRole('region', { name: say('admin.orders.files') });
    await expect(files.getByRole('listitem')).toHaveText([/신메뉴 사진\.pngPNG · .*kB|KB/, /매장\.png/]);
    const saving = desk.waitForEvent('download');
    await files.getByRole('link', { name: '신메뉴 사진.png' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('신메뉴 사진.png');
    expect(readFileSync(await saved.path()).equals(photo.buffer)).toBe(true);
    await expectAccessible(desk);
    await elsewhere.close();
  });

  await test.step('once the studio has begun, the page shows the material and takes no more', async () => {
    const token = await signIn(request, ADMINISTRATOR);
    await request.patch(`/api/orders/${orderId}/status`, { data: { status: 'in_progress' }, headers: bearer(token) });
    await page.reload();
    const material = page.getByRole('region', { name: say('material.title') });
    await expect(material.getByText(say('material.closed'))).toBeVisible();
    await expect(material.getByText('노을처럼')).toBeVisible();
    await expect(material.getByRole('link', { name: '매장.png' })).toBeVisible();
    await expect(material.getByRole('button')).toHaveCount(0);
  });
});

test('more than an order takes is refused before it is sent, in the visitor’s language', async ({ page, request }) => {
  const us = await wordsIn('en');
  const order = await placeOrder(request, 'US');
  await visit(page, order.path);
  const material = page.getByRole('region', { name: us('material.title') });
  const small = (n: number) => ({ name: `${n}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
  await chooseFiles(material, us, ...Array.from({ length: 11 }, (_, n) => small(n)));
  await expect(fileRow(material, us, '10.pdf').getByRole('alert')).toHaveText(us('errors.FILES_FULL'));
  await expect(material.getByRole('link')).toHaveCount(10);
  const huge = { name: 'huge.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20 * 1024 * 1024 + 1) };
  await chooseFiles(material, us, huge);
  await expect(fileRow(material, us, 'huge.pdf').getByRole('alert')).toHaveText(us('errors.FILE_TOO_LARGE'));
});
