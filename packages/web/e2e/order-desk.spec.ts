import { bearer, register, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { expectReady, openSignIn, signInByDialog, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[A-07] [A-08] [A-09] [A-10] [X-02] the administrator finds the order that was just paid and moves it on', async ({
  page,
  request,
}) => {
  await visit(page, '/kr/admin');
  await page.getByRole('button', { name: say('admin.denied.signIn') }).click();
  await signInByDialog(page, say, ADMINISTRATOR);
  const list = page.getByRole('navigation', { name: say('admin.orders.list') });
  await expect(page.getByRole('heading', { level: 1, name: say('admin.title') })).toBeVisible();
  await page
    .getByRole('navigation', { name: say('admin.overview.actions') })
    .getByRole('link', { name: say('admin.tab.orders') })
    .click();

  const order = await placeOrder(request, 'KR', 'launch');
  await payAtOnce(request, order);
  await page.reload();
  await expectReady(page);
  const row = list.locator(`[data-order="${order.id}"]`);
  await expect(row).toContainText('₩598,800');
  await expect(row).toContainText('완료');
  await row.click();
  const detail = page.getByRole('article');
  await expect(detail.getByText(order.email)).toBeVisible();
  const status = detail.getByLabel(say('admin.orders.status'));
  await expect(status.getByRole('option')).toHaveText(['대기중', '진행중', '완료', '취소']);
  await status.selectOption('in_progress');
  await expect(detail.getByText(say('admin.orders.event.status_changed'))).toBeVisible();
  await expect(status).toHaveValue('in_progress');
  const back = page.getByRole('button', { name: say('admin.orders.back') });
  if (await back.isVisible()) await back.click();
  await expect(row).toContainText('진행중');

  const { email } = await register(request);
  await page.getByRole('tab', { name: say('admin.tab.users') }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(/\d{4}년 \d{1,2}월 \d{1,2}일/);
  for (const figure of ['all', 'thisMonth', 'withPhone'] as const)
    await expect(page.getByText(say(`admin.members.${figure}`), { exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('[M-05] a change of status that fails says so in an alert of the page', async ({ page, request }) => {
    const token = await signIn(request, ADMINISTRATOR);
    const order = await placeOrder(request, 'KR');
    await startSignedIn(page, token);
    await visit(page, `/kr/admin?order=${order.id}`);
    const status = page.getByRole('article').getByLabel(say('admin.orders.status'));
    const alert = page.getByRole('alertdialog');
    const confirm = alert.getByRole('button', { name: say('common.confirm') });

    // What somebody else does to the order meanwhile, this page does not hear of.
    await expect(status).toHaveValue('pending');
    await page.route(/orders\.get/, (route) => route.abort('failed'));
    await page.route(/orders\.changeStatus/, (route) => route.abort('failed'));
    await status.selectOption('in_progress');
    await expect(alert).toContainText('상태 업데이트 중 오류가 발생했습니다.');
    await confirm.click();
    await expect(status).toHaveValue('pending');
    await page.unroute(/orders\.changeStatus/);

    const moved = await request.patch(`/api/orders/${order.id}/status`, {
      data: { status: 'in_progress' },
      headers: bearer(token),
    });
    expect(moved.ok()).toBe(true);
    await status.selectOption('cancelled');
    await expect(alert).toContainText(/상태 업데이트 실패: .+/);
  });
});

test('[X-02] [X-03] [X-04] a visitor and a customer are refused by the screen and by the server', async ({
  page,
  request,
}) => {
  const us = await wordsIn('en');
  const order = await placeOrder(request, 'US');
  await visit(page, '/us/admin');
  await expect(page.getByRole('heading', { name: /no access permission/i })).toBeVisible();
  await expect(page.getByText(/only administrators may access this page/i)).toBeVisible();
  await expect(page.getByText(/: none$/)).toBeVisible();
  await openSignIn(page, us);

  const { email, token } = await register(request);
  await startSignedIn(page, token);
  await visit(page, '/us/admin/users');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  const asVisitor = { headers: {} };
  const asCustomer = { headers: bearer(token) };
  const asked = async (who: object) => ({
    orders: (await page.request.get('/api/orders', who)).status(),
    members: (await page.request.get('/api/admin/users', who)).status(),
    order: (await page.request.get(`/api/orders/${order.id}`, who)).status(),
    status: (
      await page.request.patch(`/api/orders/${order.id}/status`, { ...who, data: { status: 'completed' } })
    ).status(),
  });
  expect(await asked(asVisitor)).toEqual({ orders: 401, members: 401, order: 404, status: 404 });
  expect(await asked(asCustomer)).toEqual({ orders: 200, members: 403, order: 404, status: 404 });
  expect(await (await page.request.get('/api/orders', asCustomer)).json()).toEqual([]);
});
