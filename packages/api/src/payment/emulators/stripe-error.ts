import type { Reply } from './reply-once.ts';

export const stripeError = (
  status: number,
  code: string,
  message: string,
  param?: string,
  type = 'invalid_request_error',
): Reply => ({ status, body: { error: { type, code, message, ...(param ? { param } : {}) } } });
