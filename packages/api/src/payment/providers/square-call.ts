import { z } from 'zod';
import type { Outcome, ProviderContext } from '../provider.ts';
import { type Failure, fails, parseJson, readAs, request } from './http-call.ts';

/** The version whose shapes we read. */
const VERSION = '2026-09-16';

const SquareErrors = z.object({
  errors: z.array(z.object({ category: z.string(), code: z.string(), detail: z.string().default('') })).min(1),
});

export interface SquareAccess {
  accessToken: string;
  baseUrl: string;
}

export type SquareCall = <T>(shape: z.ZodType<T>, method: string, path: string, body?: object) => Promise<Outcome<T>>;

function squareFailure(status: number, text: string): Failure {
  const { data } = SquareErrors.safeParse(parseJson(text));
  const { category, code, detail } = data?.errors[0] ?? { category: '', code: `HTTP_${status}`, detail: '' };
  if (status === 409 || status === 429 || status >= 500) return fails('unknown', code, detail);
  // Its words may quote what it was sent.
  if (status === 401 || status === 403) return fails('config', code);
  if (status === 404) return fails('not_found', code, detail);
  return fails(category === 'PAYMENT_METHOD_ERROR' ? 'declined' : 'invalid', code, detail);
}

/** One call to Square's REST API. */
export const createSquareCall =
  ({ accessToken, baseUrl }: SquareAccess, context: ProviderContext): SquareCall =>
  async (shape, method, path, body) => {
    const answer = await request(context, baseUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        'square-version': VERSION,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) return answer;
    const { status, text } = answer.value;
    if (status < 200 || status >= 300) return squareFailure(status, text);
    return readAs(shape, parseJson(text));
  };
