import { expect, test } from 'vitest';
import { ko } from './ko/index.ts';

test('[M-02] the Korean words of signing in, checking an address and registering', () => {
  const { login, check, register, forgot } = ko.auth;
  expect([login.success, login.failure]).toEqual(['로그인 성공', '로그인 실패']);
  expect([check.available, check.availableText]).toEqual(['사용 가능', '사용 가능한 이메일입니다.']);
  expect([check.taken, check.takenText]).toEqual(['사용 불가', '이미 사용 중인 이메일입니다.']);
  expect(check.network).toBe('이메일 확인 중 오류가 발생했습니다.');
  expect([register.success, register.welcome]).toEqual(['회원가입 성공', '환영합니다!']);
  expect([register.failure, register.network]).toEqual(['회원가입 실패', '회원가입 중 오류가 발생했습니다.']);
  expect([forgot.success, forgot.network]).toEqual(['이메일 전송', '비밀번호 재설정 요청 중 오류가 발생했습니다.']);
});

test('[M-06] the Korean words of the reset and the profile', () => {
  const { reset } = ko.auth;
  expect([reset.success, reset.successText]).toEqual(['비밀번호 변경 완료', '새로운 비밀번호로 로그인해주세요.']);
  expect(reset.network).toBe('비밀번호 재설정 중 오류가 발생했습니다.');
  expect(Object.values(ko.profile)).toEqual(
    expect.arrayContaining(['수정 실패', '프로필 수정 완료', '프로필 수정 중 오류가 발생했습니다.']),
  );
});
