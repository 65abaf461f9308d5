import { toDecimal } from '@softbox/config/money';
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
import { type AlipayAccess, alipayRequest, createAlipayCall } from './alipay-call.ts';
import { isAlipayNotification } from './alipay-sign.ts';
import { AlipayRefund, AlipayTrade, alipayRefund, alipaySnapshot } from './alipay-snapshot.ts';
import { beijingTime } from './beijing-time.ts';
import { fails } from './http-call.ts';
import { newReference } from './merchant-ref.ts';
import { untouched } from './untouched.ts';
import { withQuery } from './with-query.ts';

const CAPABILITIES: Capabilities = {
  currencies: ['CNY'],
  min: { CNY: 1 },
  // What one trade may be, whatever the buyer's own limits are.
  max: { CNY: 10_000_000_000 },
  refund: 'partial',
  sessionSeconds: 30 * 60,
};

export interface AlipayKeys extends AlipayAccess {
  /** Whose money it becomes. */
  sellerId: string;
}

/** Alipay's two pages: one to log in or scan on a desk, one that opens the app on a phone. */
const PAGES = {
  desktop: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
  mobile: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
} as const;

const Notification = z.object({
  notify_id: z.string().max(200),
  notify_type: z.string().max(64),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string().max(64),
  trade_no: z.string().max(64),
  trade_status: z.string().max(32),
  refund_fee: z.string().optional(),
});

/** Alipay asks for exactly this word; any other answer brings the message again. */
const TAKEN = { status: 200, body: 'success' };

function verifyNotification({ raw }: WebhookRequest, keys: AlipayKeys): WebhookVerdict {
  const refuse = (reason: 'bad-signature' | 'malformed', status: number): WebhookVerdict => ({
    ok: false,
    reason,
    reply: { status, body: 'fail' },
  });
  const params = Object.fromEntries(new URLSearchParams(new TextDecoder().decode(raw)));
  if (!isAlipayNotification(params, keys.publicKey)) return refuse('bad-signature', 403);
  const message = Notification.safeParse(params);
  if (!message.success) return refuse('malformed', 400);
  const { notify_id, notify_type, trade_status, refund_fee, out_trade_no, trade_no, ...about } = message.data;
  // Alipay's signature alone does not say that it is about this shop.
  if (about.app_id !== keys.appId || about.seller_id !== keys.sellerId) return refuse('malformed', 400);
  const type = `${notify_type}.${trade_status}${refund_fee ? '.refund' : ''}`;
  const event = { eventId: notify_id, type, merchantRef: out_trade_no, providerRef: trade_no };
  return { ok: true, trust: 'signed', events: [event], reply: TAKEN };
}

/** Alipay on the mainland: a signed address leads to its page; what came of it is asked for. */
export function createAlipay(keys: AlipayKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createAlipayCall(keys, context);

  const queryRefund = (merchantRef: string, { refundRef }: RefundRef) =>
    call(AlipayRefund, 'alipay.trade.fastpay.refund.query', {
      out_trade_no: merchantRef,
      out_request_no: refundRef,
      query_options: ['gmt_refund_pay'],
    });

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    const found = await call(AlipayTrade, 'alipay.trade.query', { out_trade_no: ref.merchantRef });
    // The trade begins when the buyer has come to Alipay's page.
    if (!found.ok) return found.kind === 'not_found' ? untouched(ref, 'created') : found;
    if (found.value.out_trade_no !== ref.merchantRef) return fails('invalid', 'ORDER_MISMATCH');
    const refunds: NonNullable<ReturnType<typeof alipayRefund>>[] = [];
    for (const asked of ref.refunds ?? []) {
      const refund = await queryRefund(ref.merchantRef, asked);
      if (!refund.ok && refund.kind !== 'not_found') return refund;
      const known = refund.ok ? alipayRefund(asked, refund.value) : null;
      if (known) refunds.push(known);
    }
    return { ok: true, value: alipaySnapshot(found.value, refunds) };
  }

  return {
    name: 'alipay',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: newReference,

    // Nothing is asked: the browser carries our signed word to Alipay.
    create: async (input) => {
      if (input.amount.currency !== 'CNY') return fails('invalid', 'UNSUPPORTED_CURRENCY');
      const { device } = input.buyer;
      const { method, product } = PAGES[device];
      const params = alipayRequest(keys, {
        method,
        now: context.now(),
        notify_url: context.webhookUrl,
        return_url: withQuery(input.returnUrl, `ref=${input.merchantRef}`),
        content: {
          out_trade_no: input.merchantRef,
          total_amount: toDecimal('CNY', input.amount.minor),
          // Alipay refuses some signs in a subject.
          subject: input.title.replaceAll(/[/=&]/g, ' ').slice(0, 128),
          product_code: product,
          time_expire: beijingTime(input.expiresAt),
          ...(device === 'mobile'
            ? { quit_url: withQuery(input.cancelUrl, `ref=${input.merchantRef}&result=cancel`) }
            : {}),
        },
      });
      const url = withQuery(keys.gateway, new URLSearchParams(params).toString());
      return {
        ok: true,
        value: { providerRef: null, expiresAt: input.expiresAt, next: { type: 'redirect', url, device } },
      };
    },

    parseReturn: ({ url: { searchParams: query } }) => ({
      merchantRef: query.get('out_trade_no') ?? query.get('ref') ?? undefined,
      providerRef: query.get('trade_no') ?? undefined,
      hint: query.get('result') === 'cancel' ? 'cancel' : 'success',
    }),

    // Paying on Alipay's page is already money.
    confirm: fetchSnapshot,
    fetchSnapshot,

    close: async (ref) => {
      const found = await fetchSnapshot(ref);
      if (!found.ok) return found;
      if (found.value.state === 'created') return untouched(ref, 'canceled');
      if (found.value.state !== 'requires_action') return found;
      const closed = await call(z.unknown(), 'alipay.trade.close', { out_trade_no: ref.merchantRef });
      if (!closed.ok) return closed;
      return { ok: true, value: { ...found.value, state: 'canceled' } };
    },

    refund: async (input) => {
      const Made = z.object({ fund_change: z.string().optional() });
      const made = await call(Made, 'alipay.trade.refund', {
        out_trade_no: input.merchantRef,
        refund_amount: toDecimal('CNY', input.amount.minor),
        out_request_no: input.refundRef,
        refund_reason: input.reason.slice(0, 256),
      });
      if (!made.ok) return made;
      if (made.value.fund_change === 'Y')
        return { ok: true, value: { refundId: input.refundRef, status: 'succeeded' } };
      // Asked before, or under way: what Alipay knows of it counts.
      const known = await queryRefund(input.merchantRef, input);
      if (!known.ok) return known.kind === 'not_found' ? fails('unknown', 'REFUND_NOT_LISTED') : known;
      const refund = alipayRefund(input, known.value);
      // Not made or under way: the same number is asked again, and makes one refund at most.
      if (!refund) return fails('unknown', 'REFUND_NOT_LISTED');
      return { ok: true, value: { refundId: refund.refundId, status: refund.status } };
    },

    verifyWebhook: async (message) => verifyNotification(message, keys),
  };
}
