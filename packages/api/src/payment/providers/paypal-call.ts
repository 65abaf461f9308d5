import { z } from 'zod';
import type { Outcome, ProviderContext } from '../provider.ts';
import { type Failure, fails, parseJson, readAs, request } from './http-call.ts';

const Token = z.object({ access_token: z.string(), expires_in: z.number() });
const PaypalError = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  details: z.array(z.object({ issue: z.string(), description: z.string().default('') })).default([]),
});

/** A token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;

const DONE = new Set(['ORDER_ALREADY_CAPTURED', 'CAPTURE_FULLY_REFUNDED']);
const UNKNOWN = new Set(['DUPLICATE_REQUEST_ID', 'PREVIOUS_REQUEST_IN_PROGRESS', 'RESOURCE_CONFLICT']);
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'TRANSACTION_REFUSED',
  'TRANSACTION_LIMIT_EXCEEDED',
  'CREDIT_CARD_REFUSED',
]);

export interface PaypalAccess {
  clientId: string;
  clientSecret: string;
  baseUrl: string;
}

interface Post {
  /** A string is sent as it is. */
  body: object | string;
  idempotencyKey?: string;
}

export type PaypalCall = <T>(shape: z.ZodType<T>, path: string, post?: Post) => Promise<Outcome<T>>;

function paypalFailure(status: number, text: string): Failure {
  const { data } = PaypalError.safeParse(parseJson(text));
  const [detail] = data?.details ?? [];
  const code = detail?.issue ?? data?.name ?? data?.error ?? `HTTP_${status}`;
  const message = detail?.description ?? '';
  if (DONE.has(code)) return fails('already_done', code, message);
  if (UNKNOWN.has(code) || status === 409 || status === 429 || status >= 500) return fails('unknown', code, message);
  if (status === 401 || status === 403) return fails('config', code);
  if (status === 404) return fails('not_found', code, message);
  return fails(DECLINED.has(code) ? 'declined' : 'invalid', code, message);
}

/** Calls to PayPal's REST API, with the token that they need. */
export function createPaypalCall(
  { clientId, clientSecret, baseUrl }: PaypalAccess,
  context: ProviderContext,
): PaypalCall {
  let known: { token: string; until: number } | null = null;

  async function token(): Promise<Outcome<string>> {
    if (known && known.until > context.now().getTime()) return { ok: true, value: known.token };
    const answer = await request(context, `${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status !== 200) return paypalFailure(status, text);
    const read = readAs(Token, parseJson(text));
    if (!read.ok) return read;
    const { access_token, expires_in } = read.value;
    known = { token: access_token, until: context.now().getTime() + expires_in * 1000 - TOKEN_MARGIN_MS };
    return { ok: true, value: access_token };
  }

  return async (shape, path, post) => {
    const bearer = await token();
    if (!bearer.ok) return bearer;
    const answer = await request(context, baseUrl + path, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${bearer.value}`,
        ...(post ? { 'content-type': 'application/json', prefer: 'return=representation' } : {}),
        ...(post?.idempotencyKey ? { 'paypal-request-id': post.idempotencyKey.slice(0, 108) } : {}),
      },
      ...(post ? { body: typeof post.body === 'string' ? post.body : JSON.stringify(post.body) } : {}),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    // Taken back before its time: the next call gets another.
    if (status === 401) known = null;
    if (status < 200 || status >= 300) return paypalFailure(status, text);
    return readAs(shape, parseJson(text));
  };
}
