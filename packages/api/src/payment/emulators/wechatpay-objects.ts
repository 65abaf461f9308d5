import { createCipheriv, createHash, randomBytes, randomInt } from 'node:crypto';
import { beijingTime } from '../providers/beijing-time.ts';
import type { EmulatorDeps } from './emulated-provider.ts';
import { PENDING_MS } from './outcomes.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import { chargedMinor, echoOf, type SandboxRefund, type SandboxSession } from './sandbox-session.ts';

const digits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

/** Twenty-eight digits that begin with 42. */
export const transactionNumber = () => `42${digits(26)}`;
export const refundNumber = () => `50${digits(26)}`;

const rfc3339 = (at: Date) => `${beijingTime(at).replace(' ', 'T')}+08:00`;

const STATE: Record<SandboxSession['state'], string> = {
  open: 'NOTPAY',
  approved: 'NOTPAY',
  pending: 'USERPAYING',
  paid: 'SUCCESS',
  declined: 'CLOSED',
  canceled: 'CLOSED',
  expired: 'CLOSED',
};

export function wechatpayOrder(session: SandboxSession, refunds: readonly SandboxRefund[], { env }: EmulatorDeps) {
  const { merchantId: mchid, appId: appid } = sandboxKeys(env.DATA_DIR, 'wechatpay');
  const { paidAt } = session.details;
  const paid = {
    transaction_id: session.transactionId,
    trade_type: session.details.metadata.type,
    bank_type: 'OTHERS',
    success_time: rfc3339(new Date(paidAt ?? session.updatedAt)),
    amount: {
      total: chargedMinor(session),
      payer_total: chargedMinor(session),
      currency: 'CNY',
      payer_currency: 'CNY',
    },
    payer: { openid: 'sbx' },
  };
  return {
    mchid,
    appid,
    out_trade_no: session.merchantRef,
    trade_state: refunds.length > 0 ? 'REFUND' : STATE[session.state],
    trade_state_desc: '',
    attach: '',
    ...(session.state === 'paid' ? paid : {}),
  };
}

const REFUND_STATUS = { pending: 'PROCESSING', succeeded: 'SUCCESS', failed: 'ABNORMAL' } as const;

/** A refund goes back to the buyer's card after a moment. */
export function wechatpayRefund(session: SandboxSession, refund: SandboxRefund) {
  const doneAt = new Date(refund.createdAt.getTime() + PENDING_MS);
  return {
    refund_id: refund.id,
    out_refund_no: echoOf(refund),
    transaction_id: session.transactionId,
    out_trade_no: session.merchantRef,
    status: REFUND_STATUS[refund.status],
    create_time: rfc3339(refund.createdAt),
    ...(refund.status === 'succeeded' ? { success_time: rfc3339(doneAt) } : {}),
    amount: { total: chargedMinor(session), refund: refund.amountMinor, currency: 'CNY' },
  };
}

/** A message: what it is about is sealed, and its number follows from that. */
export function wechatpayMessage(type: string, content: object, at: Date, { env }: EmulatorDeps): string {
  const { apiV3Key } = sandboxKeys(env.DATA_DIR, 'wechatpay');
  const original = type.startsWith('REFUND') ? 'refund' : 'transaction';
  const plain = JSON.stringify(content);
  const nonce = randomBytes(6).toString('hex');
  const sealing = createCipheriv('aes-256-gcm', apiV3Key, nonce).setAAD(Buffer.from(original));
  const sealed = Buffer.concat([sealing.update(plain, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return JSON.stringify({
    id: createHash('sha256').update(`${type} ${plain}`).digest('hex').slice(0, 36),
    create_time: rfc3339(at),
    resource_type: 'encrypt-resource',
    event_type: type,
    summary: 'sandbox',
    resource: {
      original_type: original,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: sealed.toString('base64'),
      associated_data: original,
      nonce,
    },
  });
}
