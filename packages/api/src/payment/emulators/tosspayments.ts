import { createHash } from 'node:crypto';
import { sandboxSessions, type Tx } from '@softbox/db';
import { and, asc, desc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { outcomesOf } from './outcomes.ts';
import { type Reply, replyOnce, replyResponse } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { readRefunds, readSession, type SandboxSession, unfold } from './sandbox-session.ts';
import { cancelTossPayment } from './toss-cancel.ts';
import { chooseAtToss } from './toss-choose.ts';
import { confirmTossPayment } from './toss-confirm.ts';
import { tossError } from './toss-error.ts';
import { tossPayment, tossTransaction } from './toss-objects.ts';

/** One order may have had several windows: the one that got furthest counts, then the newest. */
const FURTHEST: SandboxSession['state'][] = ['paid', 'pending', 'approved', 'declined', 'open', 'canceled', 'expired'];

async function byOrder(tx: Tx, orderId: string, now: Date): Promise<SandboxSession | null> {
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.provider, 'tosspayments'), eq(sandboxSessions.merchantRef, orderId)))
    .orderBy(desc(sandboxSessions.createdAt));
  const sessions = rows.map((row) => unfold(row, now));
  return FURTHEST.flatMap((state) => sessions.filter((session) => session.state === state))[0] ?? null;
}

async function show(tx: Tx, session: SandboxSession | null, now: Date): Promise<Reply> {
  if (session?.provider !== 'tosspayments') return tossError('NOT_FOUND_PAYMENT');
  return { status: 200, body: tossPayment(session, await readRefunds(tx, session, now)) };
}

/** GET /v1/transactions; its moments are Korean. */
async function listTransactions(tx: Tx, query: URLSearchParams, now: Date): Promise<Reply> {
  const bound = (name: string) => new Date(`${query.get(name)}+09:00`);
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'tosspayments'),
        isNotNull(sandboxSessions.transactionId),
        gte(sandboxSessions.updatedAt, bound('startDate')),
        lte(sandboxSessions.updatedAt, bound('endDate')),
      ),
    )
    .orderBy(asc(sandboxSessions.updatedAt), asc(sandboxSessions.id));
  const paid = rows.map((row) => unfold(row, now)).filter(({ state }) => state === 'paid');
  const after = query.get('startingAfter');
  const from = after ? paid.findIndex(({ transactionId }) => transactionId === after) + 1 : 0;
  const page = paid.slice(from, from + Number(query.get('limit') ?? 100));
  return { status: 200, body: page.map(tossTransaction) };
}

async function route(tx: Tx, method: string, url: URL, body: unknown, now: Date): Promise<Reply> {
  const path = url.pathname;
  if (method === 'GET' && path === '/v1/transactions') return listTransactions(tx, url.searchParams, now);
  const [first = '', second] = path.replace('/v1/payments/', '').split('/').map(decodeURIComponent);
  if (!path.startsWith('/v1/payments/')) return tossError('NOT_FOUND');
  if (method === 'POST') {
    if (first === 'confirm') return confirmTossPayment(tx, body, now);
    return second === 'cancel' ? cancelTossPayment(tx, first, body, now) : tossError('NOT_FOUND');
  }
  const isOrder = first === 'orders' && second;
  return show(tx, isOrder ? await byOrder(tx, second, now) : await readSession(tx, first, now), now);
}

async function handle(request: Request, { db, clock, env }: EmulatorDeps): Promise<Response> {
  const { secretKey } = sandboxKeys(env.DATA_DIR, 'tosspayments');
  const expected = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  if (request.headers.get('authorization') !== expected) return replyResponse(tossError('UNAUTHORIZED_KEY'));
  const { method } = request;
  const url = new URL(request.url);
  const path = url.pathname;
  const sent = method === 'POST' ? request.headers.get('idempotency-key') : null;
  let body: unknown = null;
  try {
    if (method === 'POST') body = await request.json();
  } catch {
    return replyResponse(tossError('INVALID_REQUEST'));
  }
  const now = clock.now();
  // Toss compares method, path and key, never the body.
  const asked = { key: sent && `tosspayments ${method} ${path} ${sent}`, content: null, now };
  const reply = await db.write((tx) => replyOnce(tx, asked, () => route(tx, method, url, body, now)));
  return replyResponse(reply === 'other-content' ? tossError('INVALID_REQUEST') : reply);
}

/** Toss Payments inside the product: confirm, read and cancel of API version 2022-11-16. */
export const tosspaymentsEmulator: EmulatedProvider = {
  name: 'tosspayments',
  // Its money moves at our confirmation, so no message can come before the buyer does.
  offers: () =>
    outcomesOf({
      also: ['pay_out_of_order', 'pending_paid', 'pending_failed', 'full_refund_only', 'authentication_failed'],
      never: ['pay_webhook_first'],
    }),
  confirms: true,
  handle,
  choose: chooseAtToss,
  // An approval is in the shop's hands already.
  wayBack: ({ state, details }) => (state === 'paid' || state === 'pending' ? null : details.cancelUrl),
  webhookHeaders: (body, { clock }: EmulatorDeps) => ({
    'tosspayments-webhook-transmission-time': clock.now().toISOString(),
    'tosspayments-webhook-transmission-retried-count': '0',
    'tosspayments-webhook-transmission-id': createHash('sha256').update(body).digest('hex').slice(0, 36),
  }),
};
