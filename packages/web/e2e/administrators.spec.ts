import { STAFF_ROLES, type StaffRole } from '@softbox/config/roles';
import { bearer, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, linkIn, newEmail, readMail, test } from './fixtures.ts';
import { payAtOnce, placeOrder, readOrder } from './order.ts';
import { codeOf, joinStaff, STAFF_PASSWORD } from './staff.ts';
import { expectToast } from './toasts.ts';
import { openSignIn, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[X-03] an owner invites, the invited choose a password and work; the owner changes their role and lets them go', async ({
  page,
  request,
  browser,
}) => {
  const email = newEmail();
  const order = await placeOrder(request, 'KR', 'sns');
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/kr/admin?tab=administrators');
  await page.getByRole('button', { name: say('admin.staff.invite.open'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('admin.staff.invite.title') });
  await dialog.getByLabel(say('admin.staff.invite.email')).fill(email);
  await dialog.getByRole('radio', { name: new RegExp(say('admin.staff.roleName.support')) }).check();
  const send = dialog.getByRole('button', { name: say('admin.staff.invite.submit') });
  await send.click();
  await expect(dialog).toContainText(say('validation.required'));
  await expectAccessible(page);
  const password = dialog.getByLabel(say('admin.staff.proof.password'), { exact: true });
  await password.fill('not-the-password');
  await send.click();
  await expect(dialog).toContainText(say('validation.currentPasswordWrong'));
  await password.fill(ADMINISTRATOR.password);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email).first()).toBeVisible();

  const theirs = await browser.newPage();
  await visit(theirs, linkIn(await readMail(email, /초대/), '/invitation'));
  await expect(theirs).toHaveURL(/\/kr\/invitation$/);
  await expect(theirs.getByText(email)).toBeVisible();
  await expectAccessible(theirs);
  const chosen = theirs.getByLabel(say('auth.field.password'), { exact: true });
  await chosen.fill('too-short');
  await theirs.getByRole('button', { name: say('admin.staff.invitation.submit') }).click();
  await expect(theirs.getByText(say('validation.adminPasswordTooShort'))).toBeVisible();
  await chosen.fill(STAFF_PASSWORD);
  await theirs.getByRole('button', { name: say('admin.staff.invitation.submit') }).click();
  await expect(theirs).toHaveURL(/\/kr\/admin/);
  await visit(theirs, `/kr/admin?tab=orders&order=${order.id}`);
  await theirs.getByRole('article').getByLabel(say('admin.orders.status')).selectOption('in_progress');
  await expect.poll(async () => (await readOrder(request, order)).status).toBe('in_progress');

  // The owner reads it in the log and lets them go: what they have open closes.
  await visit(page, '/kr/admin?tab=administrators');
  const log = page.getByRole('region', { name: say('admin.staff.audit.title') }).last();
  await expect(log.getByRole('row').filter({ hasText: order.id })).toContainText(
    say('admin.staff.kind.orders_changeStatus'),
  );
  await page.getByRole('searchbox', { name: say('admin.staff.audit.search') }).fill(order.id);
  // Its heading, and what was done to this order.
  await expect(log.getByRole('row')).toHaveCount(2);
  const person = page.getByRole('listitem').filter({ hasText: email });
  await person.getByRole('button', { name: new RegExp(say('admin.staff.people.change')) }).click();
  const role = page.getByRole('dialog');
  await role.getByLabel(say('admin.staff.proof.password'), { exact: true }).fill(ADMINISTRATOR.password);
  await expectAccessible(page);
  await role.getByRole('button', { name: say('admin.staff.people.remove') }).click();
  await expectToast(page, say('admin.staff.people.changed'));
  await expect(person).toHaveCount(0);
  await visit(theirs, '/kr/admin');
  await expect(theirs.getByText(say('admin.denied.title'))).toBeVisible();
  await readMail(email, /관리 권한이 종료/);
  await theirs.close();
});

const MAY: Record<StaffRole, { change: boolean; refund: boolean; catalogue: boolean; log: boolean; team: boolean }> = {
  owner: { change: true, refund: true, catalogue: true, log: true, team: true },
  manager: { change: true, refund: true, catalogue: true, log: true, team: false },
  support: { change: true, refund: false, catalogue: false, log: false, team: false },
  readOnly: { change: false, refund: false, catalogue: false, log: false, team: false },
};

for (const role of STAFF_ROLES)
  test(`[X-03] the view of the role ${role}: what it may not do is not offered, in words, and refused by the server`, async ({
    page,
    request,
  }) => {
    const may = MAY[role];
    const order = await placeOrder(request, 'KR', 'sns');
    await payAtOnce(request, order);
    const { token } = await joinStaff(request, role);
    await startSignedIn(page, token);
    await visit(page, '/kr/admin?tab=orders');
    await expect(page.getByRole('searchbox', { name: say('admin.desk.search') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('admin.desk.export.open') })).toHaveCount(may.refund ? 1 : 0);
    await visit(page, `/kr/admin?tab=orders&order=${order.id}`);
    const detail = page.getByRole('article');
    await expect(detail.getByRole('heading', { name: say('refundDesk.title') })).toBeVisible();
    const note = say('admin.staff.readOnly', { role: say(`admin.staff.roleName.${role}`) });
    await expect(detail.getByText(note)).toHaveCount((may.change ? 0 : 2) + (may.refund ? 0 : 1));
    await expect(detail.getByLabel(say('admin.orders.status'))).toHaveCount(may.change ? 1 : 0);
    await expect(detail.getByRole('button', { name: say('admin.desk.notes.add') })).toHaveCount(may.change ? 1 : 0);
    await expect(detail.getByRole('button', { name: say('refundDesk.open') })).toHaveCount(may.refund ? 1 : 0);
    await expectAccessible(page);

    await page.getByRole('tab', { name: say('admin.tab.templates') }).click();
    await expect(page.getByRole('table', { name: say('admin.catalogue.list') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('admin.catalogue.add') })).toHaveCount(may.catalogue ? 1 : 0);
    await visit(page, '/kr/admin?tab=content&part=texts&page=services');
    await expect(page.getByLabel(say('admin.content.texts.field.servicesTitle')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('admin.content.texts.save') })).toHaveCount(
      may.catalogue ? 1 : 0,
    );
    // Named by its own moment: other journeys ask as well.
    const asks = {
      name: `이서준 ${Date.now()}`,
      email: newEmail(),
      service: 'custom',
      message: '음료 열두 잔을 찍고 싶어요.',
    };
    expect((await request.post('/api/contact', { data: asks })).ok()).toBe(true);
    await visit(page, '/kr/admin?tab=content');
    await page
      .getByRole('navigation', { name: say('admin.content.enquiries.list') })
      .getByRole('link', { name: asks.name })
      .click();
    await expect(detail.getByText(asks.message)).toBeVisible();
    await expect(detail.getByRole('textbox', { name: say('admin.content.enquiries.reply') })).toHaveCount(
      may.change ? 1 : 0,
    );
    await page.getByRole('tab', { name: say('admin.tab.administrators') }).click();
    await expect(page.getByRole('heading', { name: say('admin.staff.twoStep.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: say('admin.staff.audit.title') })).toHaveCount(may.log ? 1 : 0);
    await expect(page.getByRole('heading', { name: say('admin.staff.people.title') })).toHaveCount(may.team ? 1 : 0);
    await expectAccessible(page);

    const changed = await request.patch(`/api/orders/${order.id}/status`, {
      data: { status: 'in_progress' },
      headers: bearer(token),
    });
    expect(changed.status()).toBe(may.change ? 200 : 403);
  });

test('[X-03] a second step is set up with an app, asked for at sign-in, and asked for again before a refund', async ({
  page,
  request,
}) => {
  const order = await placeOrder(request, 'KR', 'sns');
  await payAtOnce(request, order);
  const { email } = await joinStaff(request, 'manager');
  await visit(page, '/kr/admin');
  const signInHere = async () => {
    await openSignIn(page, say);
    const form = page.getByRole('dialog', { name: say('auth.login.title') });
    await form.getByLabel(say('auth.field.email')).fill(email);
    await form.getByLabel(say('auth.field.password'), { exact: true }).fill(STAFF_PASSWORD);
    await form.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    return form;
  };
  await expect(await signInHere()).toBeHidden();

  await page.getByRole('tab', { name: say('admin.tab.administrators') }).click();
  await page.getByRole('button', { name: say('admin.staff.twoStep.start') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('admin.staff.proof.password'), { exact: true }).fill(STAFF_PASSWORD);
  await dialog.getByRole('button', { name: say('admin.staff.twoStep.next') }).click();
  await expect(dialog.getByRole('img', { name: say('admin.staff.twoStep.qr') })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
  await expectAccessible(page);
  const code = dialog.getByLabel(say('admin.staff.twoStep.code'));
  await code.fill('000000');
  await dialog.getByRole('button', { name: say('admin.staff.twoStep.confirm') }).click();
  await expect(dialog.getByText(say('validation.codeWrong'))).toBeVisible();
  await code.fill(codeOf(secret));
  await dialog.getByRole('button', { name: say('admin.staff.twoStep.confirm') }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('admin.staff.twoStep.kept') }).click();
  await expect(page.getByText(say('admin.staff.twoStep.left', { count: 10 }))).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await visit(page, '/kr/admin');
  const form = await signInHere();
  const asked = form.getByLabel(say('auth.code.label'));
  await expect(asked).toBeFocused();
  await expectAccessible(page);
  await asked.fill('000000');
  await form.getByRole('button', { name: say('auth.code.submit') }).click();
  await expect(form.getByText(say('validation.codeWrong'))).toBeVisible();
  // Of the step to come: a phone whose clock is ahead, and no code is taken twice.
  await asked.fill(codeOf(secret, 1));
  await form.getByRole('button', { name: say('auth.code.submit') }).click();
  await expect(form).toBeHidden();

  await visit(page, `/kr/admin?tab=orders&order=${order.id}`);
  await page.getByRole('button', { name: say('refundDesk.open') }).click();
  const refund = page.getByRole('dialog', { name: say('refundDesk.form.title') });
  const proof = refund.getByLabel(say('admin.staff.proof.code'), { exact: true });
  const confirm = refund.getByRole('button', { name: /₩358,800/ });
  await proof.fill(STAFF_PASSWORD);
  await confirm.click();
  await expect(refund.getByText(say('validation.codeWrong'))).toBeVisible();
  await proof.fill(recovery);
  await confirm.click();
  await expect(refund).toBeHidden();
  const refunds = page.getByRole('article').getByRole('region', { name: say('refundDesk.title') });
  await expect(refunds.getByText(say('refundDesk.status.succeeded'))).toBeVisible();
});
