import { randomInt } from 'node:crypto';
import { beijingDigits } from '../providers/beijing-time.ts';
import { signUnionpay, type UnionpayParams } from '../providers/unionpay-sign.ts';
import type { EmulatorDeps } from './emulated-provider.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { chargedMinor, echoOf, type SandboxRefund, type SandboxSession } from './sandbox-session.ts';

export const queryNumber = (now: Date) =>
  `${beijingDigits(now).slice(2)}${Array.from({ length: 9 }, () => randomInt(10)).join('')}`;

/** UnionPay's word, with the certificate that proves it. */
export function signedByUnionpay(params: UnionpayParams, { env }: EmulatorDeps): UnionpayParams {
  const { unionpayCertificate, unionpayPrivateKey, merchantId } = sandboxKeys(env.DATA_DIR, 'unionpay');
  const common = {
    version: '5.1.0',
    encoding: 'UTF-8',
    signMethod: '01',
    accessType: '0',
    merId: merchantId,
    signPubKeyCert: unionpayCertificate,
  };
  return signUnionpay({ ...common, ...params }, unionpayPrivateKey);
}

/** What a payment has become, in UnionPay's codes: accepted, done, or why not. */
const codeOf = ({ state, details }: SandboxSession): [code: string, message: string] => {
  if (state === 'paid') return ['00', '成功[0000000]'];
  if (state === 'pending') return ['05', '交易已受理，请稍后查询交易结果'];
  return [details.failure?.code ?? '60', details.failure?.message ?? '交易失败'];
};

const facts = (session: SandboxSession) => ({
  txnType: '01',
  txnSubType: '01',
  bizType: '000201',
  orderId: session.merchantRef,
  txnTime: session.details.metadata.txnTime ?? '',
  txnAmt: String(chargedMinor(session)),
  currencyCode: '156',
  queryId: session.transactionId ?? '',
});

/** What its page posts back, and what it tells the shop's server. */
export function unionpayResult(session: SandboxSession, deps: EmulatorDeps): UnionpayParams {
  const [respCode, respMsg] = codeOf(session);
  return signedByUnionpay({ ...facts(session), respCode, respMsg }, deps);
}

export function unionpayPayment(session: SandboxSession): UnionpayParams {
  const [origRespCode, origRespMsg] = codeOf(session);
  return { ...facts(session), respCode: '00', respMsg: '成功[0000000]', origRespCode, origRespMsg };
}

const REFUND_CODE = {
  pending: ['05', '交易已受理'],
  succeeded: ['00', '成功[0000000]'],
  failed: ['02', '系统未开放或暂时关闭'],
} as const;

/** A refund goes back to the buyer's card after a moment. */
export function unionpayRefund(session: SandboxSession, refund: SandboxRefund): UnionpayParams {
  const [origRespCode, origRespMsg] = REFUND_CODE[refund.status];
  const [orderId = '', txnTime = ''] = echoOf(refund).split('.');
  return {
    txnType: '04',
    txnSubType: '00',
    bizType: '000201',
    orderId,
    txnTime,
    txnAmt: String(refund.amountMinor),
    currencyCode: '156',
    queryId: refund.id,
    origQryId: session.transactionId ?? '',
    respCode: '00',
    respMsg: '成功[0000000]',
    origRespCode,
    origRespMsg,
  };
}
