import { ERRORS, type ErrorCode, type ErrorParams } from '@softbox/config/errors';

/** A failed call as a screen needs it. `code` is null where the answer was none of ours; `status` 0 where there was none. */
export interface Failure {
  code: ErrorCode | null;
  status: number;
  /** Words in the page's language, or `{status}: {text}` of a foreign answer. */
  message: string;
  /** Words per field of the form. */
  fields: Record<string, string>;
  params: ErrorParams;
  /** No answer arrived at all. */
  offline: boolean;
}

/** `{status}: {body, or the status text}`: the generic failure of any answer that is not ours. */
export class HttpError extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'HttpError';
    this.status = status;
  }
}

export async function httpErrorOf(response: Response): Promise<HttpError> {
  const body = await response.text().catch(() => '');
  return new HttpError(response.status, body || response.statusText);
}

/** A proxy or a stopped server answers without JSON: its text becomes the error. */
export async function refuseForeignAnswer(response: Response): Promise<Response> {
  if (response.ok || response.headers.get('content-type')?.includes('application/json')) return response;
  throw await httpErrorOf(response);
}

interface AppData {
  httpStatus?: number;
  app?: { code?: string; fields?: Record<string, string>; params?: ErrorParams };
}

/** tRPC's error, known by its name: its class would bring the whole client to pages that make no call. */
const isCallError = (error: unknown): error is Error & { data?: AppData | null } =>
  error instanceof Error && error.name === 'TRPCClientError'; // the API's trpc.ts shapes its data (errorFormatter)

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERRORS;

export function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  const none = { code: null, status: 0, message, fields: {}, params: {}, offline: false };
  if (error instanceof HttpError) return { ...none, status: error.status };
  if (!isCallError(error)) return none;
  if (error.cause instanceof HttpError) return { ...none, message: error.cause.message, status: error.cause.status };
  const { data } = error;
  if (!data) return { ...none, offline: true };
  const { code, fields = {}, params = {} } = data.app ?? {};
  const known = isErrorCode(code) ? code : null;
  return { ...none, code: known, status: known ? ERRORS[known] : (data.httpStatus ?? 500), fields, params };
}
