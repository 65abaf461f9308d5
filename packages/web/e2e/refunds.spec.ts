import type { Locator, Page } from '@playwright/test';
import { bearer, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, linkIn, readMail, test } from './fixtures.ts';
import { type PlacedOrder, payAtOnce, placeOrder, readOrder } from './order.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

/** The administrator gives money back as the rules say, and the order is cancelled with it. */
async function refundByRule(page: Page, order: PlacedOrder, amount: string): Promise<Locator> {
  await visit(page, `/kr/admin?tab=orders&order=${order.id}`);
  const detail = page.getByRole('article');
  await detail.getByRole('button', { name: say('refundDesk.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('refundDesk.form.title') });
  await expect(dialog.getByRole('radio', { name: new RegExp(say('refundDesk.form.rule')) })).toBeChecked();
  await expect(dialog).toContainText(amount);
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: say('refundDesk.form.confirm', { amount }) });
  await dialog.getByLabel(say('refundDesk.form.cancelOrder')).check();

  // Whoever found the desk unlocked does not know the password.
  const password = dialog.getByLabel(say('admin.staff.proof.password'), { exact: true });
  await password.fill('not-the-password');
  await confirm.click();
  await expect(dialog).toContainText(say('validation.currentPasswordWrong'));
  await password.fill(ADMINISTRATOR.password);
  await confirm.click();
  await expect(dialog).toBeHidden();
  const refunds = detail.getByRole('region', { name: say('refundDesk.title') });
  await expect(refunds.getByText(say('refundDesk.status.succeeded'))).toBeVisible();
  await expect(refunds).toContainText(amount);
  return detail;
}

/** The customer reads on their page, and in the mail, what came back. */
async function seeRefund(page: Page, order: PlacedOrder, amount: string): Promise<void> {
  const mail = await readMail(order.email, /환불/);
  expect(mail.text).toContain(amount);
  await page.goto(linkIn(mail, '/orders/'));
  await expect(page.getByRole('listitem').filter({ hasText: say('refunds.status.succeeded') })).toContainText(amount);
  for (const kind of ['receipt', 'credit_note'] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`^${say(`receipts.kind.${kind}`)} KR-`) }).click();
    expect((await saving).suggestedFilename()).toMatch(/^softbox-KR-[RC]-\d{6}\.pdf$/);
  }
  await expectAccessible(page);
}

test('[K-08] the administrator gives back everything before work starts, and the customer sees it', async ({
  page,
  request,
  browser,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  const detail = await refundByRule(page, order, '₩358,800');
  await expect(detail.getByText(say('order.payment.refunded')).first()).toBeVisible();
  expect(await readOrder(request, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
  // A browser that knows nothing but the link in the mail.
  const customer = await (await browser.newContext()).newPage();
  await seeRefund(customer, order, '₩358,800');
  await customer.context().close();
});

test('[K-08] the administrator gives back half once work has started, and the customer sees it', async ({
  page,
  request,
  browser,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  const token = await signIn(request, ADMINISTRATOR);
  const data = { status: 'in_progress' };
  const started = await request.patch(`/api/orders/${order.id}/status`, { data, headers: bearer(token) });
  expect(started.ok()).toBe(true);
  await startSignedIn(page, token);
  const detail = await refundByRule(page, order, '₩179,400');
  await expect(detail.getByText(say('order.payment.partially_refunded')).first()).toBeVisible();
  const customer = await (await browser.newContext()).newPage();
  await seeRefund(customer, order, '₩179,400');
  await customer.context().close();
});

test('[K-08] a customer sees what they get back and why, changes their mind, and cancels', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  await visit(page, order.path);
  await expect(page.getByText(say('refunds.back', { amount: '₩358,800' }))).toBeVisible();
  const open = page.getByRole('button', { name: say('refunds.cancel') });
  await open.click();
  const dialog = page.getByRole('dialog', { name: say('refunds.dialog.title') });
  await expect(dialog).toContainText('₩358,800');
  await expect(dialog).toContainText(say('refunds.clause.before_work', { days: 3 }));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('refunds.dialog.keep') }).click();
  await expect(open).toBeFocused();
  expect(await readOrder(request, order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });

  await open.click();
  await dialog.getByRole('button', { name: say('refunds.dialog.confirm', { amount: '₩358,800' }) }).click();
  await expect(page.getByText(say('order.payment.refunded')).first()).toBeVisible();
  const made = page.getByRole('listitem').filter({ hasText: say('refunds.status.succeeded') });
  await expect(made).toContainText('₩358,800');
  await expect(open).toBeHidden();
  await expect(page.getByRole('heading', { name: say('refunds.title') })).toBeFocused();
  expect(await readOrder(request, order)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
});

test('[K-08] terms that changed while the customer was reading are shown before anything happens', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  await visit(page, order.path);
  await page.getByRole('button', { name: say('refunds.cancel') }).click();
  const dialog = page.getByRole('dialog', { name: say('refunds.dialog.title') });
  await expect(dialog).toContainText('₩358,800');
  const headers = bearer(await signIn(request, ADMINISTRATOR));
  await request.patch(`/api/orders/${order.id}/status`, { data: { status: 'in_progress' }, headers });
  await dialog.getByRole('button', { name: say('refunds.dialog.confirm', { amount: '₩358,800' }) }).click();
  await expect(dialog.getByRole('alert')).toContainText('₩179,400');
  await dialog.getByRole('button', { name: say('refunds.dialog.confirm', { amount: '₩179,400' }) }).click();
  await expect(page.getByText(say('order.payment.partially_refunded')).first()).toBeVisible();
});
