import { randomBytes } from 'node:crypto';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import type { EmulatorDeps } from './emulated-provider.ts';
import { byEcho, findRefund } from './find-refund.ts';
import { byMerchantRef, byTransaction, findSession } from './find-session.ts';
import { after, PENDING_MS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import type { Reply } from './reply-once.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import {
  addRefund,
  chargedMinor,
  echoOf,
  lateNewsOf,
  openSession,
  readRefunds,
  refundableMinor,
  type SandboxSession,
  saveSession,
} from './sandbox-session.ts';
import { refundNumber, wechatpayMessage, wechatpayOrder, wechatpayRefund } from './wechatpay-objects.ts';

const ERRORS = {
  SIGN_ERROR: 401,
  PARAM_ERROR: 400,
  ORDER_NOT_EXIST: 404,
  RESOURCE_NOT_EXISTS: 404,
  OUT_TRADE_NO_USED: 403,
  ORDERPAID: 400,
  ORDER_CLOSED: 400,
  INVALID_REQUEST: 400,
} as const;

export const wechatpayError = (code: keyof typeof ERRORS): Reply => ({
  status: ERRORS[code],
  body: { code, message: code },
});

const Order = z.object({
  appid: z.string(),
  mchid: z.string(),
  description: z.string().min(1).max(127),
  out_trade_no: z.string().regex(/^[\w|*-]{6,32}$/),
  time_expire: z.string().regex(/\+08:00$/),
  notify_url: z.url(),
  amount: z.object({ total: z.number().int().min(1), currency: z.literal('CNY') }),
  scene_info: z
    .object({ payer_client_ip: z.string().min(2).max(45), h5_info: z.object({ type: z.literal('Wap') }) })
    .optional(),
});

/** POST /v3/pay/transactions/native and …/h5 */
export async function createWechatpayOrder(
  tx: Tx,
  type: 'NATIVE' | 'MWEB',
  body: unknown,
  { clock, env }: EmulatorDeps,
): Promise<Reply> {
  const { merchantId, appId } = sandboxKeys(env.DATA_DIR, 'wechatpay');
  const { data } = Order.safeParse(body);
  if (data?.mchid !== merchantId || data.appid !== appId) return wechatpayError('PARAM_ERROR');
  if ((type === 'MWEB') !== Boolean(data.scene_info)) return wechatpayError('PARAM_ERROR');
  const now = clock.now();
  const answer = ({ id }: SandboxSession): Reply => ({
    status: 200,
    body:
      type === 'NATIVE'
        ? { code_url: `${env.PUBLIC_ORIGIN}/sandbox/pay/${id}` }
        : { h5_url: `${env.PUBLIC_ORIGIN}/sandbox/wechatpay/checkmweb?prepay_id=${id}` },
  });
  const known = await findSession(tx, 'wechatpay', byMerchantRef(data.out_trade_no), now);
  if (known) {
    if (known.state === 'paid') return wechatpayError('ORDERPAID');
    if (known.state !== 'open') return wechatpayError('ORDER_CLOSED');
    return known.amountMinor === data.amount.total && known.details.metadata.type === type
      ? answer(known)
      : wechatpayError('OUT_TRADE_NO_USED');
  }
  const session = await openSession(tx, {
    id: `wx${randomBytes(17).toString('hex')}`,
    provider: 'wechatpay',
    merchantRef: data.out_trade_no,
    amountMinor: data.amount.total,
    currency: 'CNY',
    title: data.description,
    details: { successUrl: '', cancelUrl: '', email: '', language: 'zh', metadata: { type } },
    expiresAt: new Date(data.time_expire),
    createdAt: now,
  });
  return answer(session);
}

/** GET and POST …/close under /v3/pay/transactions/out-trade-no/{ref} */
export async function oneWechatpayOrder(
  tx: Tx,
  ref: string,
  isClose: boolean,
  deps: EmulatorDeps,
): Promise<Reply | null> {
  const now = deps.clock.now();
  const session = await findSession(tx, 'wechatpay', byMerchantRef(ref), now);
  if (!session) return wechatpayError('ORDER_NOT_EXIST');
  if (!isClose) return { status: 200, body: wechatpayOrder(session, await readRefunds(tx, session, now), deps) };
  if (session.state === 'paid') return wechatpayError('ORDERPAID');
  if (session.state === 'open') await saveSession(tx, { ...session, state: 'canceled' }, now);
  return null;
}

const Refund = z.object({
  transaction_id: z.string(),
  out_refund_no: z.string().regex(/^[\w|*@-]{1,64}$/),
  reason: z.string().max(80).default(''),
  amount: z.object({ refund: z.number().int().min(1), total: z.number().int(), currency: z.literal('CNY') }),
});

/** POST /v3/refund/domestic/refunds. The same number is the same refund. */
export async function refundWechatpay(tx: Tx, body: unknown, deps: EmulatorDeps): Promise<Reply> {
  const { data } = Refund.safeParse(body);
  if (!data) return wechatpayError('PARAM_ERROR');
  const now = deps.clock.now();
  const session = await findSession(tx, 'wechatpay', byTransaction(data.transaction_id), now);
  if (session?.state !== 'paid') return wechatpayError('RESOURCE_NOT_EXISTS');
  const before = await readRefunds(tx, session, now);
  const known = before.find((refund) => echoOf(refund) === data.out_refund_no);
  if (known) {
    if (known.amountMinor !== data.amount.refund) return wechatpayError('INVALID_REQUEST');
    return { status: 200, body: wechatpayRefund(session, known) };
  }
  const fits = data.amount.refund <= refundableMinor(session, before) && data.amount.total === chargedMinor(session);
  if (!fits) return wechatpayError('INVALID_REQUEST');
  const amountMinor = data.amount.refund;
  const made = await addRefund(tx, { id: refundNumber(), session, amountMinor, echo: data.out_refund_no, now });
  const late = lateNewsOf(session, made);
  const status = late.refund.status === 'failed' ? 'ABNORMAL' : 'SUCCESS';
  const { merchantId: mchid } = sandboxKeys(deps.env.DATA_DIR, 'wechatpay');
  const content = { mchid, ...wechatpayRefund(session, late.refund), refund_status: status };
  await planWebhook(tx, {
    message: {
      provider: 'wechatpay',
      sessionId: session.id,
      body: wechatpayMessage(`REFUND.${status}`, content, late.at, deps),
    },
    delivery: after(PENDING_MS),
    now,
  });
  return { status: 200, body: wechatpayRefund(session, made) };
}

/** GET /v3/refund/domestic/refunds/{out_refund_no} */
export async function showWechatpayRefund(tx: Tx, ref: string, now: Date): Promise<Reply> {
  const found = await findRefund(tx, 'wechatpay', byEcho(ref), now);
  return found
    ? { status: 200, body: wechatpayRefund(found.session, found.refund) }
    : wechatpayError('RESOURCE_NOT_EXISTS');
}
