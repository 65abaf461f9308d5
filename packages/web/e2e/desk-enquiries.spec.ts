import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, newEmail, readMail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { isPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

interface Asked {
  name: string;
  email: string;
}

/** A visitor of the Korean store asks something. */
async function ask(request: APIRequestContext, name: string): Promise<Asked> {
  const email = newEmail();
  const answer = await request.post('/api/contact', {
    headers: { 'accept-language': 'ko' },
    data: { name, email, service: 'custom', message: `${name}: 음료 열두 잔을 찍고 싶어요.` },
  });
  expect(answer.ok()).toBe(true);
  return { name, email };
}

const rowOf = (page: Page, { name }: Asked) =>
  page.getByRole('navigation', { name: say('admin.content.enquiries.list') }).getByRole('link', { name });

async function backOnPhone(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: say('admin.content.enquiries.back') }).click();
}

test('[A-05] an enquiry is answered by mail from the page, in the language it came in, and put aside', async ({
  page,
  request,
}) => {
  const stamp = Date.now();
  const asked = await ask(request, `김민지 ${stamp}`);
  const other = await ask(request, `이서준 ${stamp}`);
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/us/admin?tab=orders');
  const tab = page.getByRole('tab', { name: new RegExp(`^${say('admin.tab.content')}`) });
  // How many wait changes with what other journeys ask.
  await expect(tab).toHaveAccessibleName(/Content.*\d+ waiting for you/);
  // Neither the filters nor the badge, hidden words included, widen the page of a phone.
  const isWider = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  await expect(page.getByRole('searchbox', { name: say('admin.desk.search') })).toBeVisible();
  expect(await isWider()).toBe(false);
  await tab.click();
  await expect(page.getByRole('navigation', { name: say('admin.content.parts') })).toBeVisible();
  expect(await isWider()).toBe(false);
  await page.getByRole('button', { name: say('admin.content.enquiries.status.pending'), exact: true }).click();
  await expect(page).toHaveURL(/status=pending/);

  await rowOf(page, asked).click();
  const detail = page.getByRole('article');
  await expect(detail.getByText(`${asked.name}: 음료 열두 잔을 찍고 싶어요.`)).toBeVisible();
  const reply = detail.getByLabel(say('admin.content.enquiries.reply'));
  await detail.getByRole('button', { name: say('admin.content.enquiries.send'), exact: true }).click();
  await expect(detail.getByText(say('validation.required'))).toBeVisible();
  await reply.fill('네, 가능합니다.\n사진을 보내주세요.');

  // A look at another enquiry and a reload lose nothing of it.
  await backOnPhone(page);
  await rowOf(page, other).click();
  await expect(detail.getByText(other.email, { exact: true })).toBeVisible();
  await expect(reply).toHaveValue('');
  await backOnPhone(page);
  await rowOf(page, asked).click();
  await expect(reply).toHaveValue('네, 가능합니다.\n사진을 보내주세요.');
  await page.reload();
  await expect(reply).toHaveValue('네, 가능합니다.\n사진을 보내주세요.');

  await detail.getByRole('button', { name: say('admin.content.enquiries.sendAndClose') }).click();
  await expectToast(page, say('admin.content.enquiries.sent', { email: asked.email }));
  await expect(reply).toHaveValue('');
  const thread = detail.getByRole('listitem');
  await expect(thread.filter({ hasText: '네, 가능합니다.' })).toContainText('admin');
  await expect(thread.filter({ hasText: say('admin.content.enquiries.event.done') })).toBeVisible();
  const mail = await readMail(asked.email, /문의하신 내용에 답변드립니다/);
  expect(mail.text).toContain('사진을 보내주세요.');
  expect(mail.text).toContain('> ');

  await detail.getByRole('button', { name: say('admin.content.enquiries.reopen') }).click();
  await expectToast(page, say('admin.content.enquiries.reopened'));
  await expect(detail.getByRole('button', { name: say('admin.content.enquiries.close'), exact: true })).toBeVisible();
});

test('[A-05] whoever answers what a colleague has just put aside is told, and keeps what was written', async ({
  page,
  request,
}) => {
  const token = await signIn(request, ADMINISTRATOR);
  const asked = await ask(request, `박지호 ${Date.now()}`);
  await startSignedIn(page, token);
  await visit(page, '/us/admin?tab=content');
  await rowOf(page, asked).click();
  const detail = page.getByRole('article');
  const reply = detail.getByLabel(say('admin.content.enquiries.reply'));
  await reply.fill('답변드립니다.');

  const enquiryId = new URL(page.url()).searchParams.get('enquiry');
  const colleague = await request.post('/api/trpc/admin.content.closeEnquiry', {
    headers: bearer(token),
    data: { json: { enquiryId, version: 1, done: true } },
  });
  expect(colleague.ok()).toBe(true);

  const send = detail.getByRole('button', { name: say('admin.content.enquiries.send'), exact: true });
  await send.click();
  await expect(detail.getByText(say('admin.content.enquiries.overtaken'))).toBeVisible();
  await expect(detail.getByText(say('admin.content.enquiries.event.done'))).toBeVisible();
  await expect(reply).toHaveValue('답변드립니다.');
  await send.click();
  await expectToast(page, say('admin.content.enquiries.sent', { email: asked.email }));
});
