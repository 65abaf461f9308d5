import type { Page, Route } from '@playwright/test';
import { PASSWORD, register, startSignedIn } from './customer.ts';
import { expect, newEmail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { openSignIn, visit } from './visit.ts';
import { wordsIn } from './words.ts';

// What is said when something goes wrong or right, word for word: the journeys beside this one take the way of success.
test.use({ expectedErrors: /net::ERR_FAILED|status of 502/ });

const SAID = {
  ko: {
    path: '/kr',
    loginFailed: ['로그인 실패', '이메일 또는 비밀번호가 올바르지 않습니다.'],
    loginOffline: ['로그인 실패', '로그인 중 오류가 발생했습니다.'],
    loggedIn: ['로그인 성공'],
    addressMissing: ['오류', '이메일을 입력해주세요.'],
    addressTaken: ['사용 불가', '이미 사용 중인 이메일입니다.'],
    addressOffline: ['오류', '이메일 확인 중 오류가 발생했습니다.'],
    addressFree: ['사용 가능', '사용 가능한 이메일입니다.'],
    registerOffline: ['회원가입 실패', '회원가입 중 오류가 발생했습니다.'],
    registered: ['회원가입 성공', '환영합니다!'],
    forgotOffline: ['오류', '비밀번호 재설정 요청 중 오류가 발생했습니다.'],
    forgotSent: ['이메일 전송'],
    profileOffline: ['오류', '프로필 수정 중 오류가 발생했습니다.'],
    profileSaved: ['프로필 수정 완료', '회원정보가 성공적으로 수정되었습니다.'],
    resetLink: ['오류', '유효하지 않은 재설정 링크입니다.'],
    resetOffline: ['오류', '비밀번호 재설정 중 오류가 발생했습니다.'],
  },
  en: {
    path: '/us',
    loginFailed: ['Login failed', 'The email or password is incorrect.'],
    loginOffline: ['Login failed', 'An error occurred during login.'],
    loggedIn: ['Logged in'],
    addressMissing: ['Error', 'Please enter your email.'],
    addressTaken: ['Not available', 'This email address is already in use.'],
    addressOffline: ['Error', 'An error occurred while checking the email address.'],
    addressFree: ['Available', 'This email address is available.'],
    registerOffline: ['Sign-up failed', 'An error occurred during sign-up.'],
    registered: ['Account created', 'Welcome!'],
    forgotOffline: ['Error', 'An error occurred while requesting the password reset.'],
    forgotSent: ['Email sent'],
    profileOffline: ['Error', 'An error occurred while updating your profile.'],
    profileSaved: ['Profile updated', 'Your profile has been updated.'],
    resetLink: ['Error', 'This reset link is not valid.'],
    resetOffline: ['Error', 'An error occurred while resetting the password.'],
  },
} as const;

const expectSaid = (page: Page, [title, text]: readonly [string, string?]) => expectToast(page, title, text);

const cut = (route: Route) => route.abort('failed');

/** Cuts the line for one act. */
async function offline(page: Page, call: RegExp, act: () => Promise<void>): Promise<void> {
  await page.route(call, cut);
  await act();
  await page.unroute(call);
}

for (const language of ['ko', 'en'] as const) {
  const said = SAID[language];
  const say = await wordsIn(language);

  test(`[G-01] [M-02] [S-06] (${language}) what the sign-in dialog says`, async ({ page, request }) => {
    const { email } = await register(request);
    await visit(page, `${said.path}/terms`);
    await openSignIn(page, say);
    const login = page.getByRole('dialog', { name: say('auth.login.title') });
    const submit = () => login.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await login.getByLabel(say('auth.field.email')).fill(email);
    await login.getByLabel(say('auth.field.password'), { exact: true }).fill('not-this-one');
    await submit();
    await expectSaid(page, said.loginFailed);
    await expect(login.getByRole('alert')).toContainText(said.loginFailed[1]);
    await offline(page, /auth\.login/, async () => {
      await submit();
      await expectSaid(page, said.loginOffline);
    });
    await page.route(/auth\.login/, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }), { times: 1 });
    await submit();
    await expectToast(page, said.loginFailed[0], '502: Bad Gateway');

    await page.getByRole('button', { name: say('auth.login.forgot') }).click();
    const forgot = page.getByRole('dialog', { name: say('auth.forgot.title') });
    await expect(forgot.getByLabel(say('auth.field.email'))).toHaveValue(email);
    const send = forgot.getByRole('button', { name: say('auth.forgot.submit') });
    await offline(page, /auth\.forgotPassword/, async () => {
      await send.click();
      await expectSaid(page, said.forgotOffline);
    });
    await forgot.getByRole('button', { name: say('auth.forgot.back') }).click();
    await page.getByRole('button', { name: say('auth.login.forgot') }).click();
    await send.click();
    await expectSaid(page, said.forgotSent);

    await login.getByLabel(say('auth.field.password'), { exact: true }).fill(PASSWORD);
    await submit();
    await expectSaid(page, said.loggedIn);
    await expect(login).toBeHidden();
  });

  test(`[G-01] [M-02] [V-01] (${language}) what registering says`, async ({ page, request }) => {
    const taken = await register(request);
    await visit(page, `${said.path}/terms`);
    await openSignIn(page, say);
    await page.getByRole('tab', { name: say('auth.register.title') }).click();
    const dialog = page.getByRole('dialog', { name: say('auth.register.title') });
    const address = dialog.getByLabel(say('auth.field.email'));
    const check = dialog.getByRole('button', { name: say('auth.check.action') });
    await check.click();
    await expectSaid(page, said.addressMissing);
    await address.fill(taken.email);
    await check.click();
    await expectSaid(page, said.addressTaken);
    await address.fill(newEmail());
    await offline(page, /auth\.checkEmail/, async () => {
      await check.click();
      await expectSaid(page, said.addressOffline);
    });
    await check.click();
    await expectSaid(page, said.addressFree);
    await dialog.getByLabel(say('auth.field.password'), { exact: true }).fill(PASSWORD);
    await dialog.getByLabel(say('auth.field.confirmPassword'), { exact: true }).fill(PASSWORD);
    const submit = dialog.getByRole('button', { name: say('auth.register.submit') });
    await offline(page, /auth\.register/, async () => {
      await submit.click();
      await expectSaid(page, said.registerOffline);
    });
    await submit.click();
    await expectSaid(page, said.registered);
  });

  test(`[M-06] (${language}) what the profile and the reset say`, async ({ page, request }) => {
    await page.goto(`${said.path}/reset-password`);
    await expectSaid(page, said.resetLink);
    await visit(page, `${said.path}/reset-password?token=unknown`);
    await page.getByLabel(say('auth.field.newPassword'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say('auth.field.confirmNewPassword'), { exact: true }).fill(PASSWORD);
    await offline(page, /auth\.resetPassword/, async () => {
      await page.getByRole('button', { name: say('auth.reset.submit') }).click();
      await expectSaid(page, said.resetOffline);
    });

    const { token } = await register(request);
    await startSignedIn(page, token);
    await visit(page, `${said.path}/profile`);
    const details = page.getByRole('region', { name: say('profile.details') });
    await details.getByRole('button', { name: say('common.edit') }).click();
    const save = details.getByRole('button', { name: say('common.save') });
    await offline(page, /auth\.updateProfile/, async () => {
      await save.click();
      await expectSaid(page, said.profileOffline);
    });
    await save.click();
    await expectSaid(page, said.profileSaved);
  });
}

test('[M-04] (ko) what the contact form says', async ({ page }) => {
  const say = await wordsIn('ko');
  await visit(page, '/kr#contact');
  const form = page.getByRole('form', { name: say('contact.form') });
  await form.getByLabel(say('contact.name'), { exact: true }).fill('김민지');
  await form.getByLabel(say('contact.email')).fill('minji@example.com');
  await form.getByLabel(say('contact.service')).selectOption('consultation');
  await form.getByLabel(say('contact.message')).fill('새 메뉴 사진 열두 장이 필요합니다.');
  const submit = form.getByRole('button', { name: say('contact.send') });
  await offline(page, /contact\.submit/, async () => {
    await submit.click();
    await expectToast(page, '메시지를 보내지 못했습니다', '문제가 발생했습니다. 다시 시도해주세요.');
    await expect(form.getByLabel(say('contact.message'))).not.toHaveValue('');
  });
  await submit.click();
  await expectToast(page, '메시지를 보냈습니다!');
  await expect(form.getByLabel(say('contact.message'))).toHaveValue('');
});
