import { z } from 'zod';
import type {
  Capabilities,
  Outcome,
  PaymentProvider,
  ProviderContext,
  ProviderMode,
  SessionRef,
  Snapshot,
} from '../provider.ts';
import { asCurrency } from './as-currency.ts';
import { fails } from './http-call.ts';
import { listPages } from './list-pages.ts';
import { randomAlphanumeric } from './merchant-ref.ts';
import { reasonWithRef } from './refund-reason.ts';
import { createTossCall } from './tosspayments-call.ts';
import { cancelsOf, TossPayment, TossTransaction, tossSnapshot } from './tosspayments-snapshot.ts';
import { readTossWebhook } from './tosspayments-webhook.ts';
import { untouched } from './untouched.ts';
import { withQuery } from './with-query.ts';

const CAPABILITIES: Capabilities = {
  currencies: ['KRW'],
  min: { KRW: 100 },
  max: {},
  refund: 'partial',
  sessionSeconds: 30 * 60,
};

/** Toss's word for a buyer without an account of ours. */
const ANONYMOUS = '@@ANONYMOUS';
const CANCELLATIONS = new Set(['PAY_PROCESS_CANCELED', 'USER_CANCEL']);

export interface TossKeys {
  clientKey: string;
  secretKey: string;
  /** Where the embedded sandbox serves its script; absent for the provider's own. */
  sdkUrl?: string | undefined;
}

const PAGE = 1000;
/** Toss reads its questions in Korean time. */
const seoulTime = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);

/** An account may sell elsewhere as well: only references of this shape are ours to answer for. */
const OURS = /^order_\d{13}_[0-9a-z]{20}$/;

const invalid = (code: string) => fails('invalid', code);

/** Toss Payments: its window asks the buyer, our server then turns the approval into money with the amount it expects. */
export function createTosspayments(keys: TossKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createTossCall(keys.secretKey, context);

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    const key = ref.providerRef === ref.merchantRef ? null : ref.providerRef;
    const path = key ? encodeURIComponent(key) : `orders/${encodeURIComponent(ref.merchantRef)}`;
    const answer = await call(TossPayment, `/v1/payments/${path}`);
    if (answer.ok) {
      if (answer.value.orderId !== ref.merchantRef) return invalid('ORDER_MISMATCH');
      return { ok: true, value: tossSnapshot(answer.value) };
    }
    return answer.kind === 'not_found' && !key ? untouched(ref, 'created') : answer;
  }

  return {
    name: 'tosspayments',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: (now) => `order_${now.getTime()}_${randomAlphanumeric(20)}`,

    // The window itself opens the payment; until then Toss knows nothing of it.
    create: async (input) => {
      if (input.amount.currency !== 'KRW') return invalid('UNSUPPORTED_CURRENCY');
      const ref = encodeURIComponent(input.merchantRef);
      return {
        ok: true,
        value: {
          providerRef: null,
          expiresAt: input.expiresAt,
          next: {
            type: 'toss-window',
            clientKey: keys.clientKey,
            customerKey: ANONYMOUS,
            orderId: input.merchantRef,
            orderName: input.title.slice(0, 100),
            amount: { value: input.amount.minor, currency: 'KRW' },
            customerName: input.buyer.name.slice(0, 100),
            customerEmail: input.buyer.email.slice(0, 100),
            successUrl: withQuery(input.returnUrl, `ref=${ref}`),
            // A cancelled window reports no orderId, so our own reference goes along.
            failUrl: withQuery(input.cancelUrl, `ref=${ref}&result=fail`),
            sdkUrl: keys.sdkUrl,
          },
        },
      };
    },

    parseReturn: ({ url: { searchParams: query } }) => {
      const merchantRef = query.get('orderId') || query.get('ref') || undefined;
      const paymentKey = query.get('paymentKey');
      if (query.get('result') !== 'fail' && paymentKey) {
        const confirm = { paymentKey, amount: query.get('amount') ?? '' };
        return { merchantRef, providerRef: paymentKey, hint: 'success', confirm };
      }
      const code = query.get('code') ?? undefined;
      const message = query.get('message') ?? undefined;
      return { merchantRef, hint: code && CANCELLATIONS.has(code) ? 'cancel' : 'fail', code, message };
    },

    confirm: async (input) => {
      const { hint, expected, merchantRef } = input;
      // An edited return is refused before any money can move.
      if (hint.amount !== undefined && hint.amount !== String(expected.minor)) return invalid('AMOUNT_MISMATCH');
      const known = hint.paymentKey ?? (input.providerRef === merchantRef ? null : input.providerRef);
      let paymentKey = known;
      if (!paymentKey) {
        // The buyer approved but never came back: Toss tells the key by our reference.
        const found = await fetchSnapshot(input);
        if (!found.ok || found.value.state !== 'approved') return found;
        paymentKey = found.value.providerRef;
      }
      const answer = await call(TossPayment, '/v1/payments/confirm', {
        body: { paymentKey, orderId: merchantRef, amount: expected.minor },
        // Toss compares keys, not bodies: with the payment in the key, one payment never gets another's answer.
        idempotencyKey: `${input.idempotencyKey}-${paymentKey}`,
      });
      if (answer.ok) {
        const { orderId, paymentKey: answered, status } = answer.value;
        if (orderId !== merchantRef || answered !== paymentKey) return invalid('ORDER_MISMATCH');
        // Asked twice, Toss repeats its first answer for days: whether the deposit has come the payment itself says.
        if (status === 'WAITING_FOR_DEPOSIT') return fetchSnapshot({ ...input, providerRef: paymentKey });
        return { ok: true, value: tossSnapshot(answer.value) };
      }
      // Confirmed before, or too late: the payment itself says which.
      const isOver = answer.kind === 'already_done' || answer.code === 'NOT_FOUND_PAYMENT_SESSION';
      if (!isOver && answer.kind !== 'unknown') return answer;
      const found = await fetchSnapshot({ ...input, providerRef: paymentKey });
      if (isOver) return found;
      // Failures are repeated as well: once the payment no longer waits to be confirmed, what it says itself counts.
      return found.ok && found.value.state !== 'approved' && found.value.state !== 'requires_action' ? found : answer;
    },

    fetchSnapshot,

    // Unconfirmed approvals die by themselves and only our server can confirm, so there is nothing to end at Toss.
    close: async (ref) => {
      const found = await fetchSnapshot(ref);
      if (!found.ok) return found;
      const { state } = found.value;
      if (state === 'created') return untouched(ref, 'canceled');
      if (state === 'requires_action' || state === 'approved')
        return { ok: true, value: { ...found.value, state: 'canceled' } };
      if (state !== 'processing') return found;
      // A virtual account that waits for its deposit could still be paid.
      const answer = await call(TossPayment, `/v1/payments/${encodeURIComponent(found.value.providerRef)}/cancel`, {
        body: { cancelReason: 'closed' },
        idempotencyKey: `${ref.idempotencyKey}-close`,
      });
      return answer.ok ? { ok: true, value: tossSnapshot(answer.value) } : answer;
    },

    refund: async (input) => {
      const answer = await call(TossPayment, `/v1/payments/${encodeURIComponent(input.transactionId)}/cancel`, {
        body: { cancelReason: reasonWithRef(input.reason, input.refundRef), cancelAmount: input.amount.minor },
        idempotencyKey: input.idempotencyKey,
      });
      if (!answer.ok) return answer;
      const refund = cancelsOf(answer.value).find(({ merchantRefundRef }) => merchantRefundRef === input.refundRef);
      if (!refund) return fails('unknown', 'REFUND_NOT_LISTED');
      return { ok: true, value: { refundId: refund.refundId, status: refund.status } };
    },

    verifyWebhook: async (request) => readTossWebhook(request),

    listSince: (from, to) =>
      listPages(async (startingAfter) => {
        const query = new URLSearchParams({
          startDate: seoulTime(from),
          endDate: seoulTime(to),
          limit: String(PAGE),
          ...(startingAfter ? { startingAfter } : {}),
        });
        const page = await call(z.array(TossTransaction), `/v1/transactions?${query}`);
        if (!page.ok) return page;
        // A cancellation is a line of its own, with what it takes away.
        const items = page.value.flatMap(({ status, amount, currency, orderId, paymentKey }) =>
          status === 'DONE' && amount > 0 && OURS.test(orderId)
            ? [
                {
                  transactionId: paymentKey,
                  merchantRef: orderId,
                  providerRef: paymentKey,
                  amount: { minor: amount, currency: asCurrency(currency) },
                },
              ]
            : [],
        );
        return {
          ok: true,
          value: { items, next: page.value.length < PAGE ? undefined : page.value.at(-1)?.transactionKey },
        };
      }),
  };
}
