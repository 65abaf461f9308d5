import { createHmac } from 'node:crypto';
import { apiPaths } from '@softbox/config/paths';
import { sandboxSessions, type Tx } from '@softbox/db';
import { and, asc, eq, gte, isNotNull, like, lte } from 'drizzle-orm';
import { z } from 'zod';
import { decide, type Manner } from './decide.ts';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { byRefundId, findRefund } from './find-refund.ts';
import { byTransaction, findSession } from './find-session.ts';
import { after, deliveryOf, outcomesOf, PENDING_MS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { type Reply, replyOnce, replyResponse } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import {
  addRefund,
  disputeAt,
  hasLaterNews,
  lateNewsOf,
  readRefunds,
  readSession,
  refundableMinor,
  type SandboxRefund,
  saveSession,
  unfold,
} from './sandbox-session.ts';
import { createSquareLink } from './square-create-link.ts';
import { squareError } from './square-error.ts';
import { squareDispute, squareEvent, squareId, squareOrder, squarePayment, squareRefund } from './square-objects.ts';

const MANNER: Manner = {
  provider: 'square',
  newTransactionId: squareId,
  refusals: {
    decline: { code: 'GENERIC_DECLINE', message: 'The card was declined.' },
    insufficient_funds: { code: 'INSUFFICIENT_FUNDS', message: 'The card has insufficient funds.' },
    authentication_failed: {
      code: 'CARD_DECLINED_VERIFICATION_REQUIRED',
      message: "Authorization error: 'CARD_DECLINED_VERIFICATION_REQUIRED'",
    },
  },
  refusalEnds: false,
  message: (session, _deps, at) =>
    session.transactionId ? squareEvent('payment.updated', 'payment', squarePayment(session, []), at) : null,
  disputeMessage: (session, at) =>
    squareEvent(
      `dispute.${disputeAt(session, at) === 'open' ? 'created' : 'state.updated'}`,
      'dispute',
      squareDispute(session, at),
      at,
    ),
  leave: ({ id, details }) => ({ to: 'shop', url: withOrder(details.successUrl, id) }),
};

/** In production Square adds what was paid to the address it was given. */
const withOrder = (redirectUrl: string, orderId: string) => {
  const url = new URL(redirectUrl);
  url.searchParams.set('orderId', orderId);
  return url.href;
};

const Search = z.object({
  location_ids: z.array(z.string()).min(1),
  query: z.object({
    filter: z.object({
      date_time_filter: z.object({ created_at: z.object({ start_at: z.coerce.date(), end_at: z.coerce.date() }) }),
    }),
  }),
  limit: z.number().int().min(1).max(1000).default(500),
  cursor: z.string().optional(),
});

async function searchOrders(tx: Tx, body: unknown, now: Date): Promise<Reply> {
  const asked = Search.safeParse(body);
  if (!asked.success) return squareError('BAD_REQUEST');
  const { start_at, end_at } = asked.data.query.filter.date_time_filter.created_at;
  const { limit, cursor } = asked.data;
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'square'),
        gte(sandboxSessions.createdAt, start_at),
        lte(sandboxSessions.createdAt, end_at),
      ),
    )
    .orderBy(asc(sandboxSessions.createdAt), asc(sandboxSessions.id));
  const from = Number(cursor ?? 0);
  const orders = rows.slice(from, from + limit).map((row) => squareOrder(unfold(row, now)));
  return {
    status: 200,
    body: {
      ...(orders.length > 0 ? { orders } : {}),
      ...(from + limit < rows.length ? { cursor: `${from + limit}` } : {}),
    },
  };
}

const Update = z.object({ order: z.object({ version: z.number().int(), state: z.literal('CANCELED') }) });

async function oneOrder(tx: Tx, id: string, method: string, body: unknown, now: Date): Promise<Reply> {
  const session = await readSession(tx, id, now);
  if (session?.provider !== 'square') return squareError('NOT_FOUND');
  if (method === 'GET') return { status: 200, body: { order: squareOrder(session) } };
  const asked = Update.safeParse(body);
  if (!asked.success) return squareError('BAD_REQUEST');
  if (asked.data.order.version !== squareOrder(session).version) return squareError('VERSION_MISMATCH');
  if (session.state !== 'open') return squareError('BAD_REQUEST');
  return { status: 200, body: { order: squareOrder(await saveSession(tx, { ...session, state: 'canceled' }, now)) } };
}

const Refund = z.object({
  idempotency_key: z.string().min(1).max(45),
  payment_id: z.string(),
  amount_money: z.object({ amount: z.number().int().min(1), currency: z.string() }),
  reason: z.string().max(192).default(''),
});

async function refund(tx: Tx, body: unknown, now: Date): Promise<Reply> {
  const asked = Refund.safeParse(body);
  if (!asked.success) return squareError('BAD_REQUEST');
  const { payment_id, amount_money, reason } = asked.data;
  const session = await findSession(tx, 'square', byTransaction(payment_id), now);
  if (session?.state !== 'paid') return squareError('NOT_FOUND');
  if (amount_money.currency !== session.currency) return squareError('CURRENCY_MISMATCH');
  const before = await readRefunds(tx, session, now);
  if (amount_money.amount > refundableMinor(session, before)) return squareError('REFUND_AMOUNT_INVALID');
  const id = `${payment_id}_${squareId()}`;
  const made = await addRefund(tx, { id, session, amountMinor: amount_money.amount, echo: reason, now });
  const tell = (about: SandboxRefund, at: Date, delivery: ReturnType<typeof deliveryOf>) => {
    const body = squareEvent('refund.updated', 'refund', squareRefund(session, about), at);
    return planWebhook(tx, { message: { provider: 'square', sessionId: session.id, body }, delivery, now });
  };
  await tell(made, now, deliveryOf(session.outcome));
  const late = lateNewsOf(session, made);
  if (hasLaterNews(session)) await tell(late.refund, late.at, after(PENDING_MS));
  return { status: 200, body: { refund: squareRefund(session, made) } };
}

async function onePayment(tx: Tx, id: string, now: Date): Promise<Reply> {
  const session = await findSession(tx, 'square', byTransaction(id), now);
  if (!session) return squareError('NOT_FOUND');
  return { status: 200, body: { payment: squarePayment(session, await readRefunds(tx, session, now)) } };
}

/** GET /v2/payments */
async function listPayments(tx: Tx, query: URLSearchParams, now: Date): Promise<Reply> {
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'square'),
        isNotNull(sandboxSessions.transactionId),
        gte(sandboxSessions.updatedAt, new Date(query.get('begin_time') ?? '')),
        lte(sandboxSessions.updatedAt, new Date(query.get('end_time') ?? '')),
      ),
    )
    .orderBy(asc(sandboxSessions.updatedAt), asc(sandboxSessions.id));
  const from = Number(query.get('cursor') ?? 0);
  const payments = rows.slice(from, from + PAGE).map((row) => squarePayment(unfold(row, now), []));
  return {
    status: 200,
    body: {
      ...(payments.length > 0 ? { payments } : {}),
      ...(from + PAGE < rows.length ? { cursor: `${from + PAGE}` } : {}),
    },
  };
}

const PAGE = 100;

/** GET /v2/disputes */
async function listDisputes(tx: Tx, now: Date): Promise<Reply> {
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.provider, 'square'), like(sandboxSessions.outcome, 'dispute%')));
  const disputes = rows.map((row) => unfold(row, now)).filter((session) => disputeAt(session, now));
  return {
    status: 200,
    body: disputes.length > 0 ? { disputes: disputes.map((session) => squareDispute(session, now)) } : {},
  };
}

async function oneRefund(tx: Tx, id: string, now: Date): Promise<Reply> {
  const found = await findRefund(tx, 'square', byRefundId(id), now);
  return found
    ? { status: 200, body: { refund: squareRefund(found.session, found.refund) } }
    : squareError('NOT_FOUND');
}

async function route(tx: Tx, method: string, url: URL, body: unknown, deps: EmulatorDeps): Promise<Reply> {
  const { pathname: path, searchParams } = url;
  const now = deps.clock.now();
  const { locationId } = sandboxKeys(deps.env.DATA_DIR, 'square');
  const [, kind, id = ''] = /^\/v2\/(orders|payments|refunds)\/([\w-]+)$/.exec(path) ?? [];
  const call = `${method} ${path}`;
  if (call === 'POST /v2/online-checkout/payment-links') return createSquareLink(tx, body, deps, locationId);
  if (call === 'POST /v2/orders/search') return searchOrders(tx, body, now);
  if (call === 'GET /v2/payments') return listPayments(tx, searchParams, now);
  if (call === 'GET /v2/disputes') return listDisputes(tx, now);
  if (call === 'POST /v2/refunds') return refund(tx, body, now);
  if (call === `GET /v2/locations/${locationId}`)
    return { status: 200, body: { location: { id: locationId, name: 'Sandbox', status: 'ACTIVE', currency: 'USD' } } };
  if (kind === 'orders') return oneOrder(tx, id, method, body, now);
  if (kind === 'payments' && method === 'GET') return onePayment(tx, id, now);
  if (kind === 'refunds' && method === 'GET') return oneRefund(tx, id, now);
  return squareError('NOT_FOUND');
}

const Keyed = z.object({ idempotency_key: z.string() });

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const { accessToken } = sandboxKeys(deps.env.DATA_DIR, 'square');
  if (request.headers.get('authorization') !== `Bearer ${accessToken}`)
    return replyResponse(squareError('UNAUTHORIZED'));
  const { method } = request;
  const url = new URL(request.url);
  const path = url.pathname;
  const content = method === 'GET' ? '' : await request.text();
  let body: unknown = null;
  try {
    if (content) body = JSON.parse(content);
  } catch {
    return replyResponse(squareError('BAD_REQUEST'));
  }
  const sent = Keyed.safeParse(body).data?.idempotency_key;
  const asked = { key: sent ? `square ${path} ${sent}` : null, content, now: deps.clock.now() };
  const reply = await deps.db.write((tx) => replyOnce(tx, asked, () => route(tx, method, url, body, deps)));
  return replyResponse(reply === 'other-content' ? squareError('IDEMPOTENCY_KEY_REUSED') : reply);
}

/** Square inside the product: payment links, orders, payments and refunds of version 2026-09-16. */
export const squareEmulator: EmulatedProvider = {
  name: 'square',
  // Its page has no way back but the one after paying, and no end of its own.
  offers: () =>
    outcomesOf({
      also: [
        'pay_out_of_order',
        'pending_paid',
        'pending_failed',
        'wrong_currency',
        'refund_pending',
        'refund_failed',
        'dispute',
        'dispute_won',
        'dispute_lost',
        'authentication_failed',
      ],
      never: ['cancel', 'expire'],
    }),
  handle,
  choose: (tx, session, outcome, deps) => decide(tx, session, outcome, deps, MANNER),
  wayBack: ({ id, state, details }) =>
    state === 'paid' || state === 'pending' ? withOrder(details.successUrl, id) : null,
  webhookHeaders: (body, { env }) => {
    const { signatureKey } = sandboxKeys(env.DATA_DIR, 'square');
    const signed = createHmac('sha256', signatureKey).update(env.PUBLIC_ORIGIN + apiPaths.webhook('square') + body);
    return { 'x-square-hmacsha256-signature': signed.digest('base64') };
  },
};
