import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { bearer, PASSWORD, register, signIn, startSignedIn } from './customer.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { isPhone, openMenuOnPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken);

test('[P-01] the profile asks for signing in', async ({ page }) => {
  const say = await wordsIn('ko');
  await visit(page, '/kr/profile');
  await expect(page.getByRole('heading', { name: '로그인이 필요합니다' })).toBeVisible();
  await page.getByRole('link', { name: say('common.backHome') }).click();
  await expect(page).toHaveURL(/\/kr$/);
});

test('[P-02] [P-03] [M-06] details are edited; a refused change stays in the form, cancelling leaves it', async ({
  page,
  request,
}) => {
  const say = await wordsIn('ko');
  const other = await register(request);
  const { email, token } = await register(request);
  await startSignedIn(page, token);
  await visit(page, '/kr/profile');
  const details = page.getByRole('region', { name: say('profile.details') });
  const edit = details.getByRole('button', { name: say('common.edit') });
  const save = details.getByRole('button', { name: say('common.save') });
  const field = (name: 'email' | 'username' | 'firstName' | 'lastName' | 'phone') =>
    details.getByLabel(say(`profile.field.${name}`), { exact: true });
  await expect(details.getByText(email, { exact: true })).toBeVisible();
  await expect(details.getByText(/\d{4}년 \d{1,2}월 \d{1,2}일/)).toBeVisible();

  await edit.click();
  for (const name of ['email', 'username', 'firstName', 'lastName', 'phone'] as const)
    await expect(field(name)).toBeEditable();
  await field('email').fill(other.email);
  await save.click();
  await expectToast(page, '수정 실패', '이미 사용 중인 이메일입니다.');
  await expect(field('email')).toHaveValue(other.email);
  await details.getByRole('button', { name: say('common.cancel') }).click();
  await expect(details.getByText(email, { exact: true })).toBeVisible();

  await edit.click();
  await field('phone').fill('010-9876-5432');
  let letThrough = () => undefined as unknown;
  const shown = new Promise((resolve) => {
    letThrough = () => resolve(undefined);
  });
  await page.route(/auth\.updateProfile/, async (route) => {
    await shown;
    await route.continue();
  });
  await save.click();
  await expect(details.getByRole('button', { name: '저장 중...' })).toBeDisabled();
  letThrough();
  await expectToast(page, '프로필 수정 완료', '회원정보가 성공적으로 수정되었습니다.');
  await expect(details.getByText('010-9876-5432')).toBeVisible();
});

test('[S-01] [L-04] devices are listed and ended; signing out ends the session on the server', async ({
  page,
  request,
}) => {
  const say = await wordsIn('en');
  const { email, token } = await register(request);
  const elsewhere = await signIn(request, { email, password: PASSWORD });
  await startSignedIn(page, token);
  await visit(page, '/us/profile');
  const devices = page.getByRole('region', { name: say('profile.devices.title') }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  const isOver = async (secret: string) =>
    (await request.get('/api/auth/me', { headers: bearer(secret) })).status() === 401;
  await devices
    .filter({ hasNotText: say('profile.devices.current') })
    .getByRole('button')
    .click();
  await expect(devices).toHaveCount(1);
  expect(await isOver(elsewhere)).toBe(true);

  if (isPhone(page)) await openMenuOnPhone(page, say);
  else await page.getByRole('button', { name: say('shell.userMenu', { name: email.split('@')[0] ?? '' }) }).click();
  await expect(page.getByRole('link', { name: 'My info' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, say('shell.signedOut'));
  expect(await storedToken(page)).toBeNull();
  expect(await isOver(token)).toBe(true);
  await expect(page.getByRole('heading', { name: say('profile.signInRequired') })).toBeVisible();
});

test('[P-04] [S-01] [M-06] a customer changes the password; the other sessions end and this one goes on', async ({
  page,
  request,
}) => {
  const say = await wordsIn('ko');
  const { email, token } = await register(request);
  const elsewhere = await signIn(request, { email, password: PASSWORD });
  await startSignedIn(page, token);
  await visit(page, '/kr/profile');
  const section = page.getByRole('region', { name: say('profile.password.title') });
  const open = section.getByRole('button', { name: '비밀번호 변경' });
  await expect(section).toContainText('이 기기를 제외한 모든 기기에서 로그아웃됩니다.');
  await open.click();
  const dialog = page.getByRole('dialog', { name: '비밀번호 변경' });
  const field = (name: 'currentPassword' | 'newPassword' | 'confirmNewPassword') =>
    dialog.getByLabel(say(`auth.field.${name}`), { exact: true });
  const submit = dialog.getByRole('button', { name: say('auth.change.submit') });

  await field('currentPassword').fill('not-this-one');
  await field('newPassword').fill('a-newer-secret-8');
  await field('confirmNewPassword').fill('a-newer-secret');
  await submit.click();
  await expect(field('confirmNewPassword')).toHaveAccessibleDescription('비밀번호가 일치하지 않습니다.');
  await field('confirmNewPassword').fill('a-newer-secret-8');
  await submit.click();
  await expectToast(page, '비밀번호 변경 실패');
  await expect(field('currentPassword')).toHaveAccessibleDescription('현재 비밀번호가 올바르지 않습니다.');
  await expect(field('newPassword')).toHaveValue('a-newer-secret-8');
  await expectAccessible(page);
  await field('currentPassword').fill(PASSWORD);
  await submit.click();
  await expectToast(page, '비밀번호 변경 완료', '새 비밀번호가 적용되었습니다. 다른 기기에서는 로그아웃했습니다.');
  await expect(dialog).toBeHidden();

  const status = async (secret: string) => (await request.get('/api/auth/me', { headers: bearer(secret) })).status();
  expect(await status(elsewhere)).toBe(401);
  expect(await status(token)).toBe(401);
  expect(await status((await storedToken(page)) ?? '')).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: say('profile.title') })).toBeVisible();
  expect(await signIn(request, { email, password: 'a-newer-secret-8' })).toBeTruthy();
});

test("[S-01] '', 'null' and 'undefined' count as no token; a forged one is cleared", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (made) => made.url().includes('auth.me') && asked.push(made.url()));
  for (const absent of ['', 'null', 'undefined']) {
    await page.goto('/us/terms');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.authToken, absent] as const);
    await visit(page, '/us/terms');
  }
  expect(asked).toEqual([]);
  await page.evaluate((key) => localStorage.setItem(key, 'forged'), STORAGE_KEYS.authToken);
  await visit(page, '/us/terms');
  expect(asked).toHaveLength(1);
  expect(await storedToken(page)).toBeNull();
});
