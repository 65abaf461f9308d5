import type { Tx } from '@softbox/db';
import { isRequestSigned, platformHeaders } from '../providers/wechatpay-sign.ts';
import { decide, type Manner } from './decide.ts';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { outcomesOf } from './outcomes.ts';
import type { Reply } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { readSession, type SandboxSession, saveSession } from './sandbox-session.ts';
import { transactionNumber, wechatpayMessage, wechatpayOrder } from './wechatpay-objects.ts';
import {
  createWechatpayOrder,
  oneWechatpayOrder,
  refundWechatpay,
  showWechatpayRefund,
  wechatpayError,
} from './wechatpay-orders.ts';

const MANNER: Manner = {
  provider: 'wechatpay',
  newTransactionId: transactionNumber,
  // WeChat Pay keeps to itself why a card was refused: the order goes on waiting.
  refusals: {
    decline: { code: 'PAYERROR', message: '支付失败' },
    insufficient_funds: { code: 'insufficient_funds', message: '余额不足' },
  },
  refusalEnds: false,
  message: (session, deps, at) =>
    session.state === 'paid'
      ? wechatpayMessage('TRANSACTION.SUCCESS', wechatpayOrder(session, [], deps), at, deps)
      : null,
  // A phone goes back to the shop's page; where a code was scanned, another screen goes on.
  leave: ({ details }) => (details.successUrl ? { to: 'shop', url: details.successUrl } : { to: 'other-screen' }),
};

/** The page that opens the app on a phone: it is told there where to go back to. */
async function visit(request: Request, { db, clock }: EmulatorDeps): Promise<SandboxSession | null> {
  const query = new URL(request.url).searchParams;
  const now = clock.now();
  return db.write(async (tx) => {
    const session = await readSession(tx, query.get('prepay_id') ?? '', now);
    if (session?.details.metadata.type !== 'MWEB') return null;
    const details = { ...session.details, successUrl: query.get('redirect_url') ?? '' };
    return session.state === 'open' ? saveSession(tx, { ...session, details }, now) : session;
  });
}

async function route(tx: Tx, call: string, body: unknown, deps: EmulatorDeps): Promise<Reply | null> {
  const [, order = '', close] = /^\w+ \/v3\/pay\/transactions\/out-trade-no\/([\w|*-]+)(\/close)?$/.exec(call) ?? [];
  const [, refund = ''] = /^GET \/v3\/refund\/domestic\/refunds\/([\w|*@-]+)$/.exec(call) ?? [];
  if (call === 'POST /v3/pay/transactions/native') return createWechatpayOrder(tx, 'NATIVE', body, deps);
  if (call === 'POST /v3/pay/transactions/h5') return createWechatpayOrder(tx, 'MWEB', body, deps);
  if (order && call.startsWith(close ? 'POST ' : 'GET ')) return oneWechatpayOrder(tx, order, Boolean(close), deps);
  if (call === 'POST /v3/refund/domestic/refunds') return refundWechatpay(tx, body, deps);
  return refund ? showWechatpayRefund(tx, refund, deps.clock.now()) : wechatpayError('RESOURCE_NOT_EXISTS');
}

/** Whether the shop's own key signed exactly this request, just now. */
function isSigned(request: Request, body: string, { clock, env }: EmulatorDeps): boolean {
  const { merchantId, serial, merchantPublicKey } = sandboxKeys(env.DATA_DIR, 'wechatpay');
  const [scheme, ...written] = (request.headers.get('authorization') ?? '').split(' ');
  const fields = new Map(
    [...written.join(' ').matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce_str', 'signature'].map((name) =>
    fields.get(name),
  );
  const url = new URL(request.url);
  const parts = { method: request.method, path: url.pathname + url.search, timestamp, nonce, body, signature };
  return (
    scheme === 'WECHATPAY2-SHA256-RSA2048' &&
    fields.get('mchid') === merchantId &&
    fields.get('serial_no') === serial &&
    Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= 300 &&
    isRequestSigned(parts, merchantPublicKey)
  );
}

const signedHeaders = (body: string, { clock, env }: EmulatorDeps) => {
  const { publicKeyId, platformPrivateKey } = sandboxKeys(env.DATA_DIR, 'wechatpay');
  return platformHeaders(body, publicKeyId, platformPrivateKey, clock.now());
};

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const content = await request.text();
  if (!isSigned(request, content, deps)) {
    const { status, body } = wechatpayError('SIGN_ERROR');
    return Response.json(body, { status });
  }
  const call = `${request.method} ${new URL(request.url).pathname}`;
  const body: unknown = content ? JSON.parse(content) : null;
  const reply = await deps.db.write((tx) => route(tx, call, body, deps));
  const text = reply ? JSON.stringify(reply.body) : '';
  return new Response(text || null, {
    status: reply?.status ?? 204,
    headers: { 'content-type': 'application/json; charset=utf-8', ...signedHeaders(text, deps) },
  });
}

/** WeChat Pay inside the product: codes, the page for phones, orders and refunds of version 3. */
export const wechatpayEmulator: EmulatedProvider = {
  name: 'wechatpay',
  // Money is there at once or not at all.
  offers: () => outcomesOf({ also: ['refund_failed'] }),
  handle,
  visit,
  choose: (tx, session, outcome, deps) => decide(tx, session, outcome, deps, MANNER),
  wayBack: ({ details }) => details.successUrl || null,
  webhookHeaders: signedHeaders,
};
