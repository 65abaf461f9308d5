import type { Outcome } from '../provider.ts';

type Failure = Extract<Outcome<never>, { ok: false }>;

/** Answers after which the money may or may not have moved, whatever their HTTP status. */
const UNKNOWN = new Set([
  'PROVIDER_ERROR',
  'COMMON_ERROR',
  'CARD_PROCESSING_ERROR',
  'FAILED_CARD_COMPANY_RESPONSE',
  'FAILED_DB_PROCESSING',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_REFUND_PROCESS',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
]);
const CONFIG = new Set([
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
  'INVALID_AUTHORIZE_AUTH',
]);
const DONE = new Set(['ALREADY_PROCESSED_PAYMENT', 'ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT']);
/** The card company or the buyer's limits said no. */
const DECLINED =
  /^(REJECT|EXCEED|INVALID_(REJECT|STOPPED|LOST|CARD)|RESTRICTED|NOT_(AVAILABLE|MATCHES|REGISTERED|SUPPORTED_INSTALLMENT))/;

export function tossFailure(status: number, code: string, message: string): Failure {
  // An escrow payment or one by cash card: as a whole, or not at all.
  if (code === 'NOT_ALLOWED_PARTIAL_REFUND') return { ok: false, kind: 'invalid', code: 'FULL_REFUND_ONLY', message };
  const kind = ((): Failure['kind'] => {
    if (DONE.has(code)) return 'already_done';
    if (UNKNOWN.has(code) || status >= 500 || status === 409 || status === 429) return 'unknown';
    if (CONFIG.has(code) || status === 401) return 'config';
    if (status === 404) return 'not_found';
    return DECLINED.test(code) ? 'declined' : 'invalid';
  })();
  return { ok: false, kind, code, message };
}
