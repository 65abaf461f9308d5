import { z } from 'zod';
import type {
  Capabilities,
  CreateInput,
  NextAction,
  Outcome,
  PaymentProvider,
  ProviderContext,
  ProviderMode,
  SessionRef,
  Snapshot,
} from '../provider.ts';
import { beijingTime } from './beijing-time.ts';
import { fails } from './http-call.ts';
import { newReference } from './merchant-ref.ts';
import { untouched } from './untouched.ts';
import { createWechatpayCall } from './wechatpay-call.ts';
import type { WechatpayAccess } from './wechatpay-sign.ts';
import { REFUND_STATUS, WechatpayOrder, WechatpayRefund, wechatpaySnapshot } from './wechatpay-snapshot.ts';
import { verifyWechatpayWebhook } from './wechatpay-webhook.ts';
import { withQuery } from './with-query.ts';

const CAPABILITIES: Capabilities = {
  currencies: ['CNY'],
  min: { CNY: 1 },
  max: { CNY: 100_000_000 },
  refund: 'partial',
  sessionSeconds: 2 * 3600,
};

export interface WechatpayKeys extends WechatpayAccess {
  appId: string;
  apiV3Key: string;
}

const CodeUrl = z.object({ code_url: z.string().min(1) });
const H5Url = z.object({ h5_url: z.url() });

/** WeChat Pay, version 3: a code to be scanned on a desk, the app itself on a phone. */
export function createWechatpay(keys: WechatpayKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createWechatpayCall(keys, context);
  const orderPath = (ref: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(ref)}`;

  const orderRequest = (input: CreateInput) => ({
    appid: keys.appId,
    mchid: keys.merchantId,
    description: input.title.slice(0, 127),
    out_trade_no: input.merchantRef,
    time_expire: `${beijingTime(input.expiresAt).replace(' ', 'T')}+08:00`,
    notify_url: context.webhookUrl,
    amount: { total: input.amount.minor, currency: input.amount.currency },
  });

  /** On a desk: what the code says. */
  async function showCode(input: CreateInput): Promise<Outcome<NextAction>> {
    const made = await call(CodeUrl, '/v3/pay/transactions/native', orderRequest(input));
    if (!made.ok) return made;
    const expiresAt = input.expiresAt.toISOString();
    return { ok: true, value: { type: 'qr', content: made.value.code_url, expiresAt, device: 'desktop' } };
  }

  /** On a phone: the page that opens the app. */
  async function openApp(input: CreateInput): Promise<Outcome<NextAction>> {
    const scene_info = { payer_client_ip: input.buyer.ip, h5_info: { type: 'Wap' } };
    const made = await call(H5Url, '/v3/pay/transactions/h5', { ...orderRequest(input), scene_info });
    if (!made.ok) return made;
    const back = withQuery(input.returnUrl, `ref=${input.merchantRef}`);
    const url = withQuery(made.value.h5_url, `redirect_url=${encodeURIComponent(back)}`);
    return { ok: true, value: { type: 'redirect', url, device: 'mobile' } };
  }

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    const found = await call(WechatpayOrder, `${orderPath(ref.merchantRef)}?mchid=${keys.merchantId}`);
    if (!found.ok) return found.kind === 'not_found' ? untouched(ref, 'created') : found;
    const { out_trade_no, mchid, appid } = found.value;
    if (out_trade_no !== ref.merchantRef) return fails('invalid', 'ORDER_MISMATCH');
    if (mchid !== keys.merchantId || appid !== keys.appId) return fails('invalid', 'PAYEE_MISMATCH');
    const refunds: WechatpayRefund[] = [];
    for (const { refundRef } of ref.refunds ?? []) {
      const refund = await call(WechatpayRefund, `/v3/refund/domestic/refunds/${encodeURIComponent(refundRef)}`);
      if (refund.ok) refunds.push(refund.value);
      else if (refund.kind !== 'not_found') return refund;
    }
    return { ok: true, value: wechatpaySnapshot(found.value, refunds) };
  }

  return {
    name: 'wechatpay',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: newReference,

    create: async (input) => {
      if (input.amount.currency !== 'CNY') return fails('invalid', 'UNSUPPORTED_CURRENCY');
      const made = await (input.buyer.device === 'mobile' ? openApp(input) : showCode(input));
      if (!made.ok) return made;
      // WeChat Pay names a payment when it is paid.
      return { ok: true, value: { providerRef: null, next: made.value, expiresAt: input.expiresAt } };
    },

    // From a phone only, and the same way whether anything was paid or not.
    parseReturn: ({ url: { searchParams: query } }) => ({
      merchantRef: query.get('ref') ?? undefined,
      hint: 'success',
    }),

    // Paying in the app is already money.
    confirm: fetchSnapshot,
    fetchSnapshot,

    close: async (ref) => {
      const found = await fetchSnapshot(ref);
      if (!found.ok) return found;
      if (found.value.state === 'created') return untouched(ref, 'canceled');
      if (found.value.state !== 'requires_action') return found;
      const closed = await call(z.unknown(), `${orderPath(ref.merchantRef)}/close`, { mchid: keys.merchantId });
      return closed.ok ? { ok: true, value: { ...found.value, state: 'canceled' } } : closed;
    },

    refund: async (input) => {
      const made = await call(WechatpayRefund, '/v3/refund/domestic/refunds', {
        transaction_id: input.transactionId,
        out_refund_no: input.refundRef,
        reason: input.reason.slice(0, 80),
        notify_url: context.webhookUrl,
        amount: { refund: input.amount.minor, total: input.charged.minor, currency: input.amount.currency },
      });
      if (!made.ok) return made;
      return { ok: true, value: { refundId: made.value.refund_id, status: REFUND_STATUS[made.value.status] } };
    },

    verifyWebhook: async (message) => verifyWechatpayWebhook(message, keys, context.now()),
  };
}
