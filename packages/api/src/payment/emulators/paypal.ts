import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiPaths } from '@softbox/config/paths';
import { sandboxSessions, type Tx } from '@softbox/db';
import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { tampered, weaker } from './decide.ts';
import type { Choice, EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { byRefundId, findRefund } from './find-refund.ts';
import { byTransaction, findSession } from './find-session.ts';
import { deliveryOf, outcomesOf, type SandboxOutcome } from './outcomes.ts';
import { paypalError } from './paypal-error.ts';
import {
  paypalDispute,
  paypalEvent,
  paypalListedDispute,
  paypalOrder,
  paypalRefund,
  paypalTransaction,
} from './paypal-objects.ts';
import { capturePaypalOrder, createPaypalOrder, refundPaypalCapture, showPaypalOrder } from './paypal-orders.ts';
import { planWebhook } from './plan-webhook.ts';
import { type Reply, replyOnce, replyResponse } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { disputeAt, readSession, type SandboxSession, saveSession, unfold } from './sandbox-session.ts';

const CERTIFICATE_URL = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-sandbox';

const withParams = (page: string, params: Record<string, string>) => {
  const url = new URL(page);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
};

/** What PayPal's page does when its buyer decides: approval only. Money moves when the shop captures. */
async function choose(
  tx: Tx,
  session: SandboxSession,
  outcome: SandboxOutcome,
  { clock, env }: EmulatorDeps,
): Promise<Choice> {
  const now = clock.now();
  const { details, id: token } = session;
  if (outcome === 'cancel') return { go: { to: 'shop', url: withParams(details.cancelUrl, { token }) } };
  const amountMinor = outcome === 'wrong_amount' ? tampered(session.amountMinor) : session.amountMinor;
  const currency = outcome === 'wrong_currency' ? weaker(session.currency) : session.currency;
  const approved = await saveSession(tx, { ...session, outcome, state: 'approved', amountMinor, currency }, now);
  const body = paypalEvent('CHECKOUT.ORDER.APPROVED', paypalOrder(approved, [], env.PUBLIC_ORIGIN), now);
  const direct = await planWebhook(tx, {
    message: { provider: 'paypal', sessionId: token, body },
    delivery: deliveryOf(outcome),
    now,
  });
  if (outcome === 'pay_no_return') return { go: { to: 'nowhere' } };
  return { go: { to: 'shop', url: withParams(details.successUrl, { token, PayerID: 'SBXPAYER' }) }, direct };
}

const Message = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

/** POST /v1/notifications/verify-webhook-signature, over the event's own bytes. */
function judge(content: string, { env }: EmulatorDeps): Reply {
  const { privateKey, webhookId } = sandboxKeys(env.DATA_DIR, 'paypal');
  const asked = Message.safeParse(JSON.parse(content));
  const [, event = ''] = /"webhook_event":([\s\S]*)\}$/.exec(content) ?? [];
  if (!asked.success) return paypalError('MALFORMED_REQUEST');
  const { transmission_id: id, transmission_time: time, transmission_sig: signature, webhook_id } = asked.data;
  const signed = Buffer.from(`${id}|${time}|${webhook_id}|${crc32(event)}`);
  const genuine =
    webhook_id === webhookId && verify('sha256', signed, createPublicKey(privateKey), Buffer.from(signature, 'base64'));
  return { status: 200, body: { verification_status: genuine ? 'SUCCESS' : 'FAILURE' } };
}

async function showRefund(tx: Tx, id: string, now: Date): Promise<Reply> {
  const found = await findRefund(tx, 'paypal', byRefundId(id), now);
  if (!found) return paypalError('INVALID_RESOURCE_ID');
  return { status: 200, body: paypalRefund(found.session, found.refund) };
}

/** GET /v1/customer/disputes?disputed_transaction_id=… */
async function listDisputes(tx: Tx, query: URLSearchParams, now: Date): Promise<Reply> {
  const session = await findSession(tx, 'paypal', byTransaction(query.get('disputed_transaction_id') ?? ''), now);
  const items = session && disputeAt(session, now) ? [paypalListedDispute(session, now)] : [];
  return { status: 200, body: { items, links: [] } };
}

/** GET /v1/customer/disputes/{id}: alone it also tells how it ended. */
async function showDispute(tx: Tx, id: string, now: Date): Promise<Reply> {
  const session = await readSession(tx, id, now);
  if (session?.provider !== 'paypal' || !disputeAt(session, now)) return paypalError('INVALID_RESOURCE_ID');
  return { status: 200, body: paypalDispute(session, now) };
}

/** GET /v1/reporting/transactions */
async function listTransactions(tx: Tx, query: URLSearchParams, now: Date): Promise<Reply> {
  const rows = await tx
    .select()
    .from(sandboxSessions)
    .where(
      and(
        eq(sandboxSessions.provider, 'paypal'),
        isNotNull(sandboxSessions.transactionId),
        gte(sandboxSessions.updatedAt, new Date(query.get('start_date') ?? '')),
        lte(sandboxSessions.updatedAt, new Date(query.get('end_date') ?? '')),
      ),
    )
    .orderBy(asc(sandboxSessions.updatedAt), asc(sandboxSessions.id));
  const paid = rows.map((row) => unfold(row, now)).filter(({ state }) => state === 'paid');
  const [size, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)];
  const total_pages = Math.max(1, Math.ceil(paid.length / size));
  const transaction_details = paid.slice((page - 1) * size, page * size).map(paypalTransaction);
  return { status: 200, body: { transaction_details, page, total_items: paid.length, total_pages } };
}

async function route(tx: Tx, method: string, url: URL, content: string, deps: EmulatorDeps): Promise<Reply> {
  const { pathname: path, searchParams: query } = url;
  const { webhookId } = sandboxKeys(deps.env.DATA_DIR, 'paypal');
  const body: unknown = content ? JSON.parse(content) : null;
  const call = `${method} ${path}`;
  const [, order = ''] = /^\/v2\/checkout\/orders\/(\w+)(?:\/capture)?$/.exec(path) ?? [];
  const [, capture = ''] = /^\/v2\/payments\/captures\/(\w+)\/refund$/.exec(path) ?? [];
  const [, refund = ''] = /^\/v2\/payments\/refunds\/(\w+)$/.exec(path) ?? [];
  if (call === 'POST /v2/checkout/orders') return createPaypalOrder(tx, body, deps);
  if (call === 'POST /v1/notifications/verify-webhook-signature') return judge(content, deps);
  if (call === `GET /v1/notifications/webhooks/${webhookId}`)
    return {
      status: 200,
      body: { id: webhookId, url: deps.env.PUBLIC_ORIGIN + apiPaths.webhook('paypal'), event_types: [{ name: '*' }] },
    };
  if (path === '/v1/reporting/transactions' && method === 'GET') return listTransactions(tx, query, deps.clock.now());
  if (path === '/v1/customer/disputes' && method === 'GET') return listDisputes(tx, query, deps.clock.now());
  const [, dispute = ''] = /^\/v1\/customer\/disputes\/PP-D-(\w+)$/.exec(path) ?? [];
  if (dispute && method === 'GET') return showDispute(tx, dispute, deps.clock.now());
  if (order && method === 'GET' && !path.endsWith('/capture')) return showPaypalOrder(tx, order, deps);
  if (order && method === 'POST' && path.endsWith('/capture')) return capturePaypalOrder(tx, order, deps);
  if (capture && method === 'POST') return refundPaypalCapture(tx, capture, body, deps.clock.now());
  return refund && method === 'GET' ? showRefund(tx, refund, deps.clock.now()) : paypalError('INVALID_RESOURCE_ID');
}

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const { clientId, clientSecret, certificate } = sandboxKeys(deps.env.DATA_DIR, 'paypal');
  const url = new URL(request.url);
  const { method, headers } = request;
  if (url.href === CERTIFICATE_URL) return new Response(certificate);
  const token = createHash('sha256').update(clientSecret).digest('hex');
  if (url.pathname === '/v1/oauth2/token') {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (headers.get('authorization') !== basic)
      return replyResponse({ status: 401, body: { error: 'invalid_client' } });
    return replyResponse({ status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } });
  }
  if (headers.get('authorization') !== `Bearer ${token}`) return replyResponse(paypalError('AUTHENTICATION_FAILURE'));
  const content = method === 'POST' ? await request.text() : '';
  const sent = headers.get('paypal-request-id');
  // The first answer is repeated for the same number, whatever else is asked with it.
  const asked = { key: sent && `paypal ${url.pathname} ${sent}`, content: null, now: deps.clock.now() };
  try {
    const act = (tx: Tx) => replyOnce(tx, asked, () => route(tx, method, url, content, deps));
    const reply = await deps.db.write(act);
    return replyResponse(reply === 'other-content' ? paypalError('MALFORMED_REQUEST') : reply);
  } catch (error) {
    if (error instanceof SyntaxError) return replyResponse(paypalError('MALFORMED_REQUEST'));
    throw error;
  }
}

/** PayPal inside the product: Orders, Payments and webhooks of version 2. */
export const paypalEmulator: EmulatedProvider = {
  name: 'paypal',
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
      ],
      never: ['expire'],
    }),
  confirms: true,
  handle,
  choose,
  // An approval is in the shop's hands already.
  wayBack: ({ state, details }) => (state === 'open' ? details.cancelUrl : null),
  webhookHeaders: (body, { clock, env }) => {
    const { privateKey, webhookId } = sandboxKeys(env.DATA_DIR, 'paypal');
    const id = createHash('sha256').update(body).digest('hex').slice(0, 36);
    const time = clock.now().toISOString();
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': sign('sha256', signed, privateKey).toString('base64'),
      'paypal-cert-url': CERTIFICATE_URL,
      'paypal-auth-algo': 'SHA256withRSA',
    };
  },
};
