import { z } from 'zod';
import { CALL_TIMEOUT_MS, type Outcome, type ProviderContext } from '../provider.ts';
import { tossFailure } from './tosspayments-failure.ts';
import { TossPayment } from './tosspayments-snapshot.ts';

const API = 'https://api.tosspayments.com';
const TossError = z.object({ code: z.string(), message: z.string().default('') });

export type TossCall = (path: string, post?: { body: object; idempotencyKey: string }) => Promise<Outcome<TossPayment>>;

const unknown = (code: string): Outcome<never> => ({ ok: false, kind: 'unknown', code, message: '' });

/** One call to the REST API of Toss Payments; every endpoint in use answers with a payment. */
export function createTossCall(secretKey: string, context: ProviderContext): TossCall {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async (path, post) => {
    let status: number;
    let text: string;
    try {
      const response = await context.fetch(`${API}${path}`, {
        method: post ? 'POST' : 'GET',
        headers: {
          authorization,
          ...(post ? { 'content-type': 'application/json', 'idempotency-key': post.idempotencyKey.slice(0, 300) } : {}),
        },
        ...(post ? { body: JSON.stringify(post.body) } : {}),
        signal: AbortSignal.timeout(context.timeoutMs ?? CALL_TIMEOUT_MS),
      });
      status = response.status;
      text = await response.text();
    } catch (error) {
      return unknown(error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_CONNECTION');
    }
    const answer = parseJson(text);
    if (status >= 200 && status < 300) {
      const payment = TossPayment.safeParse(answer);
      return payment.success ? { ok: true, value: payment.data } : unknown('UNEXPECTED_ANSWER');
    }
    const error = TossError.safeParse(answer);
    return error.success
      ? tossFailure(status, error.data.code, error.data.message)
      : tossFailure(status, `HTTP_${status}`, '');
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
