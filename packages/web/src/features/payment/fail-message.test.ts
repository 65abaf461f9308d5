import { expect, test } from 'vitest';
import { isCancellation, keyOfCode, LATE_PAYMENT, plainText } from './fail-message.ts';

test('[P-06] a message becomes plain text of one line', () => {
  expect(plainText('  카드사\u0000 오류\r\n입니다\u202e.\u200f ')).toBe('카드사 오류 입니다.');
});

test('[case 45][P-06] markup stays text', () => {
  expect(plainText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
});

test('[case 45][P-06] at most 200 characters, none cut in half', () => {
  const shown = plainText('😀'.repeat(2000));
  expect([...shown]).toHaveLength(200);
  expect(shown.isWellFormed()).toBe(true);
});

test('[P-06] nothing but invisible characters is no message', () => {
  expect(plainText('\u200b\u2066 \t')).toBe('');
});

test('[M-03] a cancellation is told by its code', () => {
  expect(isCancellation('USER_CANCEL')).toBe(true);
  expect(keyOfCode('PAY_PROCESS_CANCELED')).toBe('payment.canceled.text');
  expect(keyOfCode('ORDER_NOT_FOUND')).toBe('errors.ORDER_NOT_FOUND');
  expect(isCancellation(LATE_PAYMENT)).toBe(false);
  expect(keyOfCode(LATE_PAYMENT)).toBe('answers.paymentReturned');
  expect(keyOfCode('constructor')).toBeUndefined();
  expect(keyOfCode(null)).toBeUndefined();
});
