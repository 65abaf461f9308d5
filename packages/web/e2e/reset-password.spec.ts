import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { bearer, register } from './customer.ts';
import { expect, linkIn, readMail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { openSignIn, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[S-06] [P-04] [V-06] [M-06] [C-06] a forgotten password is replaced through the mail and ends the old sessions', async ({
  page,
  request,
}) => {
  const { email, token } = await register(request);
  await visit(page, '/kr');
  await openSignIn(page, say);
  await page.getByRole('button', { name: say('auth.login.forgot') }).click();
  const forgot = page.getByRole('dialog', { name: say('auth.forgot.title') });
  await forgot.getByRole('button', { name: say('auth.forgot.submit') }).click();
  await expect(forgot.getByText('이메일을 입력해주세요.')).toBeVisible();
  await forgot.getByLabel(say('auth.field.email')).fill(email);
  await forgot.getByRole('button', { name: say('auth.forgot.submit') }).click();
  await expectToast(page, '이메일 전송');
  await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();

  const link = linkIn(await readMail(email, /비밀번호 재설정/), '/reset-password');
  await visit(page, link);
  await expect(page).toHaveURL(/\/kr\/reset-password$/); // the secret has left the address bar
  const fresh = page.getByLabel(say('auth.field.newPassword'), { exact: true });
  const again = page.getByLabel(say('auth.field.confirmNewPassword'), { exact: true });
  const submit = page.getByRole('button', { name: say('auth.reset.submit') });
  await submit.click();
  await expectToast(page, '오류', '모든 필드를 입력해주세요.');
  await fresh.fill('12345');
  await again.fill('12345');
  await submit.click();
  await expectToast(page, '오류', '비밀번호는 최소 6자 이상이어야 합니다.');
  await fresh.fill('a-new-secret-8');
  await submit.click();
  await expectToast(page, '오류', '비밀번호가 일치하지 않습니다.');
  await page
    .getByRole('button', { name: say('common.showPassword') })
    .first()
    .click();
  await expect(fresh).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: say('common.hidePassword') }).click();
  await expect(fresh).toHaveAttribute('type', 'password');
  await again.fill('a-new-secret-8');
  await submit.click();
  await expectToast(page, '비밀번호 변경 완료', '새로운 비밀번호로 로그인해주세요.');
  await expect(page).toHaveURL(/\/kr$/);

  expect((await request.get('/api/auth/me', { headers: bearer(token) })).status()).toBe(401);
  await openSignIn(page, say);
  const login = page.getByRole('dialog', { name: say('auth.login.title') });
  await login.getByLabel(say('auth.field.email')).fill(email);
  await login.getByLabel(say('auth.field.password'), { exact: true }).fill('a-new-secret-8');
  await login.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expectToast(page, '로그인 성공');
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.authToken)).toBeTruthy();
  await visit(page, link);
  await fresh.fill('another-secret-9');
  await again.fill('another-secret-9');
  await submit.click();
  await expect(page.getByRole('button', { name: say('auth.reset.newLink') })).toBeVisible();
});

test('[V-06] [P-04] a reset link without a token leads to the root with a toast', async ({ page }) => {
  await page.goto('/kr/reset-password');
  await expectToast(page, '오류', '유효하지 않은 재설정 링크입니다.');
  await expect(page).toHaveURL(/\/kr$/);
});
