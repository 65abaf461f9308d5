import { expect, test } from 'vitest';
import { resultOfTossError } from './toss-window.ts';

const refused = (code: string, message: string) => Object.assign(new Error(message), { code });

test('[M-03] a closed card window is a cancellation', () => {
  expect(resultOfTossError(refused('USER_CANCEL', '취소'))).toEqual({ result: 'canceled' });
});

test('[M-03] any other error of the provider is shown with its message', () => {
  expect(resultOfTossError(refused('INVALID_CARD', '사용할 수 없는 카드입니다.'))).toEqual({
    result: 'failed',
    message: '사용할 수 없는 카드입니다.',
  });
});

test('a script that did not load says nothing to customers', () => {
  expect(resultOfTossError(new Error('Script load failed'))).toEqual({ result: 'failed', message: '' });
});
