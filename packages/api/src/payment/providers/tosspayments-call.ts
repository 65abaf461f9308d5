import { z } from 'zod';
import type { Outcome, ProviderContext } from '../provider.ts';
import { parseJson, readAs, request } from './http-call.ts';
import { tossFailure } from './tosspayments-failure.ts';

const API = 'https://api.tosspayments.com';
const TossError = z.object({ code: z.string(), message: z.string().default('') });

interface Post {
  body: object;
  idempotencyKey: string;
}

export type TossCall = <T>(shape: z.ZodType<T>, path: string, post?: Post) => Promise<Outcome<T>>;

/** One call to the REST API of Toss Payments. */
export function createTossCall(secretKey: string, context: ProviderContext): TossCall {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  return async (shape, path, post) => {
    const answer = await request(context, `${API}${path}`, {
      method: post ? 'POST' : 'GET',
      headers: {
        authorization,
        ...(post ? { 'content-type': 'application/json', 'idempotency-key': post.idempotencyKey.slice(0, 300) } : {}),
      },
      ...(post ? { body: JSON.stringify(post.body) } : {}),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status >= 200 && status < 300) return readAs(shape, parseJson(text));
    const error = TossError.safeParse(parseJson(text));
    return error.success
      ? tossFailure(status, error.data.code, error.data.message)
      : tossFailure(status, `HTTP_${status}`, '');
  };
}
