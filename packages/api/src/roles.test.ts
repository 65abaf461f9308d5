import { AUDIT_KINDS } from '@softbox/config/audit-kinds';
import { AppError, type ErrorCode } from '@softbox/config/errors';
import { isStaff, PERMISSIONS, type Permission, permissionsOf, ROLES, type Role, roleMay } from '@softbox/config/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { appRouter } from './app.ts';
import type { Actor } from './context.ts';
import { placeAs } from './orders/ordering.testing.ts';
import { type JsonSchema, restRoutes } from './rest/routes.ts';
import { sampleOf } from './sample-input.testing.ts';
import { STAFF_PATHS } from './staff-paths.ts';
import { startTestApi, type TestApi } from './testing.ts';
import type { ProcedureMeta } from './trpc.ts';

type Caller = 'anonymous' | Role;
const CALLERS: Caller[] = ['anonymous', ...ROLES];

interface Definition {
  type: 'query' | 'mutation';
  meta?: ProcedureMeta;
  inputs: z.ZodType[];
}
/** The router itself: a new procedure is in the matrix without being named here. */
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: Definition }>);
const inputOf = ({ inputs }: Definition): JsonSchema | null =>
  inputs[0] ? (z.toJSONSchema(inputs[0], { io: 'input', unrepresentable: 'any' }) as JsonSchema) : null;

let api: TestApi;
const people: Partial<Record<Caller, { actor: Actor; token: string }>> = {};
let buyer: Actor;
beforeAll(async () => {
  api = await startTestApi();
  buyer = (await api.signUp()).actor;
  for (const role of ROLES) people[role] = await api.signUp({ role });
});
afterAll(() => api.close());

/** How the house refuses somebody it does not let in, before it looks at what they want. Null where it lets them in. */
function refusalOf(who: Caller, access: ProcedureMeta['access']): ErrorCode | null {
  if (access === 'anybody') return null;
  if (who === 'anonymous') return 'SIGN_IN_REQUIRED';
  if (access === 'member') return null;
  if (!isStaff(who)) return 'ADMIN_ONLY';
  return access && roleMay(who, access) ? null : 'FORBIDDEN';
}

/** The same for an order that is somebody else's: to those who may not look it is not there. */
function refusalOfOrder(who: Caller, others: Permission | null): ErrorCode | null {
  const may = (permission: Permission) => who !== 'anonymous' && roleMay(who, permission);
  if (others && may(others)) return null;
  return may('orders.read') ? 'FORBIDDEN' : 'ORDER_NOT_FOUND';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof AppError ? error.cause.code : `unexpected: ${String(error)}`;

async function call(who: Caller, name: string, input: unknown): Promise<string> {
  const actor = people[who]?.actor;
  const caller = await api.caller(actor ? { actor } : {});
  // The name comes from the router itself, so the callee exists.
  const callee = name.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], caller);
  return (callee as (input: unknown) => Promise<unknown>)(input).then(() => 'done', codeOf);
}

const REFUSALS: (string | null)[] = ['SIGN_IN_REQUIRED', 'ADMIN_ONLY', 'FORBIDDEN'];
const expectIn = (answer: string, refusal: ErrorCode | null, label: string) =>
  refusal === null
    ? expect(REFUSALS, `${label} is let in, not ${answer}`).not.toContain(answer)
    : expect(answer, `${label} is refused`).toBe(refusal);

test('every procedure declares who may call it, and about orders what staff need', () => {
  expect(procedures.filter(([, { _def }]) => !_def.meta?.access).map(([name]) => name)).toEqual([]);
  const silent = procedures.filter(
    ([, { _def }]) =>
      (_def.meta?.access === 'anybody' || _def.meta?.access === 'member') &&
      inputOf(_def)?.properties?.orderId &&
      _def.meta.others === undefined,
  );
  // It tells everybody where a payment stands and nothing else.
  expect(silent.map(([name]) => name)).toEqual(['payment.confirm']);
});

test('every change of the studio’s has words in the log', () => {
  const changes = procedures.filter(
    ([, { _def }]) => _def.type === 'mutation' && _def.meta?.access !== 'anybody' && _def.meta?.access !== 'member',
  );
  // Before its code is confirmed nothing has changed.
  const names = changes.map(([name]) => name).filter((name) => name !== 'auth.beginTwoStep');
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !AUDIT_KINDS.some((kind) => kind === name))).toEqual([]);
});

test('every permission is somebody’s, and nobody has more than the owner', () => {
  expect(permissionsOf('owner')).toEqual(PERMISSIONS);
  expect(permissionsOf('customer')).toEqual([]);
  for (const role of ['manager', 'support', 'readOnly'] as const) expect(roleMay(role, 'administrators')).toBe(false);
  expect(permissionsOf('readOnly').filter((name) => /write|export|refunds|administrators/.test(name))).toEqual([]);
});

test.each(CALLERS)('[X-03] each procedure lets %s in or not, exactly as the table says', async (who) => {
  for (const [name, { _def }] of procedures)
    expectIn(await call(who, name, undefined), refusalOf(who, _def.meta?.access), `${who} at ${name}`);
});

test.each(CALLERS)('[X-03] [X-04] each procedure about an order treats %s as the table says', async (who) => {
  const about = procedures.filter(([, { _def }]) => _def.meta?.others !== undefined);
  expect(about.length).toBeGreaterThan(8);
  for (const [name, { _def }] of about) {
    const { orderId } = await placeAs(api, { actor: buyer });
    const input = sampleOf(inputOf(_def) ?? {}, { orderId });
    const answer = await call(who, name, input);
    expect(answer, `${name} takes the sample`).not.toBe('VALIDATION');
    const refusal = refusalOfOrder(who, _def.meta?.others ?? null);
    if (refusal) expect(answer, `${who} at ${name}`).toBe(refusal);
    else expect(['ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED'], `${who} at ${name}`).not.toContain(answer);
  }
});

test.each(CALLERS)('[X-03] each REST path lets %s in or not, exactly as the table says', async (who) => {
  const { orderId } = await placeAs(api, { actor: buyer });
  // A session of its own for each call: one of them ends it.
  const signedIn = who === 'anonymous' ? null : await api.signUp({ role: who });
  const token = signedIn?.token;
  const routes = restRoutes().sort((a, b) => Number(a.path === '/auth/logout') - Number(b.path === '/auth/logout'));
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, path, meta, procedure, input } of routes) {
    const filled = path.replace('{orderId}', orderId).replace(/\{\w+\}/g, 'unknown');
    const body =
      method === 'GET' || method === 'DELETE'
        ? {}
        : { body: meta.others === undefined ? {} : sampleOf(input ?? {}, { orderId }) };
    const answer = await api.request(method, `/api${filled}`, { ...body, ...(token ? { token } : {}) });
    const code = answer.body?.code ?? 'done';
    const label = `${who} at ${method} ${path} (${procedure})`;
    if (meta.others === undefined) expectIn(code, refusalOf(who, meta.access), label);
    else if (refusalOfOrder(who, meta.others)) expect(code, label).toBe(refusalOfOrder(who, meta.others));
    else expect(['ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED'], label).not.toContain(code);
  }
});

test.each(CALLERS)(
  '[X-03] each path beside the procedures lets %s in or not, exactly as the table says',
  async (who) => {
    const token = people[who]?.token;
    for (const [path, { permission }] of Object.entries(STAFF_PATHS)) {
      const { body } = await api.request('POST', path, { body: {}, ...(token ? { token } : {}) });
      expectIn(body?.code ?? 'done', refusalOf(who, permission), `${who} at POST ${path}`);
    }
  },
);
