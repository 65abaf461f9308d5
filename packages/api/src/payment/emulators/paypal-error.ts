import type { Reply } from './reply-once.ts';

const ISSUES = {
  MALFORMED_REQUEST: [400, 'INVALID_REQUEST', 'The request is not well-formed.'],
  AUTHENTICATION_FAILURE: [401, 'AUTHENTICATION_FAILURE', 'The token is not valid.'],
  INVALID_RESOURCE_ID: [404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  CURRENCY_NOT_SUPPORTED: [422, 'UNPROCESSABLE_ENTITY', 'The currency is not supported.'],
  DECIMAL_PRECISION: [422, 'UNPROCESSABLE_ENTITY', 'The amount has too many decimals.'],
  ORDER_NOT_APPROVED: [422, 'UNPROCESSABLE_ENTITY', 'The payer has not yet approved the order.'],
  ORDER_ALREADY_CAPTURED: [422, 'UNPROCESSABLE_ENTITY', 'The order was already captured.'],
  INSTRUMENT_DECLINED: [422, 'UNPROCESSABLE_ENTITY', 'The instrument presented was declined.'],
  CAPTURE_FULLY_REFUNDED: [422, 'UNPROCESSABLE_ENTITY', 'The capture has already been fully refunded.'],
  REFUND_AMOUNT_EXCEEDED: [422, 'UNPROCESSABLE_ENTITY', 'The refund exceeds what is left of the capture.'],
} as const;

export function paypalError(issue: keyof typeof ISSUES): Reply {
  const [status, name, description] = ISSUES[issue];
  return { status, body: { name, message: description, debug_id: 'sandbox', details: [{ issue, description }] } };
}
