import type { Reply } from './reply-once.ts';

const ERRORS = {
  UNAUTHORIZED: [401, 'AUTHENTICATION_ERROR', 'This request could not be authorized.'],
  NOT_FOUND: [404, 'INVALID_REQUEST_ERROR', 'Resource not found.'],
  BAD_REQUEST: [400, 'INVALID_REQUEST_ERROR', 'The request is not valid.'],
  INVALID_VALUE: [400, 'INVALID_REQUEST_ERROR', 'A value is not valid.'],
  CURRENCY_MISMATCH: [400, 'INVALID_REQUEST_ERROR', 'The currency is not the location’s.'],
  IDEMPOTENCY_KEY_REUSED: [400, 'INVALID_REQUEST_ERROR', 'Different request parameters used for the same key.'],
  VERSION_MISMATCH: [409, 'INVALID_REQUEST_ERROR', 'The order was changed in the meantime.'],
  REFUND_AMOUNT_INVALID: [400, 'REFUND_ERROR', 'The requested refund amount exceeds the amount available to refund.'],
} as const;

export function squareError(code: keyof typeof ERRORS): Reply {
  const [status, category, detail] = ERRORS[code];
  return { status, body: { errors: [{ category, code, detail }] } };
}
