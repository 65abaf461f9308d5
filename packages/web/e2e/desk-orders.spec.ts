import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bearer, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, readMail, test } from './fixtures.ts';
import { type PlacedOrder, payAtOnce, placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');
const rowOf = (page: Page, { id }: PlacedOrder) => page.locator(`[data-order="${id}"]`);

/** From the row of `order` to the one below it, by keyboard. */
async function walkDown(page: Page, order: PlacedOrder): Promise<void> {
  const ids = await page
    .locator('[data-order]')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-order') ?? ''));
  const below = ids[ids.indexOf(order.id) + 1] ?? '';
  await rowOf(page, order).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(below));
  await expect(page.locator(`[data-order="${below}"]`)).toBeFocused();
}

test('[A-07] a day at the desk: search, narrow down, walk by keyboard, note, mail again, say why', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  const older = await placeOrder(request, 'KR', 'sns');
  const newer = await placeOrder(request, 'KR', 'delivery');
  await payAtOnce(request, older);
  await visit(page, '/kr/admin?tab=orders');
  await expect(rowOf(page, newer)).toBeVisible();

  // Both by what they share, then one by its address; a colleague opens the same with the link.
  const search = page.getByRole('searchbox', { name: say('admin.desk.search') });
  await search.fill(older.email.toUpperCase());
  await expect(rowOf(page, newer)).toHaveCount(0);
  await expect(rowOf(page, older)).toBeVisible();
  await expect(page).toHaveURL(/search=/);
  await page.reload();
  await expect(search).toHaveValue(older.email.toUpperCase());
  await expect(rowOf(page, older)).toBeVisible();
  await expect(rowOf(page, newer)).toHaveCount(0);
  await search.fill('');
  await expect(rowOf(page, newer)).toBeVisible();

  await page.getByRole('button', { name: say('admin.desk.filters') }).click();
  await page.getByLabel(say('admin.desk.filter.item')).selectOption('package:delivery');
  await expect(rowOf(page, older)).toHaveCount(0);
  await expect(rowOf(page, newer)).toBeVisible();
  await page.getByLabel(say('admin.desk.filter.status')).selectOption('cancelled');
  await expect(rowOf(page, newer)).toHaveCount(0);
  await page.getByRole('button', { name: say('admin.desk.clear') }).click();
  await expect(rowOf(page, older)).toBeVisible();

  const detail = page.getByRole('article');
  await rowOf(page, newer).click();
  await expect(detail.getByText(newer.email)).toBeVisible();
  // A phone shows either the list or the order.
  if (isPhone(page)) await page.getByRole('button', { name: say('admin.orders.back') }).click();
  else await walkDown(page, newer);

  await rowOf(page, older).click();
  await expect(detail.getByText(older.email)).toBeVisible();
  await detail.getByLabel(say('admin.desk.notes.label')).fill('전화로 색감을 확인했습니다');
  await detail.getByRole('button', { name: say('admin.desk.notes.add') }).click();
  await expect(detail.getByRole('listitem').filter({ hasText: '색감을' })).toContainText('admin');

  await detail.getByRole('button', { name: say('admin.desk.mail.label') }).click();
  await page.getByRole('button', { name: say('admin.desk.mail.orderPaid') }).click();
  await expectToast(page, say('admin.desk.mail.sent', { to: older.email }));
  await readMail(older.email, /./);
  await expect(detail.getByText(say('admin.orders.event.mail_sent_again'))).toBeVisible();

  // It is paid: giving it up needs a reason, which stays in its history.
  await detail.getByLabel(say('admin.orders.status')).selectOption('cancelled');
  const dialog = page.getByRole('dialog', { name: say('admin.desk.reason.title') });
  await dialog.getByRole('button', { name: say('admin.desk.reason.submit') }).click();
  await expect(dialog.getByText(say('validation.required'))).toBeVisible();
  await dialog.getByLabel(say('admin.desk.reason.label')).fill('고객이 전화로 취소');
  await dialog.getByRole('button', { name: say('admin.desk.reason.submit') }).click();
  await expect(detail.getByText('고객이 전화로 취소')).toBeVisible();
  await expect(rowOf(page, older)).toContainText('취소');
});

test('[A-08] two administrators change one order: the second is told, and loses nothing', async ({ page, request }) => {
  const token = await signIn(request, ADMINISTRATOR);
  await startSignedIn(page, token);
  const order = await placeOrder(request, 'KR');
  await visit(page, `/kr/admin?order=${order.id}`);
  const status = page.getByRole('article').getByLabel(say('admin.orders.status'));
  await expect(status).toHaveValue('pending');
  const other = await request.patch(`/api/orders/${order.id}/status`, {
    data: { status: 'in_progress' },
    headers: bearer(token),
  });
  expect(other.ok()).toBe(true);

  await status.selectOption('completed');
  await page.getByRole('dialog').getByLabel(say('admin.desk.reason.label')).fill('현금으로 받음');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin.desk.reason.submit') })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    say('admin.desk.conflict.text', { now: say('order.status.in_progress'), wanted: say('order.status.completed') }),
  );
  await expect(status).toHaveValue('in_progress');
  await question.getByRole('button', { name: say('admin.desk.conflict.apply') }).click();
  await expect(status).toHaveValue('completed');
  await expect(page.getByRole('article').getByText('현금으로 받음')).toBeVisible();
});

test('the export asks for the password again and opens in a spreadsheet', async ({ page, request }) => {
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  const order = await placeOrder(request, 'MY', 'launch');
  await visit(page, `/kr/admin?tab=orders&search=${order.email}`);
  await page.getByRole('button', { name: say('admin.desk.export.open') }).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(say('admin.staff.proof.password'), { exact: true });
  await password.fill('not-the-password');
  await password.press('Enter');
  await expect(dialog.getByText(say('validation.currentPasswordWrong'))).toBeVisible();
  await password.fill(ADMINISTRATOR.password);
  const downloading = page.waitForEvent('download');
  await password.press('Enter');
  const file = await (await downloading).path();
  const text = readFileSync(file, 'utf8');
  expect(text.startsWith('\ufeff"')).toBe(true);
  const [header = '', row = '', ...rest] = text.slice(1).split('\r\n');
  expect(header.split(',')).toContain(`"${say('admin.orders.email')}"`);
  expect(row).toContain(`"${order.email}"`);
  expect(row).toContain(`"${order.id}"`);
  expect(rest).toEqual(['']);
});
