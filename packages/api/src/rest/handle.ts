import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import { apiPaths } from '@softbox/config/paths';
import { createCaller } from '../app.ts';
import type { Context } from '../context.ts';
import { describeError } from '../error-answer.ts';
import { readJsonObject } from '../read-body.ts';
import { type JsonSchema, type RestRoute, restRoutes } from './routes.ts';

const inQuery = (method: string) => method === 'GET' || method === 'DELETE';

/** A query or path value is text; the schema says which texts mean a number or a truth value. Bodies are never touched. */
function fromText(text: string, schema: JsonSchema | undefined): unknown {
  const types = [schema?.type, ...(schema?.anyOf ?? []).map((option) => option.type)].flat();
  const isNumeric = types.some((type) => type === 'number' || type === 'integer');
  if (isNumeric && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

async function readInput(request: Request, url: URL, route: RestRoute, match: RegExpExecArray) {
  if (!route.input) return undefined;
  const properties = route.input.properties ?? {};
  const input = inQuery(route.method)
    ? Object.fromEntries([...url.searchParams].map(([key, value]) => [key, fromText(value, properties[key])]))
    : await readJsonObject(request, LIMITS.jsonBodyBytes);
  for (const [index, name] of route.parameters.entries()) {
    try {
      input[name] = fromText(decodeURIComponent(match[index + 1] ?? ''), properties[name]);
    } catch {
      throw new AppError('NOT_FOUND');
    }
  }
  return input;
}

const call = (context: Context, procedure: string, input: unknown): Promise<unknown> => {
  // The path comes from the router itself (routes.ts), so the callee exists.
  const callee = procedure
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], createCaller(context));
  return (callee as (input: unknown) => Promise<unknown>)(input);
};

function answer(status: number, body: unknown, headers: Headers, withoutBody: boolean): Response {
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('cache-control', 'no-store');
  return new Response(withoutBody ? null : JSON.stringify(body), { status, headers });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Serves the specification's paths from the procedures of the router: the same guards, schemas and acts as tRPC. */
export function createRest() {
  const routes = restRoutes();

  function find(method: string, path: string, headers: Headers): { route: RestRoute; match: RegExpExecArray } {
    const hits = routes.flatMap((route) => {
      const match = route.pattern.exec(path);
      return match ? [{ route, match }] : [];
    });
    const hit = hits.find(({ route }) => route.method === method);
    if (hit) return hit;
    if (hits.length === 0) throw new AppError('NOT_FOUND');
    headers.set('allow', [...new Set(hits.map(({ route }) => route.method))].join(', '));
    throw new AppError('METHOD_NOT_ALLOWED');
  }

  return async (request: Request, context: Context): Promise<Response> => {
    const url = new URL(request.url);
    const headers = context.responseHeaders;
    const isHead = request.method === 'HEAD';
    headers.set('content-language', context.language);
    try {
      const path = url.pathname.slice(apiPaths.rest.length).replace(/(.)\/$/, '$1');
      const { route, match } = find(isHead ? 'GET' : request.method, path, headers);
      const value = await call(context, route.procedure, await readInput(request, url, route, match));
      const message = route.meta.ok ? { message: context.translate(route.meta.ok) } : {};
      return answer(200, isObject(value) ? { success: true, ...message, ...value } : value, headers, isHead);
    } catch (error) {
      const { status, code, message, params, fields } = describeError(error, context.translate, (cause) =>
        context.log.error({ path: url.pathname, error: cause.name, reason: cause.message }, 'unexpected failure'),
      );
      if (params.retryAfter !== undefined) headers.set('retry-after', String(params.retryAfter));
      return answer(
        status,
        { success: false, code, message, ...params, ...(fields ? { fields } : {}) },
        headers,
        isHead,
      );
    }
  };
}
