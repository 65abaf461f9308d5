import { createHash, randomInt, sign } from 'node:crypto';
import { toDecimal } from '@softbox/config/money';
import { signNotification } from '../providers/alipay-sign.ts';
import { beijingDigits, beijingTime } from '../providers/beijing-time.ts';
import type { EmulatorDeps } from './emulated-provider.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { chargedMinor, echoOf, type SandboxRefund, type SandboxSession } from './sandbox-session.ts';

/** The day, the shop's part and a number: 28 digits. */
export const tradeNumber = (now: Date) =>
  `${beijingDigits(now).slice(0, 8)}220014${Array.from({ length: 14 }, () => randomInt(10)).join('')}`;

const STATUS: Record<SandboxSession['state'], string> = {
  open: 'WAIT_BUYER_PAY',
  approved: 'WAIT_BUYER_PAY',
  pending: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  declined: 'TRADE_CLOSED',
  canceled: 'TRADE_CLOSED',
  expired: 'TRADE_CLOSED',
};

export const sumOf = (refunds: readonly SandboxRefund[]) =>
  refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Refunded in full, a paid trade is closed, and yet it was paid. */
const statusOf = (session: SandboxSession, refunds: readonly SandboxRefund[]) =>
  session.state === 'paid' && sumOf(refunds) >= chargedMinor(session) ? 'TRADE_CLOSED' : STATUS[session.state];

export const alipayTrade = (session: SandboxSession, refunds: readonly SandboxRefund[]) => ({
  code: '10000',
  msg: 'Success',
  trade_no: session.details.metadata.tradeNo,
  out_trade_no: session.merchantRef,
  buyer_logon_id: 'sbx***@sandbox.com',
  trade_status: statusOf(session, refunds),
  total_amount: toDecimal('CNY', chargedMinor(session)),
  ...(session.details.paidAt ? { send_pay_date: beijingTime(new Date(session.details.paidAt)) } : {}),
});

interface Told {
  session: SandboxSession;
  refunds: readonly SandboxRefund[];
  at: Date;
}

/** A notification: a form, signed in itself. A refund comes as the trade's status once more, with what was given back. */
export function alipayNotification({ session, refunds, at }: Told, { env }: EmulatorDeps): string {
  const { appId, sellerId, alipayPrivateKey } = sandboxKeys(env.DATA_DIR, 'alipay');
  const { trade_no = '', out_trade_no, trade_status, total_amount } = alipayTrade(session, refunds);
  const last = refunds.at(-1);
  const params = {
    notify_time: beijingTime(at),
    notify_type: 'trade_status_sync',
    notify_id: createHash('md5')
      .update(`${trade_no} ${trade_status} ${last?.id ?? ''}`)
      .digest('hex'),
    charset: 'utf-8',
    version: '1.0',
    app_id: appId,
    auth_app_id: appId,
    seller_id: sellerId,
    trade_no,
    out_trade_no,
    trade_status,
    total_amount,
    subject: session.title,
    fund_bill_list: `[{"amount":"${total_amount}","fundChannel":"ALIPAYACCOUNT"}]`,
    ...(last
      ? {
          refund_fee: toDecimal('CNY', sumOf(refunds)),
          gmt_refund: beijingTime(last.createdAt),
          out_biz_no: echoOf(last),
        }
      : {}),
  };
  return new URLSearchParams(signNotification(params, alipayPrivateKey)).toString();
}

/** An answer as the gateway writes it: the signature is over the bytes of its first member. */
export function signedAnswer(method: string, content: object, { env }: EmulatorDeps): Response {
  const { alipayPrivateKey } = sandboxKeys(env.DATA_DIR, 'alipay');
  const text = JSON.stringify(content);
  const signature = sign('sha256', Buffer.from(text), alipayPrivateKey).toString('base64');
  const member = `${method.replaceAll('.', '_')}_response`;
  return new Response(`{"${member}":${text},"sign":"${signature}"}`, {
    headers: { 'content-type': 'application/json;charset=utf-8' },
  });
}
