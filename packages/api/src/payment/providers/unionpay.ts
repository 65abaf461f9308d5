import { z } from 'zod';
import type {
  Capabilities,
  Outcome,
  PaymentProvider,
  ProviderContext,
  ProviderMode,
  RefundRef,
  SessionRef,
  Snapshot,
  WebhookRequest,
  WebhookVerdict,
} from '../provider.ts';
import { beijingDigits } from './beijing-time.ts';
import { fails } from './http-call.ts';
import { randomAlphanumeric } from './merchant-ref.ts';
import { createUnionpayCall, isPending, isSuccess, type UnionpayAccess, unionpayRequest } from './unionpay-call.ts';
import { isFromUnionpay } from './unionpay-sign.ts';
import { UnionpayTransaction, unionpayRefund, unionpaySnapshot } from './unionpay-snapshot.ts';
import { untouched } from './untouched.ts';
import { withQuery } from './with-query.ts';

const CAPABILITIES: Capabilities = {
  currencies: ['CNY'],
  min: { CNY: 1 },
  // Twelve digits of fen; the buyer's own limits are his bank's.
  max: { CNY: 99_999_999_999 },
  refund: 'partial',
  sessionSeconds: 30 * 60,
};

export interface UnionpayKeys extends UnionpayAccess {
  /** Where browsers go. */
  frontGateway: string;
}

/** UnionPay knows a payment by its number and its time together: the time stands in the number. */
const TIME = { from: 2, to: 16 };
const timeOf = (merchantRef: string) => merchantRef.slice(TIME.from, TIME.to);

const Message = z.object({
  merId: z.string(),
  txnType: z.string(),
  orderId: z.string().max(40),
  queryId: z.string().max(40),
  respCode: z.string().max(4),
  origQryId: z.string().max(40).optional(),
});

function verifyMessage({ raw }: WebhookRequest, keys: UnionpayKeys, now: Date): WebhookVerdict {
  const params = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(raw)));
  if (!isFromUnionpay(params, keys, now)) return refuse('bad-signature', 403);
  const message = Message.safeParse(params);
  // UnionPay's signature alone does not say that it is about this shop.
  if (!message.success || message.data.merId !== keys.merchantId) return refuse('malformed', 400);
  const { txnType, orderId, queryId, respCode, origQryId } = message.data;
  const event = { eventId: `${queryId}.${respCode}`, type: `${txnType}.${respCode}` };
  // A refund has a number of its own, and names the payment it gives back.
  const about = origQryId ? { transactionId: origQryId } : { merchantRef: orderId, providerRef: queryId };
  return { ok: true, trust: 'signed', events: [{ ...event, ...about }], reply: { status: 200, body: 'ok' } };
}

const refuse = (reason: 'bad-signature' | 'malformed', status: number): WebhookVerdict => ({
  ok: false,
  reason,
  reply: { status, body: 'fail' },
});

/** UnionPay's gateway, version 5.1.0: the browser brings our signed form there; what came of it is asked for. */
export function createUnionpay(keys: UnionpayKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createUnionpayCall(keys, context);

  async function query(orderId: string, txnTime: string): Promise<Outcome<UnionpayTransaction>> {
    const answer = await call('queryTrans.do', {
      txnType: '00',
      txnSubType: '00',
      bizType: '000000',
      channelType: '07',
      orderId,
      txnTime,
    });
    if (!answer.ok) return answer;
    const found = UnionpayTransaction.safeParse(answer.value);
    if (!found.success) return fails('unknown', 'UNEXPECTED_ANSWER');
    return found.data.orderId === orderId ? { ok: true, value: found.data } : fails('invalid', 'ORDER_MISMATCH');
  }

  const queryRefund = ({ refundRef, requestedAt }: RefundRef) => query(refundRef, beijingDigits(requestedAt));

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    const found = await query(ref.merchantRef, timeOf(ref.merchantRef));
    // There is a transaction once the buyer has entered a card.
    if (!found.ok) return found.kind === 'not_found' ? untouched(ref, 'created') : found;
    const refunds: ReturnType<typeof unionpayRefund>[] = [];
    for (const asked of ref.refunds ?? []) {
      const refund = await queryRefund(asked);
      if (refund.ok) refunds.push(unionpayRefund(asked, refund.value));
      else if (refund.kind !== 'not_found') return refund;
    }
    return { ok: true, value: unionpaySnapshot(found.value, refunds) };
  }

  return {
    name: 'unionpay',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: (now) => `sb${beijingDigits(now)}${randomAlphanumeric(12)}`,

    // Nothing is asked: the browser carries our signed form to UnionPay.
    create: async (input) => {
      if (input.amount.currency !== 'CNY') return fails('invalid', 'UNSUPPORTED_CURRENCY');
      const name = input.title.replaceAll(/[^\p{L}\p{N} ]/gu, ' ').slice(0, 32);
      const fields = unionpayRequest(keys, {
        txnType: '01',
        txnSubType: '01',
        bizType: '000201',
        channelType: input.buyer.device === 'mobile' ? '08' : '07',
        orderId: input.merchantRef,
        txnTime: timeOf(input.merchantRef),
        txnAmt: String(input.amount.minor),
        currencyCode: '156',
        frontUrl: withQuery(input.returnUrl, `ref=${input.merchantRef}`),
        backUrl: context.webhookUrl,
        // Paid later than this, UnionPay gives it back by itself.
        payTimeout: beijingDigits(input.expiresAt),
        riskRateInfo: `{commodityName=${name}}`,
      });
      const url = `${keys.frontGateway}/frontTransReq.do`;
      return {
        ok: true,
        value: {
          providerRef: null,
          expiresAt: input.expiresAt,
          next: { type: 'form-post', url, fields: { ...fields } },
        },
      };
    },

    // Comes back by a form of UnionPay's, or without one where the buyer only left.
    parseReturn: ({ url, form }) => {
      const merchantRef = form.get('orderId') ?? url.searchParams.get('ref') ?? undefined;
      const code = form.get('respCode');
      if (code === null) return { merchantRef, hint: 'cancel' };
      const success = isSuccess(code) || isPending(code);
      return { merchantRef, hint: success ? 'success' : 'fail', code, message: form.get('respMsg') ?? undefined };
    },

    // Paying on the bank's page is already money.
    confirm: fetchSnapshot,
    fetchSnapshot,

    // UnionPay ends nothing for a shop: what the buyer left runs out, and is looked at once more when it has.
    close: async (ref) => {
      const found = await fetchSnapshot(ref);
      return found.ok && found.value.state === 'created' ? untouched(ref, 'canceled') : found;
    },

    refund: async (input) => {
      const made = await call('backTransReq.do', {
        txnType: '04',
        txnSubType: '00',
        bizType: '000201',
        channelType: '07',
        orderId: input.refundRef,
        txnTime: beijingDigits(input.requestedAt),
        txnAmt: String(input.amount.minor),
        origQryId: input.transactionId,
        backUrl: context.webhookUrl,
      });
      // Taken: whether the money has gone back is told, or asked for, later.
      if (made.ok) return { ok: true, value: { refundId: made.value.queryId ?? input.refundRef, status: 'pending' } };
      if (made.kind !== 'already_done') return made;
      const known = await queryRefund(input);
      if (!known.ok) return known.kind === 'not_found' ? fails('unknown', 'REFUND_NOT_LISTED') : known;
      const { refundId, status } = unionpayRefund(input, known.value);
      return { ok: true, value: { refundId, status } };
    },

    verifyWebhook: async (message) => verifyMessage(message, keys, context.now()),
  };
}
