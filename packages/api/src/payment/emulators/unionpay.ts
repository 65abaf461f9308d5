import { X509Certificate } from 'node:crypto';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import { fromBeijing } from '../providers/beijing-time.ts';
import { certificateId, isSignedBy, type UnionpayParams } from '../providers/unionpay-sign.ts';
import { decide, type Manner } from './decide.ts';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { byEcho, findRefund } from './find-refund.ts';
import { byMerchantRef, byTransaction, findSession } from './find-session.ts';
import { after, outcomesOf, PENDING_MS } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { addRefund, openSession, readRefunds, refundableMinor, type SandboxSession } from './sandbox-session.ts';
import { queryNumber, signedByUnionpay, unionpayPayment, unionpayRefund, unionpayResult } from './unionpay-objects.ts';

const formOf = (params: UnionpayParams) => new URLSearchParams(params).toString();

const MANNER: Manner = {
  provider: 'unionpay',
  newTransactionId: queryNumber,
  refusals: {
    decline: { code: '60', message: '交易失败，详情请咨询95516' },
    insufficient_funds: { code: '64', message: '卡上的余额不足' },
    authentication_failed: { code: '71', message: '动态口令或短信验证码校验失败' },
  },
  refusalEnds: true,
  // It tells of what has succeeded only.
  message: (session, deps) => (session.state === 'paid' ? formOf(unionpayResult(session, deps)) : null),
  leave: (session, deps) => {
    const { successUrl: url } = session.details;
    // Whoever only leaves brings nothing along.
    const isDecided = session.state !== 'open' && session.state !== 'expired';
    return { to: 'shop', url, fields: isDecided ? { ...unionpayResult(session, deps) } : undefined };
  },
};

const Order = z.object({
  txnType: z.literal('01'),
  bizType: z.literal('000201'),
  channelType: z.enum(['07', '08']),
  orderId: z.string().regex(/^[A-Za-z0-9]{8,40}$/),
  txnTime: z.string().regex(/^\d{14}$/),
  txnAmt: z.string().regex(/^[1-9]\d{0,11}$/),
  currencyCode: z.literal('156'),
  frontUrl: z.url(),
  backUrl: z.url(),
  payTimeout: z.string(),
  riskRateInfo: z.string().regex(/^\{commodityName=[^{}]*\}$/),
});

/** Whether the shop's own key signed exactly this, with the certificate it names. */
function isSigned(params: UnionpayParams, { env }: EmulatorDeps): boolean {
  const { merchantId, certificate } = sandboxKeys(env.DATA_DIR, 'unionpay');
  return (
    params.version === '5.1.0' &&
    params.merId === merchantId &&
    params.certId === certificateId(certificate) &&
    isSignedBy(params, new X509Certificate(certificate))
  );
}

/** The browser brings the shop's signed form: the payment begins, or is found again. */
async function visit(request: Request, deps: EmulatorDeps): Promise<SandboxSession | null> {
  if (request.method !== 'POST' || !new URL(request.url).pathname.endsWith('/frontTransReq.do')) return null;
  const params = Object.fromEntries(new URLSearchParams(await request.text()));
  const asked = Order.safeParse(params);
  const expiresAt = fromBeijing(params.payTimeout ?? '');
  const now = deps.clock.now();
  if (!asked.success || !expiresAt || expiresAt <= now || !isSigned(params, deps)) return null;
  const { orderId, txnTime, txnAmt, frontUrl, riskRateInfo } = asked.data;
  return deps.db.write(async (tx) => {
    const known = await findSession(tx, 'unionpay', byMerchantRef(orderId), now);
    if (known) return known.amountMinor === Number(txnAmt) ? known : null;
    return openSession(tx, {
      id: `sbxup${queryNumber(now)}`,
      provider: 'unionpay',
      merchantRef: orderId,
      amountMinor: Number(txnAmt),
      currency: 'CNY',
      title: riskRateInfo.slice('{commodityName='.length, -1),
      details: { successUrl: frontUrl, cancelUrl: frontUrl, email: '', language: 'zh', metadata: { txnTime } },
      expiresAt,
      createdAt: now,
    });
  });
}

const failed = (respCode: string, respMsg: string): UnionpayParams => ({ respCode, respMsg });
const UNKNOWN = failed('34', '查无此交易');

async function query(tx: Tx, { orderId = '', txnTime = '' }: UnionpayParams, now: Date): Promise<UnionpayParams> {
  const session = await findSession(tx, 'unionpay', byMerchantRef(orderId), now);
  if (session) {
    // Before a card was entered there is no transaction.
    const isBegun = session.transactionId !== null && session.details.metadata.txnTime === txnTime;
    return isBegun ? unionpayPayment(session) : UNKNOWN;
  }
  const found = await findRefund(tx, 'unionpay', byEcho(`${orderId}.${txnTime}`), now);
  return found ? unionpayRefund(found.session, found.refund) : UNKNOWN;
}

const Refund = z.object({
  txnType: z.literal('04'),
  orderId: z.string().regex(/^[A-Za-z0-9]{8,40}$/),
  txnTime: z.string().regex(/^\d{14}$/),
  txnAmt: z.string().regex(/^[1-9]\d{0,11}$/),
  origQryId: z.string(),
});

async function refund(tx: Tx, params: UnionpayParams, deps: EmulatorDeps): Promise<UnionpayParams> {
  const asked = Refund.safeParse(params);
  if (!asked.success) return failed('13', '报文交易要素缺失');
  const { orderId, txnTime, txnAmt, origQryId } = asked.data;
  // The shop's own number and time name it from now on.
  const echo = `${orderId}.${txnTime}`;
  const now = deps.clock.now();
  if (await findRefund(tx, 'unionpay', byEcho(echo), now)) return failed('12', '重复交易');
  const session = await findSession(tx, 'unionpay', byTransaction(origQryId), now);
  if (session?.state !== 'paid') return failed('35', '原交易不存在或状态不正确');
  if (Number(txnAmt) > refundableMinor(session, await readRefunds(tx, session, now)))
    return failed('36', '与原交易信息不符');
  const made = await addRefund(tx, {
    id: queryNumber(now),
    session,
    amountMinor: Number(txnAmt),
    echo,
    now,
  });
  const body = formOf(signedByUnionpay(unionpayRefund(session, made), deps));
  await planWebhook(tx, {
    message: { provider: 'unionpay', sessionId: session.id, body },
    delivery: after(PENDING_MS),
    now,
  });
  const { origRespCode: _, origRespMsg: __, ...taken } = unionpayRefund(session, made);
  return taken;
}

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const params = Object.fromEntries(new URLSearchParams(await request.text()));
  const path = new URL(request.url).pathname;
  const answer = await deps.db.write(async (tx) => {
    if (!isSigned(params, deps)) return failed('11', '验证签名失败');
    if (path.endsWith('/queryTrans.do')) return query(tx, params, deps.clock.now());
    return path.endsWith('/backTransReq.do') ? refund(tx, params, deps) : failed('13', '报文交易要素缺失');
  });
  // Written like a form, and nothing in it encoded.
  const text = Object.entries(signedByUnionpay(answer, deps)).map(([name, value]) => `${name}=${value}`);
  return new Response(text.join('&'), { headers: { 'content-type': 'text/html;charset=UTF-8' } });
}

/** UnionPay inside the product: payment, query and refund of gateway version 5.1.0. */
export const unionpayEmulator: EmulatedProvider = {
  name: 'unionpay',
  offers: () => outcomesOf({ also: ['pending_paid', 'pending_failed', 'refund_failed', 'authentication_failed'] }),
  handle,
  visit,
  choose: (tx, session, outcome, deps) => decide(tx, session, outcome, deps, MANNER),
  wayBack: ({ details }) => details.successUrl,
  webhookHeaders: () => ({ 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
};
