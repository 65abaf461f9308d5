import { PASSWORD, register, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[A-09] a member is found, their order opened and their devices signed out', async ({ page, request }) => {
  const { email, token } = await register(request);
  await signIn(request, { email, password: PASSWORD });
  const order = await placeOrder(request, 'KR', 'launch', token);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/kr/admin?tab=users');
  const table = page.getByRole('table', { name: say('admin.members.list') });
  const rows = table.locator('[data-member]');
  await expect(rows.first()).toBeVisible();

  const search = page.getByRole('searchbox', { name: say('admin.members.search') });
  await search.fill(email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await expect(table).toContainText(/\d{4}년 \d{1,2}월 \d{1,2}일/);
  await page.reload();
  await expect(search).toHaveValue(email.toUpperCase());
  await expect(rows).toHaveCount(1);
  await search.fill('그런 사람은 없습니다');
  await expect(page.getByText(say('admin.members.none'))).toBeVisible();
  await search.fill(email);
  await expect(rows).toHaveCount(1);

  await rows.click();
  const detail = page.getByRole('article');
  await expect(detail.getByText(email, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const devices = detail.getByRole('region', { name: say('admin.members.sessions') }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.first().getByRole('button').click();
  await expectToast(page, say('admin.members.ended', { count: 1 }));
  await expect(devices).toHaveCount(1);
  await detail.getByRole('button', { name: say('admin.members.endAll') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('admin.members.endAll') })
    .click();
  await expect(detail.getByText(say('admin.members.sessionsNone'))).toBeVisible();
  const me = await request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(me.status()).toBe(401);

  // Back where one came from, by the page's way and by the browser's.
  await page.getByRole('button', { name: say('admin.members.back') }).click();
  await expect(rows).toBeFocused();
  await page.goBack();
  await detail.getByRole('link').filter({ hasText: 'Jane Doe' }).click();
  await expect(page).toHaveURL(new RegExp(order.id));
  const shown = page.getByRole('article').getByText(order.email);
  await expect(shown).toBeVisible();
  if (!isPhone(page)) await expect(page.locator(`[data-order="${order.id}"]`)).toBeVisible();
});

test('[A-09] members come in pages that have addresses of their own', async ({ page, request }) => {
  // Two pages, whoever else is a member: all of these share a word.
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  const mark = `pages-${crypto.randomUUID().slice(0, 8)}`;
  for (let index = 0; index < 51; index++) {
    const data = { email: `${mark}-${index}@example.com`, username: `${mark}-${index}`, password: PASSWORD };
    expect((await request.post('/api/auth/register', { data })).ok()).toBe(true);
  }
  await visit(page, `/kr/admin?tab=users&search=${mark}`);
  const rows = page.locator('[data-member]');
  await expect(rows).toHaveCount(50);
  const pages = page.getByRole('navigation', { name: say('admin.members.pages') });
  await pages.getByRole('link', { name: say('common.next') }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText([`${mark}-0`]);
  await page.reload();
  await expect(rows).toHaveText([`${mark}-0`]);
  await pages.getByRole('link', { name: say('common.previous') }).click();
  await expect(rows).toHaveCount(50);
  await expect(rows.first()).toHaveText(`${mark}-50`);
  await page.goBack();
  await expect(rows).toHaveText([`${mark}-0`]);
  await pages.getByRole('link', { name: say('admin.members.first') }).click();
  await expect(rows).toHaveCount(50);
});
