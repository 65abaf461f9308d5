/** Every failure the product can answer with, and its HTTP status. The words are messages, room `errors`. */
export const ERRORS = {
  VALIDATION: 400,
  MALFORMED_BODY: 400,
  SIGN_IN_REQUIRED: 401,
  WRONG_CREDENTIALS: 401,
  CODE_REQUIRED: 401,
  FORBIDDEN: 403,
  ADMIN_ONLY: 403,
  CROSS_SITE: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  USERNAME_TAKEN: 409,
  PRICE_CHANGED: 409,
  ORDER_CHANGED: 409,
  TEMPLATE_CHANGED: 409,
  CONTENT_CHANGED: 409,
  REVIEW_APPROVED: 409,
  SETTINGS_CHANGED: 409,
  ORDER_NOT_PAYABLE: 409,
  ORDER_ALREADY_PAID: 409,
  PAYMENT_NOT_CONFIRMED: 409,
  PAYMENT_UNCERTAIN: 409,
  IDEMPOTENCY_CONFLICT: 409,
  REFUND_NOTHING_LEFT: 409,
  REFUND_TOO_LARGE: 409,
  REFUND_DISPUTED: 409,
  REFUND_QUOTE_CHANGED: 409,
  REFUND_ELSEWHERE: 409,
  DRAFT_DECIDED: 409,
  ORDER_NOT_CANCELLABLE: 409,
  FILES_FULL: 409,
  FILE_UNFINISHED: 409,
  WORK_STARTED: 409,
  ERASURE_STAFF: 409,
  ERASURE_WAITS: 409,
  CUSTOMER_ERASED: 409,
  TWO_STEP_ON: 409,
  TWO_STEP_OFF: 409,
  OWNER_STAYS: 409,
  CART_EMPTY: 409,
  CART_FULL: 409,
  RESET_LINK_INVALID: 400,
  LINK_INVALID: 400,
  PROVIDER_NOT_AVAILABLE: 400,
  AMOUNT_TOO_SMALL: 400,
  AMOUNT_TOO_LARGE: 400,
  CHARGE_NOT_ACCEPTED: 409,
  ITEM_UNKNOWN: 400,
  FILE_EMPTY: 400,
  FILE_BROKEN: 400,
  FILE_TOO_LARGE: 413,
  FILES_TOO_LARGE: 413,
  PICTURE_TOO_LARGE: 413,
  PICTURE_TOO_SMALL: 400,
  PICTURE_KIND_UNKNOWN: 415,
  FILE_KIND_UNKNOWN: 415,
  FILE_NOT_FOUND: 404,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  BUSY: 503,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** Values a message may be filled with; also sent to REST callers (`price` of PRICE_CHANGED, `retryAfter` in seconds). */
export type ErrorParams = Record<string, string | number>;

/** A failure the visitor can be told about. Code and parameters travel; the words are chosen at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  /** Message keys per input field, for forms. */
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, params: ErrorParams = {}, fields?: Record<string, string>) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}
