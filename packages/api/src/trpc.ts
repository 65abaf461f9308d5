import { AppError } from '@softbox/config/errors';
import type { MessageKey } from '@softbox/config/i18n';
import { isStaff, type Permission, roleMay } from '@softbox/config/roles';
import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { targetOf, withAudit } from './audit.ts';
import type { Context, MemberContext } from './context.ts';
import { describeError, toTrpcError } from './error-answer.ts';
import { refuseCrossSite } from './security.ts';

/**
 * `rest`: the specification's path that the procedure is also served under ("POST /orders", "PATCH /orders/{orderId}/status").
 * `ok`: key of the `message` of a successful REST answer. `summary`: one line for the reference.
 * `open`: a mutation that visitors may call; every other mutation must ask who is calling (a test walks the router).
 * `access`: who may call it, declared by the procedure it is built on; the matrix test tries every role on every one.
 * `others`: what staff need to do it with an order that is not their own; null where only its buyer may.
 * `content`: a query whose answer hangs on its input and the contents of the site alone, whoever asks: kept as bytes.
 */
export interface ProcedureMeta {
  rest?: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  ok?: Extract<MessageKey, `answers.${string}`>;
  summary?: string;
  open?: true;
  access?: 'anybody' | 'member' | Permission;
  others?: Permission | null;
  content?: true;
}

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    transformer: superjson,
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { code, message, fields, params } = describeError(error, ctx?.translate);
      return {
        ...shape,
        message,
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, app: { code, fields, params } },
      };
    },
  });

export const { router, createCallerFactory } = t;

/** Lets errors out as codes with words, and nothing else: never a stack, never SQL. */
const translateErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTrpcError(result.error, (error) =>
    ctx.log.error({ path, error: error.name, reason: error.message }, 'unexpected failure'),
  );
});

const anyProcedure = t.procedure.use(translateErrors).use(({ ctx, next, type }) => {
  if (type === 'mutation') refuseCrossSite(ctx);
  return next();
});

export const publicProcedure = anyProcedure.meta({ access: 'anybody' });

/** Somebody is signed in. A one-time password must be changed before anything else. */
export const memberProcedure = anyProcedure
  .meta({ access: 'member' })
  .use(({ ctx, next, path }) => next({ ctx: asMember(ctx, path) }));

const OPEN_TO_ONE_TIME_PASSWORDS = new Set(['auth.me', 'auth.changePassword', 'auth.logout']);

/** Also for what is served beside the procedures. */
export function asMember(ctx: Context, path = ''): MemberContext {
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('SIGN_IN_REQUIRED');
  if (actor.mustChangePassword && !OPEN_TO_ONE_TIME_PASSWORDS.has(path)) throw new AppError('PASSWORD_CHANGE_REQUIRED');
  return { ...ctx, actor };
}

/** The one guard of the studio's side; also for what is served beside the procedures. The table is config's `roles.ts`. */
export function asStaff(ctx: Context, permission: Permission): MemberContext {
  const member = asMember(ctx);
  const { role, email } = member.actor;
  if (!isStaff(role)) throw new AppError('ADMIN_ONLY', { email });
  if (!roleMay(role, permission)) throw new AppError('FORBIDDEN');
  return member;
}

/** For staff whose role has the permission. There is no procedure of the studio's without one, and no change unrecorded. */
export const staffProcedure = (permission: Permission) =>
  anyProcedure.meta({ access: permission }).use(async ({ ctx, next, type, path, getRawInput }) => {
    const staff = asStaff(ctx, permission);
    if (type !== 'mutation') return next({ ctx: staff });
    return next({ ctx: withAudit(staff, { kind: path, target: targetOf(await getRawInput()) }) });
  });
