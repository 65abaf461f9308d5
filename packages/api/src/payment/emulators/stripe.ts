import { createHmac } from 'node:crypto';
import { apiPaths } from '@softbox/config/paths';
import { sandboxSessions, type Tx } from '@softbox/db';
import { and, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { decide } from './decide.ts';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { byTransaction, findSession } from './find-session.ts';
import { deliveryOf, outcomesOf } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { type Reply, replyOnce, replyResponse } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { disputeAt, readRefunds, readSession, saveSession, unfold } from './sandbox-session.ts';
import { createStripeSession } from './stripe-create-session.ts';
import { stripeError } from './stripe-error.ts';
import { STRIPE_MANNER, stripeSuccessUrl } from './stripe-manner.ts';
import {
  disputeList,
  intentList,
  sessionList,
  stripeDispute,
  stripeEvent,
  stripeIntent,
  stripeSession,
} from './stripe-objects.ts';
import { createStripeRefund } from './stripe-refund.ts';

/** Stripe promises to know a key for a day. */
const KEY_KEPT_MS = 24 * 3_600_000;

const SESSIONS = '/v1/checkout/sessions';

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
  expand: boolean;
}

async function listSessions(tx: Tx, { query, expand }: Call, { clock, env }: EmulatorDeps): Promise<Reply> {
  const limit = Math.min(Number(query.get('limit') ?? 10), 100);
  const bound = (name: string, otherwise: number) =>
    new Date(Number(query.get(`created[${name}]`) ?? otherwise) * 1000);
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'stripe'),
        gte(sandboxSessions.createdAt, bound('gte', 0)),
        lte(sandboxSessions.createdAt, bound('lte', 99_999_999_999)),
      ),
    )
    .orderBy(desc(sandboxSessions.createdAt), desc(sandboxSessions.id));
  const after = query.get('starting_after');
  const rest = after ? rows.slice(rows.findIndex(({ id }) => id === after) + 1) : rows;
  const page = rest.slice(0, limit).map((row) => unfold(row, clock.now()));
  const data = page.map((session) => stripeSession(session, { expand, origin: env.PUBLIC_ORIGIN, now: clock.now() }));
  return { status: 200, body: sessionList(data, rest.length > limit) };
}

async function oneSession(tx: Tx, id: string, call: Call, deps: EmulatorDeps): Promise<Reply> {
  const { clock, env } = deps;
  const now = clock.now();
  const shown = { expand: call.expand, origin: env.PUBLIC_ORIGIN, now };
  const session = await readSession(tx, id, now);
  if (session?.provider !== 'stripe') return stripeError(404, 'resource_missing', `No such checkout.session: ${id}`);
  if (call.method === 'GET') {
    return { status: 200, body: stripeSession(session, { ...shown, refunds: await readRefunds(tx, session, now) }) };
  }
  if (session.state !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.state}.`;
    return stripeError(400, 'checkout_session_not_open', message);
  }
  const expired = await saveSession(tx, { ...session, state: 'expired' }, now);
  const body = stripeEvent('checkout.session.expired', stripeSession(expired, { origin: env.PUBLIC_ORIGIN, now }), now);
  await planWebhook(tx, { message: { provider: 'stripe', sessionId: id, body }, delivery: deliveryOf('pay'), now });
  return { status: 200, body: stripeSession(expired, shown) };
}

/** GET /v1/payment_intents: what was begun in that time. */
async function listIntents(tx: Tx, { query }: Call, { clock }: EmulatorDeps): Promise<Reply> {
  const bound = (name: string) => new Date(Number(query.get(`created[${name}]`)) * 1000);
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'stripe'),
        isNotNull(sandboxSessions.transactionId),
        gte(sandboxSessions.createdAt, bound('gte')),
        lte(sandboxSessions.createdAt, bound('lte')),
      ),
    )
    .orderBy(desc(sandboxSessions.createdAt), desc(sandboxSessions.id));
  const after = query.get('starting_after');
  const rest = after ? rows.slice(rows.findIndex(({ transactionId }) => transactionId === after) + 1) : rows;
  const limit = Math.min(Number(query.get('limit') ?? 10), 100);
  const now = clock.now();
  const data = rest.slice(0, limit).map((row) => stripeIntent(unfold(row, now), [], now));
  return { status: 200, body: intentList(data, rest.length > limit) };
}

/** GET /v1/disputes?payment_intent=… */
async function listDisputes(tx: Tx, { query }: Call, { clock }: EmulatorDeps): Promise<Reply> {
  const now = clock.now();
  const session = await findSession(tx, 'stripe', byTransaction(query.get('payment_intent') ?? ''), now);
  return {
    status: 200,
    body: disputeList(session && disputeAt(session, now) ? [stripeDispute(session, now)] : []),
  };
}

const webhookEndpoints = ({ env }: EmulatorDeps) => ({
  object: 'list',
  has_more: false,
  data: [
    {
      id: 'we_sbx',
      object: 'webhook_endpoint',
      url: env.PUBLIC_ORIGIN + apiPaths.webhook('stripe'),
      enabled_events: ['*'],
      status: 'enabled',
    },
  ],
});

async function route(tx: Tx, call: Call, deps: EmulatorDeps): Promise<Reply> {
  const { method, path, form } = call;
  const [, id, expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? [];
  if (path === SESSIONS) return method === 'POST' ? createStripeSession(tx, form, deps) : listSessions(tx, call, deps);
  if (path === '/v1/payment_intents' && method === 'GET') return listIntents(tx, call, deps);
  if (path === '/v1/disputes' && method === 'GET') return listDisputes(tx, call, deps);
  if (path === '/v1/webhook_endpoints' && method === 'GET') return { status: 200, body: webhookEndpoints(deps) };
  if (path === '/v1/refunds' && method === 'POST') return createStripeRefund(tx, form, deps);
  if (id && (method === 'POST') === Boolean(expire)) return oneSession(tx, id, call, deps);
  return stripeError(404, 'url_invalid', `Unrecognized request URL (${method}: ${path}).`);
}

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const { secretKey } = sandboxKeys(deps.env.DATA_DIR, 'stripe');
  if (request.headers.get('authorization') !== `Bearer ${secretKey}`) {
    return replyResponse(stripeError(401, 'api_key_invalid', 'Invalid API Key provided.'));
  }
  const url = new URL(request.url);
  const content = await request.text();
  const form = new URLSearchParams(content);
  const expand = [...form, ...url.searchParams].some(
    ([name, value]) => name.startsWith('expand') && value.startsWith('payment_intent'),
  );
  const call: Call = { method: request.method, path: url.pathname, query: url.searchParams, form, expand };
  const sent = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  const key = sent && `stripe ${call.path} ${sent}`;
  const reply = await deps.db.write((tx) =>
    replyOnce(tx, { key, content, now: deps.clock.now(), keptMs: KEY_KEPT_MS }, () => route(tx, call, deps)),
  );
  if (reply !== 'other-content') return replyResponse(reply);
  const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  return replyResponse(stripeError(400, 'idempotency_key_in_use', message, undefined, 'idempotency_error'));
}

/** Stripe inside the product: Checkout Sessions and Refunds of API version 2026-10-28. */
export const stripeEmulator: EmulatedProvider = {
  name: 'stripe',
  offers: () =>
    outcomesOf({
      also: [
        'pay_out_of_order',
        'pending_paid',
        'pending_failed',
        'wrong_currency',
        'refund_pending',
        'refund_failed',
        'refund_returned',
        'dispute',
        'dispute_won',
        'dispute_lost',
        'authentication_failed',
      ],
    }),
  handle,
  choose: (tx, session, outcome, deps) => decide(tx, session, outcome, deps, STRIPE_MANNER),
  // Its page sends a paid buyer on.
  wayBack: (session) =>
    session.state === 'paid' || session.state === 'pending' ? stripeSuccessUrl(session) : session.details.cancelUrl,
  webhookHeaders: (body, { clock, env }) => {
    const t = Math.floor(clock.now().getTime() / 1000);
    const { webhookSecret } = sandboxKeys(env.DATA_DIR, 'stripe');
    const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${t},v1=${v1}` };
  },
};
