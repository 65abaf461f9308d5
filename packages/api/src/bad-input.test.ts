import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRouter } from './app.ts';
import { type JsonSchema, type RestRoute, restRoutes } from './rest/routes.ts';
import { startTestApi, type TestApi } from './testing.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  ({ token } = await api.signUp({ role: 'owner' }));
});
afterAll(() => api.close());

const NASTY = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e308,
    [],
    {},
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '../..',
    "' or 1=1 --",
    '<script>',
  ),
  fc.constant('x'.repeat(70_000)),
  fc.constant({ toString: {}, __proto__: { admin: true } }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Something like what the schema asks for. */
function plausible(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(plausible));
  if (schema.type === 'string')
    return fc.oneof(fc.string(), fc.emailAddress(), fc.constantFrom('US', 'KRW', 'template:1'));
  if (schema.type === 'integer' || schema.type === 'number') return fc.oneof(fc.integer(), fc.double());
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'array') return fc.array(plausible(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, plausible(field)] as const);
    return fc.record(Object.fromEntries(fields));
  }
  return fc.jsonValue({ maxDepth: 1 });
}

/** A plausible input in which one to three fields are missing, of another type or something nasty. */
function spoiled(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const change = fc.tuple(fc.constantFrom(...names, 'surplus'), fc.option(NASTY, { nil: undefined }));
  const changed = fc
    .tuple(plausible(schema), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([input, changes]) => {
      const copy: Record<string, unknown> = { ...(input as object) };
      for (const [name, value] of changes) {
        if (value === undefined) delete copy[name];
        else copy[name] = value;
      }
      return copy;
    });
  return fc.oneof({ weight: 5, arbitrary: changed }, { weight: 1, arbitrary: NASTY });
}

const LEAKS = /\.ts:\d|node_modules|SQLITE|\bselect\b.*\bfrom\b|\binsert into\b|argon2/i;

function expectDecent(route: string, status: number, text: string): void {
  expect(status, `${route} answered ${text.slice(0, 200)}`).toBeLessThan(500);
  expect(text, route).not.toMatch(LEAKS);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  if (status >= 400) expect(JSON.parse(text), route).toMatchObject({ success: false, message: expect.any(String) });
}

const concrete = (route: RestRoute) => `/api${route.path.replace(/\{\w+\}/g, 'order_1_unknown')}`;
const withBody = restRoutes().filter(({ method, input }) => input && method !== 'GET' && method !== 'DELETE');
const RUNS = 40;

test.each(withBody.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '[V-07, C-15] %s refuses bad input with a status and a message, never with a failure of its own',
  async (name, route) => {
    await fc.assert(
      fc.asyncProperty(spoiled(route.input ?? {}), fc.boolean(), async (body, signedIn) => {
        const answer = await api.request(route.method, concrete(route), { body, ...(signedIn ? { token } : {}) });
        expectDecent(name, answer.status, answer.text);
      }),
      { numRuns: RUNS },
    );
  },
);

test.each(restRoutes().map((route) => [`${route.method} ${route.path}`, route] as const))(
  '[C-15] %s: malformed JSON, other content types, other methods and oversized bodies',
  async (name, route) => {
    const path = concrete(route);
    const hasBody = route.method !== 'GET' && route.method !== 'DELETE' && route.input;
    if (hasBody) {
      const raw = (body: string, type = 'application/json') =>
        api.request(route.method, path, { body, token, headers: { 'content-type': type } });
      expect((await raw('{"a":')).status, name).toBe(400);
      expect((await raw('[1]')).status, name).toBe(400);
      expect((await raw('a=1', 'application/x-www-form-urlencoded')).status, name).toBe(415);
      expect((await raw(`{"a":"${'x'.repeat(270_000)}"}`)).status, name).toBe(413);
    }
    const wrong = await api.request('TRACE' === route.method ? 'GET' : 'PROPFIND', path, { token }).catch(() => null);
    if (wrong) {
      expect(wrong.status, name).toBe(405);
      expect(wrong.headers.get('allow'), name).toContain(route.method);
    }
  },
);

const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>);

test.each(procedures.map(([name, { _def }]) => [name, _def.type] as const))(
  '[V-07] tRPC %s refuses nonsense with a client error and words',
  async (name, type) => {
    await fc.assert(
      fc.asyncProperty(NASTY, async (nasty) => {
        const input = JSON.stringify({ json: nasty });
        const answer =
          type === 'query'
            ? await api.request(
                'GET',
                `/api/trpc/${name}?input=${encodeURIComponent(input.slice(0, 2000).toWellFormed())}`,
              )
            : await api.request('POST', `/api/trpc/${name}`, { body: input });
        expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBeLessThan(500);
        expect(answer.text).not.toMatch(LEAKS);
        expect(answer.text).not.toContain('stack');
      }),
      { numRuns: 15 },
    );
  },
);

test('a request carries at most ten procedure calls, so that limits cannot be dodged by batching', async () => {
  const names = Array.from({ length: 11 }, () => 'auth.checkEmail').join(',');
  const body = Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, { json: { email: `a${i}@example.com` } }]));
  const answer = await api.request('POST', `/api/trpc/${names}?batch=1`, { body });
  expect(answer.status).toBe(400);
});
