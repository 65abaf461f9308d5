import { randomUUID } from 'node:crypto';
import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { tellOfNobodys } from './provider-message.ts';
import { joinStaff } from './staff.ts';
import { expectToast } from './toasts.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[case 36] a message about a payment that no order knows is found, read without people, and worked on once more', async ({
  page,
  request,
}) => {
  await payAtOnce(request, await placeOrder(request, 'KR'));
  const eventId = `evt_${randomUUID().replaceAll('-', '')}`;
  await tellOfNobodys(request, eventId);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/kr/admin?tab=settings');
  await page.getByRole('link', { name: say('admin.settings.messages.open') }).click();
  await expect(page.getByRole('heading', { name: say('admin.settings.queue.inbox') })).toBeVisible();
  const list = page.getByRole('navigation', { name: say('admin.settings.messages.list') });
  await page.getByRole('button', { name: say('admin.settings.messages.ownerless'), exact: true }).click();
  await page.getByRole('searchbox', { name: say('admin.settings.messages.search') }).fill(eventId.slice(0, 20));
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText(say('admin.settings.messages.ownerless'));
  await expectAccessible(page);

  await list.getByRole('link').click();
  const detail = page.getByRole('article');
  await expect(detail).toContainText(eventId);
  const body = detail.getByRole('region', { name: say('admin.settings.messages.body') });
  await expect(body).toContainText('"amount_total": 29900');
  await expect(body).not.toContainText('minji');
  await expectAccessible(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  await detail.getByRole('button', { name: say('admin.desk.money.replay') }).click();
  await expectToast(page, say('admin.desk.money.outcome.unknown-payment'));

  // A colleague sees the same by the same address.
  const address = page.url();
  await page.reload();
  await expect(detail).toContainText(eventId);
  expect(page.url()).toBe(address);
  if (isPhone(page)) {
    await page.getByRole('button', { name: say('admin.settings.messages.back') }).click();
    await expect(list.getByRole('link')).toBeFocused();
  }
  await page.getByRole('searchbox', { name: say('admin.settings.messages.search') }).fill('nothing-is-called-so');
  await expect(page.getByText(say('admin.settings.messages.none'))).toBeVisible();
  await page.getByRole('link', { name: say('admin.tab.settings') }).click();
  await expect(page.getByRole('heading', { name: say('admin.settings.dead.title') })).toBeVisible();
});

test('whoever only looks reads messages and has none worked on', async ({ page, request }) => {
  const eventId = `evt_${randomUUID().replaceAll('-', '')}`;
  await payAtOnce(request, await placeOrder(request, 'US'));
  await tellOfNobodys(request, eventId);
  await startSignedIn(page, (await joinStaff(request, 'readOnly')).token);
  await visit(page, `/kr/admin?tab=settings&part=messages&search=${eventId}`);
  const list = page.getByRole('navigation', { name: say('admin.settings.messages.list') });
  await list.getByRole('link').click();
  const detail = page.getByRole('article');
  await expect(detail).toContainText(eventId);
  await expect(
    detail.getByText(say('admin.staff.readOnly', { role: say('admin.staff.roleName.readOnly') })),
  ).toBeVisible();
  await expect(detail.getByRole('button')).toHaveCount(0);
});
