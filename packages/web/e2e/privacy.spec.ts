import { readFileSync } from 'node:fs';
import { bearer, PASSWORD, register, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('a customer takes their data along and deletes the account', async ({ page, request }) => {
  const { email, token } = await register(request);
  await placeOrder(request, 'KR', 'sns', token);
  await startSignedIn(page, token);
  await visit(page, '/kr/profile');
  const section = page.getByRole('region', { name: say('privacy.title') });

  await section.getByRole('button', { name: say('privacy.export.open') }).click();
  const taking = page.getByRole('dialog', { name: say('privacy.export.open') });
  const password = taking.getByLabel(say('privacy.password'));
  await password.fill('not-mine-at-all');
  await password.press('Enter');
  await expect(taking.getByText(say('validation.currentPasswordWrong'))).toBeVisible();
  await password.fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await password.press('Enter');
  const archive = readFileSync(await (await downloading).path());
  // The first entry lies there as it is.
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.toString()).toContain(email);
  await expectToast(page, say('privacy.export.done'));

  await section.getByRole('button', { name: say('privacy.erase.open') }).click();
  const leaving = page.getByRole('dialog', { name: say('privacy.erase.title') });
  const submit = leaving.getByRole('button', { name: say('privacy.erase.submit') });
  await leaving.getByLabel(say('privacy.erase.email')).fill('somebody@example.com');
  await leaving.getByLabel(say('privacy.password')).fill(PASSWORD);
  await submit.click();
  await expect(leaving.getByText(say('validation.emailNotTheirs'))).toBeVisible();
  await expectAccessible(page);
  await leaving.getByLabel(say('privacy.erase.email')).fill(email.toUpperCase());
  await submit.click();
  await expectToast(page, say('privacy.erase.done'));
  await expect(page).toHaveURL(/\/kr$/);
  expect((await request.get('/api/auth/me', { headers: bearer(token) })).status()).toBe(401);
  const again = await request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(again.status()).toBe(401);
});

test('the studio is told what must be settled first, then erases a member for good', async ({ page, request }) => {
  const administrator = await signIn(request, ADMINISTRATOR);
  const { email, token } = await register(request);
  const order = await placeOrder(request, 'KR', 'sns', token);
  await payAtOnce(request, order);
  await startSignedIn(page, administrator);
  await visit(page, `/kr/admin?tab=users&search=${email}`);
  const rows = page.locator('[data-member]');
  await rows.click();
  const detail = page.getByRole('article');
  const open = detail.getByRole('button', { name: say('privacy.desk.erase') });
  await open.click();
  const waiting = page.getByRole('dialog', { name: say('privacy.erase.waits') });
  await expect(waiting).toContainText(say('privacy.reason.work'));
  await expect(waiting.getByRole('link')).toHaveAttribute('href', new RegExp(order.id));
  await waiting
    .getByRole('button', { name: say('common.close') })
    .last()
    .click();

  for (const status of ['in_progress', 'completed'])
    expect(
      (
        await request.patch(`/api/orders/${order.id}/status`, { data: { status }, headers: bearer(administrator) })
      ).ok(),
    ).toBe(true);
  await open.click();
  const asking = page.getByRole('dialog').filter({ hasText: say('privacy.desk.keeps', { count: 1 }) });
  await asking.getByLabel(say('privacy.desk.email')).fill(email);
  await asking.getByLabel(say('admin.staff.proof.password'), { exact: true }).fill(ADMINISTRATOR.password);
  await asking.getByRole('button', { name: say('privacy.erase.submit') }).click();
  await expectToast(page, say('privacy.desk.done'));
  await expect(page.getByText(say('admin.members.none'))).toBeVisible();

  // The books keep it, with a name and nothing that leads to anybody.
  await visit(page, `/kr/admin?order=${order.id}`);
  await expect(detail.getByText(say('admin.orders.event.customer_erased'))).toBeVisible();
  await expect(detail.getByText(order.email)).toHaveCount(0);
});
