import type { z } from 'zod';
import { CALL_TIMEOUT_MS, type Outcome, type ProviderContext } from '../provider.ts';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

export type Failure = Extract<Outcome<never>, { ok: false }>;

export const fails = (kind: Failure['kind'], code: string, message = ''): Failure => ({
  ok: false,
  kind,
  code,
  message,
});

/** One request. No answer and a time-out are the same to us: nobody knows what happened there. */
export async function request(context: ProviderContext, url: string, init: RequestInit): Promise<Outcome<Answer>> {
  try {
    const signal = AbortSignal.timeout(context.timeoutMs ?? CALL_TIMEOUT_MS);
    const response = await context.fetch(url, { ...init, signal, redirect: 'error' });
    const { status, headers } = response;
    return { ok: true, value: { status, headers, text: await response.text() } };
  } catch (error) {
    return fails('unknown', error instanceof Error && error.name === 'TimeoutError' ? 'TIMEOUT' : 'NO_CONNECTION');
  }
}

/** What was answered, in the shape we read; an answer of another shape may mean anything. */
export function readAs<T>(shape: z.ZodType<T>, answer: unknown): Outcome<T> {
  const read = shape.safeParse(answer);
  return read.success ? { ok: true, value: read.data } : fails('unknown', 'UNEXPECTED_ANSWER');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
