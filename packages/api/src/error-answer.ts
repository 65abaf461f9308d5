import { AppError, ERRORS, type ErrorCode, type ErrorParams } from '@softbox/config/errors';
import type { Translate } from '@softbox/config/i18n';
import { TRPCError } from '@trpc/server';
import { $ZodError, type $ZodIssue } from 'zod/v4/core';

export interface ErrorAnswer {
  code: ErrorCode;
  status: number;
  message: string;
  params: ErrorParams;
  /** Words per field of the input. */
  fields?: Record<string, string>;
}

const TRPC_CODES: Record<number, TRPCError['code']> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
};

/** Issues of our schemas carry message keys; issues of zod itself (wrong type, surplus key) get a word of their own. */
const keyOf = (issue: $ZodIssue) => (/^validation\.\w+/.test(issue.message) ? issue.message : 'validation.invalid');

function fieldKeys(issues: readonly $ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.')] ??= keyOf(issue);
  return fields;
}

/** The failure as one of ours. What is none of ours becomes INTERNAL and is reported to `unexpected`. */
function toAppError(error: unknown, unexpected?: (error: Error) => void): AppError {
  if (error instanceof AppError) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof AppError) return cause;
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') {
    if (cause instanceof $ZodError) return new AppError('VALIDATION', {}, fieldKeys(cause.issues));
    return new AppError(codeOfTrpc(error.code));
  }
  // A database error's message carries SQL and values: its innermost cause names the fault without them.
  let root: unknown = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  if (root instanceof Error && 'code' in root && root.code === 'SQLITE_BUSY') return new AppError('BUSY');
  unexpected?.(root instanceof Error ? root : new Error(String(root)));
  return new AppError('INTERNAL');
}

function codeOfTrpc(code: TRPCError['code']): ErrorCode {
  const known: Partial<Record<TRPCError['code'], ErrorCode>> = {
    NOT_FOUND: 'NOT_FOUND',
    METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
    PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
    UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
    UNAUTHORIZED: 'SIGN_IN_REQUIRED',
    FORBIDDEN: 'FORBIDDEN',
  };
  return known[code] ?? 'MALFORMED_BODY';
}

export function toTrpcError(error: unknown, unexpected?: (error: Error) => void): TRPCError {
  const cause = toAppError(error, unexpected);
  return new TRPCError({ code: TRPC_CODES[ERRORS[cause.code]] ?? 'INTERNAL_SERVER_ERROR', message: cause.code, cause });
}

/** What a caller is told: code, status and words in the visitor's language. */
export function describeError(
  error: unknown,
  translate: Translate | undefined,
  unexpected?: (error: Error) => void,
): ErrorAnswer {
  const app = toAppError(error, unexpected);
  // Keys that come as data: `translateKey` semantics through the same words.
  const say = (key: string, params: ErrorParams = {}) =>
    translate ? (translate as (key: string, values: ErrorParams) => string)(key, params) : key;
  const fields = app.fields && Object.fromEntries(Object.entries(app.fields).map(([name, key]) => [name, say(key)]));
  const first = fields && Object.values(fields)[0];
  return {
    code: app.code,
    status: ERRORS[app.code],
    message: first ?? say(`errors.${app.code}`, app.params),
    params: app.params,
    ...(fields ? { fields } : {}),
  };
}
