import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

/** No journey reads these in Vietnamese. Desk and phone edit pages of their own: they run at the same time. */
const EDITED = {
  desk: { page: 'enquiry', key: 'contact.privacy', label: say('admin.content.texts.field.privacy') },
  phone: { page: 'services', key: 'landing.services.videoAds.text', label: say('admin.content.texts.field.videoAds') },
} as const;

/** With a syllable that none of our cut faces has. */
const wordsOf = (stamp: number) => `Lời của studio ${stamp} 뷁`;

const hasWords = async (visitor: APIRequestContext, words: string, path = '/us?lang=vi') =>
  (await (await visitor.get(path)).text()).includes(words);

/** The families that the browser really took the glyphs of an element from. */
async function familiesOf(page: Page, element: Locator): Promise<string[]> {
  await element.evaluate((node) => node.setAttribute('data-looked-at', ''));
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-looked-at]' });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  await client.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** A colleague saves a draft of the same page meanwhile. */
async function saveElsewhere(request: APIRequestContext, page: string): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ json: { page } }));
  const answer = await (await request.get(`/api/trpc/admin.content.text?input=${input}`)).json();
  const { version } = answer.result.data.json;
  const saved = await request.post('/api/trpc/admin.content.saveTexts', {
    data: { json: { page, version, words: {} } },
  });
  expect(saved.ok()).toBe(true);
}

test('[A-05] words are written, looked at, published and brought back, and the store says them at once', async ({
  page,
  browser,
}) => {
  const edited = EDITED[isPhone(page) ? 'phone' : 'desk'];
  const words = wordsOf(Date.now());
  const visitor = await browser.newContext();
  // As the sign-in dialog does it: the preview is drawn for the session's cookie.
  await startSignedIn(page, await signIn(page.request, ADMINISTRATOR));
  await visit(page, '/us/admin?tab=content&part=texts');
  for (const name of ['main', 'services', 'enquiry'] as const) {
    const label = say('admin.content.texts.editPage', { page: say(`admin.content.texts.page.${name}`) });
    await expect(page.getByRole('link', { name: label })).toBeVisible();
  }
  const title = say(`admin.content.texts.page.${edited.page}`);
  await page.getByRole('link', { name: say('admin.content.texts.editPage', { page: title }) }).click();
  await page.getByRole('button', { name: /Tiếng Việt/ }).click();
  const field = page.getByLabel(edited.label, { exact: true });
  const save = page.getByRole('button', { name: say('admin.content.texts.save') });
  await field.fill('{price}');
  await save.click();
  await expect(page.getByText(say('admin.content.texts.failed', { languages: 'Tiếng Việt' }))).toBeVisible();
  await field.fill(words);
  await page.reload();
  await page.getByRole('button', { name: /Tiếng Việt/ }).click();
  await expect(field).toHaveValue(words);

  await saveElsewhere(page.request, edited.page);
  await save.click();
  await expect(page.getByText(say('admin.content.texts.overtaken'))).toBeVisible();
  await expect(field).toHaveValue(words);
  await save.click();
  await expectToast(page, say('admin.content.texts.saved'));

  // A draft is the studio's alone, and nobody's memory keeps it.
  const preview =
    (await page.getByRole('link', { name: say('admin.content.texts.preview') }).getAttribute('href')) ?? '';
  const path = preview.replace(/#.*/, '');
  expect(path).toContain('lang=vi');
  const own = await page.request.get(path);
  expect(own.headers()['cache-control']).toBe('private, no-store');
  expect(await own.text()).toContain(words);
  expect(await hasWords(visitor.request, words, path)).toBe(false);
  expect(await hasWords(visitor.request, words)).toBe(false);
  const look = await page.context().newPage();
  await visit(look, preview);
  await expect(look.getByText(words)).toBeVisible();
  await expect(look.getByText((await wordsIn('vi'))('admin.content.texts.previewing'))).toBeVisible();
  await look.close();

  await page.getByRole('button', { name: say('admin.content.texts.publish'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('admin.content.texts.publish'), exact: true })
    .click();
  await expectToast(page, say('admin.content.texts.publishedDone'));
  expect(await hasWords(visitor.request, words)).toBe(true);

  // What our own faces lack is set by the whole one, not by an empty box.
  const reader = await visitor.newPage();
  await visit(reader, '/us?lang=vi');
  await expect
    .poll(() => familiesOf(reader, reader.getByText(words)))
    .toContainEqual(expect.stringMatching(/Pretendard/));
  await visitor.close();

  await page.getByRole('button', { name: say('admin.content.texts.restoreBuiltIn') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('admin.content.texts.restoreBuiltIn') })
    .click();
  await expectToast(page, say('admin.content.texts.restored'));
  await expect(page.getByText(say('admin.content.texts.restoredBuiltIn')).first()).toBeVisible();
  expect(await hasWords(page.request, words)).toBe(false);
});
