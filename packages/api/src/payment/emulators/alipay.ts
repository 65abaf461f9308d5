import { fromDecimal, toDecimal } from '@softbox/config/money';
import type { Tx } from '@softbox/db';
import { z } from 'zod';
import { isAlipayRequest } from '../providers/alipay-sign.ts';
import { beijingTime, fromBeijing } from '../providers/beijing-time.ts';
import { alipayNotification, alipayTrade, signedAnswer, sumOf, tradeNumber } from './alipay-objects.ts';
import { decide, type Manner } from './decide.ts';
import type { EmulatedProvider, EmulatorDeps } from './emulated-provider.ts';
import { byMerchantRef, findSession } from './find-session.ts';
import { deliveryOf, outcomesOf } from './outcomes.ts';
import { planWebhook } from './plan-webhook.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import {
  addRefund,
  chargedMinor,
  openSession,
  readRefunds,
  refundableMinor,
  type SandboxSession,
  saveSession,
} from './sandbox-session.ts';

const REFUSED = { code: 'ACQ.PAYMENT_FAIL', message: '支付失败' };

const MANNER: Manner = {
  provider: 'alipay',
  newTransactionId: tradeNumber,
  // Alipay keeps to itself why a card was refused: the trade goes on waiting.
  refusals: { decline: REFUSED, insufficient_funds: { code: 'insufficient_funds', message: '余额不足' } },
  refusalEnds: false,
  message: (session, deps, at) =>
    session.state === 'paid' || session.state === 'expired'
      ? alipayNotification({ session, refunds: [], at }, deps)
      : null,
  leave: ({ state, details }) => {
    const cancelled = state !== 'paid' && state !== 'pending';
    return { to: 'shop', url: cancelled ? details.cancelUrl : details.successUrl };
  },
};

const TradeRequest = z.object({
  out_trade_no: z.string().min(1).max(64),
  total_amount: z.string(),
  subject: z.string().min(1).max(256),
  product_code: z.enum(['FAST_INSTANT_TRADE_PAY', 'QUICK_WAP_WAY']),
  time_expire: z.string(),
  quit_url: z.url().optional(),
});

/** The request's own parameters where the shop's key has signed them; null otherwise. */
function provenParams(params: URLSearchParams, { env }: EmulatorDeps): Record<string, string> | null {
  const { appId, appPublicKey } = sandboxKeys(env.DATA_DIR, 'alipay');
  const given = Object.fromEntries(params);
  return given.app_id === appId && isAlipayRequest(given, appPublicKey) ? given : null;
}

/** The browser comes with the shop's signed word: the trade begins, or is found again. */
async function visit(request: Request, deps: EmulatorDeps): Promise<SandboxSession | null> {
  const params = provenParams(new URL(request.url).searchParams, deps);
  const isPage = params?.method === 'alipay.trade.page.pay' || params?.method === 'alipay.trade.wap.pay';
  if (!params || !isPage) return null;
  const asked = TradeRequest.safeParse(JSON.parse(params.biz_content ?? ''));
  const expiresAt = fromBeijing(asked.data?.time_expire ?? '');
  const amountMinor = fromDecimal('CNY', asked.data?.total_amount ?? '');
  const now = deps.clock.now();
  if (!asked.success || !expiresAt || expiresAt <= now || !amountMinor) return null;
  const { out_trade_no, subject, quit_url } = asked.data;
  return deps.db.write(async (tx) => {
    const known = await findSession(tx, 'alipay', byMerchantRef(out_trade_no), now);
    if (known) return known.amountMinor === amountMinor ? known : null;
    const tradeNo = tradeNumber(now);
    const successUrl = new URL(params.return_url ?? deps.env.PUBLIC_ORIGIN);
    successUrl.searchParams.set('out_trade_no', out_trade_no);
    successUrl.searchParams.set('trade_no', tradeNo);
    successUrl.searchParams.set('total_amount', toDecimal('CNY', amountMinor));
    return openSession(tx, {
      id: `sbx_${tradeNo}`,
      provider: 'alipay',
      merchantRef: out_trade_no,
      amountMinor,
      currency: 'CNY',
      title: subject,
      // On a desk Alipay has no way back but the one after paying.
      details: {
        successUrl: successUrl.href,
        cancelUrl: quit_url ?? '',
        email: '',
        language: 'zh',
        metadata: { tradeNo },
      },
      expiresAt,
      createdAt: now,
    });
  });
}

interface Failed {
  code: string;
  msg: string;
  sub_code: string;
  sub_msg: string;
}
const failed = (sub_code: string, code = '40004'): Failed => ({
  code,
  msg: 'Business Failed',
  sub_code,
  sub_msg: sub_code,
});

const Asked = z.object({
  out_trade_no: z.string(),
  out_request_no: z.string().max(64).default(''),
  refund_amount: z.string().default(''),
});

async function refund(
  tx: Tx,
  session: SandboxSession,
  { out_request_no: id, refund_amount }: z.infer<typeof Asked>,
  deps: EmulatorDeps,
): Promise<object> {
  const now = deps.clock.now();
  const before = await readRefunds(tx, session, now);
  const amountMinor = fromDecimal('CNY', refund_amount);
  const known = before.find((one) => one.id === `${session.id} ${id}`);
  const answer = (refunds: typeof before, fund_change: 'Y' | 'N') => ({
    ...alipayTrade(session, refunds),
    fund_change,
    refund_fee: toDecimal('CNY', sumOf(refunds)),
  });
  // The same number is the same refund, whatever else is said: nothing moves a second time.
  if (known) return answer(before, 'N');
  if (session.state !== 'paid') return failed('ACQ.TRADE_STATUS_ERROR');
  if (!id || !amountMinor) return failed('ACQ.INVALID_PARAMETER');
  if (amountMinor > refundableMinor(session, before)) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL');
  const made = await addRefund(tx, { id: `${session.id} ${id}`, session, amountMinor, echo: id, now });
  const refunds = [...before, made];
  const body = alipayNotification({ session, refunds, at: now }, deps);
  await planWebhook(tx, {
    message: { provider: 'alipay', sessionId: session.id, body },
    delivery: deliveryOf('pay'),
    now,
  });
  return answer(refunds, 'Y');
}

async function act(tx: Tx, method: string, content: unknown, deps: EmulatorDeps): Promise<object> {
  const asked = Asked.safeParse(content);
  if (!asked.success) return failed('isv.invalid-parameter', '40002');
  const now = deps.clock.now();
  const session = await findSession(tx, 'alipay', byMerchantRef(asked.data.out_trade_no), now);
  if (!session) return failed('ACQ.TRADE_NOT_EXIST');
  const refunds = await readRefunds(tx, session, now);
  if (method === 'alipay.trade.query') return alipayTrade(session, refunds);
  if (method === 'alipay.trade.refund') return refund(tx, session, asked.data, deps);
  if (method === 'alipay.trade.close') {
    if (session.state !== 'open') return failed('ACQ.TRADE_STATUS_ERROR');
    const closed = await saveSession(tx, { ...session, state: 'canceled' }, now);
    return { code: '10000', msg: 'Success', trade_no: closed.details.metadata.tradeNo };
  }
  if (method !== 'alipay.trade.fastpay.refund.query') return failed('isv.invalid-method', '40002');
  const found = refunds.find(({ id }) => id === `${session.id} ${asked.data.out_request_no}`);
  if (!found) return { code: '10000', msg: 'Success' };
  return {
    code: '10000',
    msg: 'Success',
    out_trade_no: session.merchantRef,
    out_request_no: asked.data.out_request_no,
    total_amount: toDecimal('CNY', chargedMinor(session)),
    refund_amount: toDecimal('CNY', found.amountMinor),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: beijingTime(found.createdAt),
  };
}

async function handle(request: Request, deps: EmulatorDeps): Promise<Response> {
  const given = new URLSearchParams(await request.text());
  const params = provenParams(given, deps);
  const method = given.get('method') ?? '';
  if (!params) {
    // To somebody unknown Alipay signs nothing.
    const member = `${method.replaceAll('.', '_')}_response`;
    return Response.json({ [member]: failed('isv.invalid-signature', '40002') });
  }
  const content: unknown = JSON.parse(params.biz_content ?? 'null');
  return signedAnswer(method, await deps.db.write((tx) => act(tx, method, content, deps)), deps);
}

/** Alipay inside the product: its pages for desks and phones, and the trade methods of its gateway. */
export const alipayEmulator: EmulatedProvider = {
  name: 'alipay',
  // Money is there at once or not at all, and on a desk its page has no way back but the one after paying.
  offers: ({ details }) => outcomesOf({ also: ['pay_out_of_order'], never: details.cancelUrl ? [] : ['cancel'] }),
  handle,
  visit,
  choose: (tx, session, outcome, deps) => decide(tx, session, outcome, deps, MANNER),
  wayBack: ({ state, details }) => (state === 'paid' ? details.successUrl : details.cancelUrl || null),
  webhookHeaders: () => ({ 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' }),
};
