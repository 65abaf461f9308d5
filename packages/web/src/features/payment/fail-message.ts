import { LIMITS } from '@softbox/config/limits';

/** Words of a query as plain text: no control or direction characters, no more than a toast can carry. */
export function plainText(raw: string): string {
  const text = raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // By characters, so that none is cut in half.
  return [...text].slice(0, LIMITS.failMessageChars).join('');
}

const CANCELLATIONS = new Set(['USER_CANCEL', 'PAY_PROCESS_CANCELED']);

export const isCancellation = (code: string | null) => code !== null && CANCELLATIONS.has(code);

/** The order was given up before its money came, which goes back by itself. */
export const LATE_PAYMENT = 'LATE_PAYMENT';

/** Codes of ours that a return may end with, and what they are called. */
const OURS: ReadonlyMap<string, string> = new Map([
  ['ORDER_NOT_FOUND', 'errors.ORDER_NOT_FOUND'],
  ['AMOUNT_MISMATCH', 'errors.PAYMENT_NOT_CONFIRMED'],
  ['PAYMENT_FAILED', 'answers.paymentDeclined'],
  [LATE_PAYMENT, 'answers.paymentReturned'],
]);

/** The key of our own words for a code; undefined for codes that only the provider knows. */
export const keyOfCode = (code: string | null): string | undefined =>
  isCancellation(code) ? 'payment.canceled.text' : OURS.get(code ?? '');
