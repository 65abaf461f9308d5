import { signIn, startSignedIn } from './customer.ts';
import { disguised, photo } from './files.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');
const FASHION = 'Street Fashion Model';
const FASHION_ID = 27;

test('[A-04] a template is made, shown in the store at once, bought, edited and taken off the shelves', async ({
  page,
  request,
}) => {
  const title = `Autumn Leaves ${Date.now()}`;
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/us/admin?tab=templates');
  await page.getByRole('button', { name: say('admin.catalogue.add') }).click();
  const editor = page.getByRole('dialog');
  const save = editor.getByRole('button', { name: say('admin.catalogue.save') });
  await editor.getByRole('button', { name: 'English' }).click();
  await save.click();
  // What is missing is said where it is missing: the studio's own language comes to the front.
  await expect(editor.getByText(say('validation.basePrice'))).toBeVisible();
  await expect(editor.getByText(say('validation.pictureRequired'))).toBeVisible();
  await expect(editor.getByText(say('validation.required')).first()).toBeVisible();

  const chooser = editor.getByLabel(say('admin.catalogue.choosePicture'));
  await chooser.setInputFiles(disguised);
  await expect(editor.getByText(say('errors.PICTURE_KIND_UNKNOWN'))).toBeVisible();
  await chooser.setInputFiles(photo);
  await expect(editor.locator('img[src*="/pictures/u-"]')).toBeVisible();

  await editor.getByLabel(say('admin.catalogue.basePrice')).fill('41');
  await expect(editor.getByText('₩49,200')).toBeVisible();
  await expect(editor.getByText('A$62')).toBeVisible();
  await editor.getByLabel(say('admin.catalogue.name')).fill('가을 단풍');
  await editor.getByLabel(say('admin.catalogue.type')).fill('계절 무대');
  await editor.getByLabel(say('admin.catalogue.description')).fill('단풍잎 사이에 제품을 놓습니다.');
  await editor.getByRole('button', { name: 'English' }).click();
  await editor.getByLabel(say('admin.catalogue.name')).fill(title);
  await editor.getByLabel(say('admin.catalogue.type')).fill('Seasonal stage');
  await editor.getByLabel(say('admin.catalogue.description')).fill('Your product among the leaves.');
  await save.click();
  await expectToast(page, say('admin.catalogue.saved'));
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('日本語, 简体中文, Tiếng Việt');

  // In the store without a reload of it, and bought like any other.
  await page.goto('/us/templateshop');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const id = Number(/template\/(\d+)/.exec(page.url())?.[1]);
  const order = (price: string) =>
    request.post('/api/orders', {
      data: {
        customerName: 'Jane Doe',
        customerEmail: 'jane@example.com',
        customerPhone: '010-1234-5678',
        country: 'US',
        itemId: `template:${id}`,
        totalAmount: price,
        agreements: { purchase: true, privacy: true },
        // Another order each time, not a second click.
        requestId: crypto.randomUUID(),
      },
    });
  expect((await order('41')).status()).toBe(200);

  await visit(page, '/us/admin?tab=templates');
  await page.getByRole('button', { name: `${say('admin.catalogue.edit')}: ${title}` }).click();
  await editor.getByLabel(say('admin.catalogue.basePrice')).fill('45');
  // Leaving by mistake loses nothing.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('admin.catalogue.keepEditing') })
    .click();
  await expect(editor.getByLabel(say('admin.catalogue.basePrice'))).toHaveValue('45');
  await save.click();
  await expectToast(page, say('admin.catalogue.saved'));
  await expect(row).toContainText('$45');
  expect((await order('41')).status()).toBe(409);

  const up = page.getByRole('button', { name: `${say('admin.catalogue.up')}: ${title}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expectToast(page, say('admin.catalogue.moved'));
  await expect(up).toBeFocused();

  await page.getByRole('button', { name: `${say('admin.catalogue.hide')}: ${title}` }).click();
  await expectToast(page, say('admin.catalogue.hiddenDone'));
  expect((await page.goto(`/us/template/${id}`))?.status()).toBe(404);
});

test('[A-04] [T-07] further pictures are added, described, put in order by keyboard and taken away', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/us/admin?tab=templates');
  const editor = page.getByRole('dialog');
  const edit = async () => {
    await page.getByRole('button', { name: `${say('admin.catalogue.edit')}: ${FASHION}` }).click();
    await expect(editor.getByLabel(say('admin.catalogue.addView'))).toBeAttached();
  };
  const save = async () => {
    await editor.getByRole('button', { name: say('admin.catalogue.save') }).click();
    await expect(editor).toBeHidden();
  };
  const rows = editor.getByRole('group', { name: say('admin.catalogue.views') }).getByRole('listitem');
  const alt = (number: number, language: string) =>
    editor.getByLabel(say('admin.catalogue.viewAlt', { number, language }));
  const act = (key: 'up' | 'removeView', number: number) =>
    editor.getByRole('button', {
      name: `${say(`admin.catalogue.${key}`)}: ${say('admin.catalogue.view', { number })}`,
    });

  await edit();
  const before = await rows.count();
  await editor.getByLabel(say('admin.catalogue.addView')).setInputFiles([photo, photo]);
  await expect(rows).toHaveCount(before + 2);
  await alt(before + 2, '한국어').fill('거리의 모델 뒷모습');
  await editor.getByRole('button', { name: 'English' }).click();
  await alt(before + 2, 'English').fill('The model from behind');
  // To the front by keyboard; the focus goes along.
  for (let at = before + 2; at > 1; at--) {
    await act('up', at).focus();
    await page.keyboard.press('Enter');
    await expect(act('up', at - 1)).toBeFocused();
  }
  await expect(alt(1, 'English')).toHaveValue('The model from behind');
  await expectAccessible(page);
  await save();

  await page.goto(`/us/template/${FASHION_ID}`);
  const tabs = page.getByRole('tablist', { name: say('shop.gallery.label') }).getByRole('tab');
  await expect(tabs).toHaveCount(before + 3);
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAccessibleName('The model from behind');
  await expect(page.getByRole('tabpanel').getByRole('img', { name: 'The model from behind' })).toBeVisible();
  await page.goto(`/kr/template/${FASHION_ID}?lang=ko`);
  await page.getByRole('tab', { name: '거리의 모델 뒷모습' }).click();
  await expect(page.getByRole('tabpanel').getByRole('img', { name: '거리의 모델 뒷모습' })).toBeVisible();

  await visit(page, '/us/admin?tab=templates&lang=en');
  await edit();
  await act('removeView', before + 2).click();
  await act('removeView', 1).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before);
  await expect(act('removeView', 1)).toBeFocused();
  await save();
  await page.goto(`/us/template/${FASHION_ID}?lang=en`);
  await expect(tabs).toHaveCount(before + 1);
});
