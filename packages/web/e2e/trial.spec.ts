import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { paths } from '@softbox/config/paths';
import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton } from './checkout.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { tabTo, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

/** A camera's own: lying on its side, with the note that says so. Upright it is red above blue. */
async function photo(page: Page, mark: string): Promise<Buffer> {
  const jpeg = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#d02020';
    pen.fillRect(0, 0, 200, 200);
    pen.fillStyle = '#2030d0';
    pen.fillRect(200, 0, 200, 200);
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const segment = (kind: number, content: Buffer) =>
    Buffer.concat([Buffer.from([0xff, kind, (content.length + 2) >> 8, (content.length + 2) & 0xff]), content]);
  // One entry: orientation, a quarter turn to the right.
  const exif = Buffer.from('45786966000049492a00080000000100120103000100000006000000' + '00000000', 'hex');
  const whole = Buffer.from(jpeg, 'base64');
  return Buffer.concat([
    whole.subarray(0, 2),
    segment(0xe1, exif),
    segment(0xfe, Buffer.from(mark)),
    whole.subarray(2),
  ]);
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const field = (page: Page) => page.locator('input[type=file]');
const preview = (page: Page) => page.getByRole('img', { name: /^Preview of a/ });

/** The colour at a place of the 1280 by 1600 sheet. */
const colourAt = (canvas: Locator, x: number, y: number) =>
  canvas.evaluate(
    (element: HTMLCanvasElement, [left, top]) =>
      [...(element.getContext('2d')?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [])].slice(0, 3),
    [x, y],
  );

test('a picture is framed upright in the style of a template, and nothing of it leaves the browser', async ({
  page,
}) => {
  await visit(page, `${paths.trial('US', 3)}&format=menu`);
  const mark = randomUUID();
  const picture = await photo(page, mark);
  const sent: { method: string; url: string; body: Buffer | null }[] = [];
  page.on('request', (request) => {
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer() });
  });
  await expect(page.getByText(say('trial.privacy'))).toBeVisible();
  await field(page).setInputFiles(file('라떼.jpg', 'image/jpeg', picture));
  await expect(preview(page)).toHaveAccessibleName(/menu.*Coffee Shop/i);
  const plain = page.locator('canvas[aria-hidden]');
  await expect.poll(async () => (await colourAt(plain, 640, 200))[0]).toBeGreaterThan(180);
  const [red, , blue] = await colourAt(plain, 640, 860);
  expect(blue).toBeGreaterThan(180);
  expect(red).toBeLessThan(80);

  // Every template has a light and colours of its own.
  const ground = await colourAt(preview(page), 40, 1560);
  await page.getByRole('radio', { name: 'Mint Cosmetic' }).check();
  await expect(preview(page)).toHaveAccessibleName(/Mint Cosmetic/);
  await expect.poll(() => colourAt(preview(page), 40, 1560)).not.toEqual(ground);
  await page.getByRole('radio', { name: say('trial.formats.poster') }).check();
  await page.getByLabel(say('trial.name')).fill('Slow mornings');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: say('trial.save') }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('softbox-preview-14-poster.png');
  const chunks = await (await download.createReadStream()).toArray();
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1280, 1600]);

  expect(sent.length).toBeGreaterThan(0);
  for (const { method, url, body } of sent) {
    expect(method, url).toBe('GET');
    expect(body, url).toBeNull();
    expect(decodeURIComponent(url)).not.toMatch(new RegExp(`${mark}|라떼|Slow`));
  }
});

test('template, format and words survive a reload; the picture is gone, as promised', async ({ page }) => {
  await visit(page, '/us/try');
  await field(page).setInputFiles(file('latte.jpg', 'image/jpeg', await photo(page, '')));
  await expect(preview(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Coffee Shop' }).check();
  await page.getByRole('radio', { name: say('trial.formats.card') }).check();
  await page.getByLabel(say('trial.name')).fill('Corner Coffee');
  await expect(page).toHaveURL(/template=3&format=card$/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Coffee Shop' })).toBeChecked();
  await expect(page.getByRole('radio', { name: say('trial.formats.card') })).toBeChecked();
  await expect(page.getByLabel(say('trial.name'))).toHaveValue('Corner Coffee');
  await expect(preview(page)).toHaveCount(0);
});

test('what cannot be opened is told apart in words, and the former picture stays', async ({ page }) => {
  await visit(page, '/us/try');
  const alert = page.getByRole('alert');
  const picture = await photo(page, '');
  await field(page).setInputFiles(file('latte.jpg', 'image/jpeg', picture));
  await expect(preview(page)).toBeVisible();
  for (const [name, bytes, words] of [
    ['IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), say('trial.faults.heic')],
    ['notes.txt', Buffer.from('Dear studio'), say('trial.faults.notPicture')],
    ['half.jpg', picture.subarray(0, 60), say('trial.faults.unreadable')],
  ] as const) {
    await field(page).setInputFiles(file(name, '', bytes));
    await expect(alert).toContainText(words);
    await expect(preview(page)).toBeVisible();
  }
  await field(page).setInputFiles(file('latte.jpg', 'image/jpeg', picture));
  await expect(alert).toHaveCount(0);
});

test('[T-08] [G-03] [G-06] what was chosen goes into the order of that template, and only of that', async ({
  page,
}) => {
  await visit(page, '/us/try?template=3&format=menu');
  await page.getByLabel(say('trial.name')).fill('Corner Coffee');
  await page.getByLabel(say('trial.price')).fill('$4.20');
  await page.getByRole('button', { name: say('shop.order') }).click();
  await page.getByRole('button', { name: say('common.close') }).click();

  const buy = async () => {
    await page.getByRole('button', { name: say('shop.order') }).click();
    await page.getByRole('button', { name: /Buy Now/ }).click();
    await page.getByRole('button', { name: say('auth.guest.action') }).click();
    await expect(payButton(page, say)).toBeVisible();
  };
  const requirements = checkoutDialog(page, say).getByLabel(say('material.requirements'));
  await visit(page, '/us/template/13');
  await buy();
  await expect(requirements).toHaveValue('');
  await page.getByRole('button', { name: say('common.close') }).click();

  await visit(page, '/us/template/3');
  await buy();
  const note = `${say('trial.note', { template: 'Coffee Shop', format: 'Menu' })}\n${say('trial.noteWords', { words: 'Corner Coffee · $4.20' })}`;
  await expect(requirements).toHaveValue(note);
  await fillCustomer(page, say);
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await choose(page, say, 'pay');
  await page.getByRole('link', { name: say('payment.success.order') }).click();
  await expect(page.getByLabel(say('material.requirements'))).toHaveValue(note);
});

test('the trial works by keys alone, and says what it did', async ({ page }) => {
  await visit(page, '/us/try');
  const example = page.getByRole('button', { name: say('trial.examples.cosmetics'), exact: true });
  await tabTo(page, example);
  await page.keyboard.press('Enter');
  await expect(preview(page)).toBeVisible();
  await expect(example).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Water-based Cosmetic' })).toBeAttached();
  await page.getByRole('radio', { name: 'Water-based Cosmetic' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Mint Cosmetic' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mint Cosmetic' })).toBeFocused();
  const slider = page.getByRole('slider', { name: say('trial.slider') });
  await slider.focus();
  await slider.press('End');
  await expect(slider).toHaveValue('100');
  await page.getByRole('button', { name: say('trial.remove', { name: say('trial.examples.cosmetics') }) }).click();
  await expect(preview(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

for (const theme of ['light', 'dark'] as const)
  test(`the trial is accessible in ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await visit(page, '/us/try');
    await expectAccessible(page);
    await page.getByRole('button', { name: say('trial.examples.coffee') }).click();
    await expect(preview(page)).toBeVisible();
    await field(page).setInputFiles(file('notes.txt', 'text/plain', Buffer.from('Dear studio')));
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

test('[L-05] hero and template lead to the trial', async ({ page }) => {
  await visit(page, '/us');
  await page
    .locator('#home')
    .getByRole('link', { name: say('shop.tryLink') })
    .click();
  await expect(page).toHaveURL(/\/us\/try$/);
  await visit(page, '/us/template/14');
  await page
    .getByRole('article')
    .getByRole('link', { name: say('shop.tryLink') })
    .click();
  await expect(page.getByRole('radio', { name: 'Mint Cosmetic' })).toBeChecked();
});
