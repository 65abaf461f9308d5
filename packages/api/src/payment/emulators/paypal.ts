import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiPaths } from '@softbox/config/paths';
import { sandboxRefunds, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { tampered } from './decide.ts';
import type { Choice, EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { deliveryOf, OUTCOMES, type SandboxOutcome } from './outcomes.ts';
import { paypalError } from './paypal-error.ts';
import { paypalEvent, paypalOrder, paypalRefund } from './paypal-objects.ts';
import { capturePaypalOrder, createPaypalOrder, refundPaypalCapture, showPaypalOrder } from './paypal-orders.ts';
import { planWebhook } from './plan-webhook.ts';
import { type Reply, replyOnce, replyResponse } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { readSession, type SandboxSession, saveSession } from './sandbox-session.ts';

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
  const approved = await saveSession(tx, { ...session, outcome, state: 'approved', amountMinor }, now);
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
  const [refund] = await tx.select().from(sandboxRefunds).where(eq(sandboxRefunds.id, id));
  const session = refund && (await readSession(tx, refund.sessionId, now));
  if (!refund || session?.provider !== 'paypal') return paypalError('INVALID_RESOURCE_ID');
  return { status: 200, body: paypalRefund(session, refund) };
}

async function route(tx: Tx, method: string, path: string, content: string, deps: EmulatorDeps): Promise<Reply> {
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
    const act = (tx: Tx) => replyOnce(tx, asked, () => route(tx, method, url.pathname, content, deps));
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
  offers: () => OUTCOMES.filter((outcome) => outcome !== 'expire'),
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
