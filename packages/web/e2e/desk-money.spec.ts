import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, linkIn, readMail, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('the administrator sees what moved and what the provider told, and has a message worked on once more', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, `/kr/admin?tab=orders&order=${order.id}`);
  const detail = page.getByRole('article');
  const ledger = detail.getByRole('region', { name: say('admin.desk.money.ledger') });
  await expect(ledger.getByRole('listitem')).toHaveCount(1);
  await expect(ledger).toContainText('₩358,800');
  await expect(ledger).toContainText(say('admin.desk.money.kind.charge'));
  const messages = detail.getByRole('region', { name: say('admin.desk.money.messages') });
  const replay = messages.getByRole('button', { name: say('admin.desk.money.replay') }).first();
  await expect(async () => {
    // The provider's message comes when it comes.
    if (!(await replay.isVisible())) await page.reload();
    await expect(replay).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expectAccessible(page);
  await replay.click();
  await expectToast(page, say('admin.desk.money.outcome.processed'));
  await expect(messages.getByText(say('admin.desk.money.state.processed')).first()).toBeVisible();
  await expect(ledger.getByRole('listitem')).toHaveCount(1);
});

test('[K-08] the administrator records that the draft was delivered, and takes it back; the customer is told of both', async ({
  page,
  request,
  browser,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, `/kr/admin?tab=orders&order=${order.id}`);
  const detail = page.getByRole('article');
  const open = detail.getByRole('button', { name: say('admin.desk.draft.open'), exact: true });
  await open.click();
  const question = page.getByRole('alertdialog', { name: say('admin.desk.draft.title') });
  await expectAccessible(page);
  await question.getByRole('button', { name: say('admin.desk.draft.keep') }).click();
  await expect(open).toBeFocused();
  await open.click();
  await question.getByRole('button', { name: say('admin.desk.draft.confirm') }).click();
  await expectToast(page, say('admin.desk.draft.done'));
  await expect(open).toBeHidden();
  await expect(detail.getByRole('button', { name: say('admin.desk.print') })).toBeFocused();
  const history = detail.getByRole('region', { name: say('admin.orders.events') });
  await expect(history.getByText(say('admin.orders.event.draft_delivered'))).toBeVisible();
  await expect(detail.getByText(say('refundDesk.clause.draft_delivered'))).toBeVisible();

  const mail = await readMail(order.email, /시안/);
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(linkIn(mail, '/orders/'));
  await expect(customer.getByText(say('refunds.clause.draft_delivered'))).toBeVisible();
  await expect(customer.getByRole('button', { name: say('refunds.cancel') })).toBeHidden();

  // It was another order's: the record is taken back with a reason, and the customer is told and may cancel again.
  const withdraw = detail.getByRole('button', { name: say('admin.desk.draft.withdraw.open') });
  await withdraw.click();
  const asked = page.getByRole('dialog', { name: say('admin.desk.draft.withdraw.title') });
  await asked.getByRole('button', { name: say('admin.desk.draft.withdraw.confirm') }).click();
  await expect(asked.getByText(say('validation.required'))).toBeVisible();
  await expectAccessible(page);
  await asked.getByLabel(say('admin.desk.draft.withdraw.reason')).fill('다른 주문의 시안이었습니다.');
  await asked.getByRole('button', { name: say('admin.desk.draft.withdraw.confirm') }).click();
  await expectToast(page, say('admin.desk.draft.withdraw.done'));
  await expect(withdraw).toBeHidden();
  await expect(detail.getByRole('button', { name: say('admin.desk.print') })).toBeFocused();
  await expect(history.getByText(say('admin.orders.event.draft_withdrawn'))).toBeVisible();
  await expect(history.getByText('다른 주문의 시안이었습니다.')).toBeVisible();
  await expect(open).toBeVisible();
  const correction = await readMail(order.email, /바로잡습니다/);
  await customer.goto(linkIn(correction, '/orders/'));
  await expect(customer.getByText(say('refunds.clause.draft_delivered'))).toBeHidden();
  await expect(customer.getByRole('button', { name: say('refunds.cancel') })).toBeVisible();
  await customer.context().close();
});
