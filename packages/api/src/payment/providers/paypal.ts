import type { Currency } from '@softbox/config/countries';
import type { Language } from '@softbox/config/languages';
import { toDecimal } from '@softbox/config/money';
import type {
  Capabilities,
  CreateInput,
  Dispute,
  Outcome,
  PaymentProvider,
  ProviderContext,
  ProviderMode,
  SessionRef,
  Snapshot,
} from '../provider.ts';
import { fails } from './http-call.ts';
import { listPages } from './list-pages.ts';
import { newReference } from './merchant-ref.ts';
import { createPaypalCall, type PaypalAccess } from './paypal-call.ts';
import {
  askedOf,
  PaypalDispute,
  PaypalDisputes,
  PaypalOrder,
  PaypalRefund,
  PaypalTransactions,
  paypalDispute,
  paypalSighting,
  paypalSnapshot,
  REFUND_STATUS,
} from './paypal-snapshot.ts';
import { createPaypalVerifier, type PaypalProof } from './paypal-webhook.ts';
import { untouched } from './untouched.ts';
import { withQuery } from './with-query.ts';

/** No won and no dong anywhere; ringgit only within Malaysia, yuan only within China. */
const CURRENCIES_OF_COUNTRY: Record<string, readonly Currency[]> = { MY: ['USD', 'AUD', 'MYR'] };
const LARGEST = 6_000_000;

const capabilities = (accountCountry: string | undefined): Capabilities => ({
  currencies: CURRENCIES_OF_COUNTRY[accountCountry ?? ''] ?? ['USD', 'AUD'],
  min: { USD: 100, AUD: 100, MYR: 400 },
  max: { USD: LARGEST, AUD: LARGEST, MYR: 4 * LARGEST },
  refund: 'partial',
  sessionSeconds: 3 * 3600,
});

const LOCALES: Record<Language, string> = { en: 'en-US', ko: 'ko-KR', ja: 'ja-JP', zh: 'zh-CN', vi: 'vi-VN' };

export interface PaypalKeys extends PaypalAccess, PaypalProof {
  /** Where the account is at home: decides which currencies it may take. */
  accountCountry?: string | undefined;
}

const orderRequest = (input: CreateInput) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: input.merchantRef,
      // PayPal takes each of these once, so that even a lost answer never leads to a second payment.
      invoice_id: input.merchantRef,
      description: input.title.slice(0, 127),
      amount: {
        currency_code: input.amount.currency,
        value: toDecimal(input.amount.currency, input.amount.minor),
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        locale: LOCALES[input.language],
        return_url: withQuery(input.returnUrl, `ref=${input.merchantRef}`),
        cancel_url: withQuery(input.cancelUrl, `ref=${input.merchantRef}&result=cancel`),
      },
    },
  },
});

/** PayPal: its page asks the buyer, our server then captures what was approved. */
export function createPaypal(keys: PaypalKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createPaypalCall(keys, context);
  const able = capabilities(keys.accountCountry);
  const orderPath = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  async function readOrder({ providerRef, merchantRef }: SessionRef): Promise<Outcome<PaypalOrder>> {
    const read = await call(PaypalOrder, orderPath(providerRef ?? ''));
    if (!read.ok) return read;
    return read.value.purchase_units[0]?.custom_id === merchantRef ? read : fails('invalid', 'ORDER_MISMATCH');
  }

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    // Without PayPal's name for it nobody but us could ever make money of it, and asking again makes the same order.
    if (!ref.providerRef) return untouched(ref, 'created');
    const order = await readOrder(ref);
    if (!order.ok) return order;
    const snapshot = paypalSnapshot(order.value);
    if (!ref.disputes) return { ok: true, value: snapshot };
    const disputes = await readDisputes(snapshot);
    return disputes.ok ? { ok: true, value: { ...snapshot, disputes: disputes.value } } : disputes;
  }

  /** A dispute has a life of its own: neither the order nor its capture tells of one, and the list not how it ended. */
  async function readDisputes({ charges }: Snapshot): Promise<Outcome<Dispute[]>> {
    const disputes: Dispute[] = [];
    for (const { transactionId } of charges) {
      const query = `disputed_transaction_id=${encodeURIComponent(transactionId)}`;
      const found = await call(PaypalDisputes, `/v1/customer/disputes?${query}`);
      if (!found.ok) return found;
      for (const { dispute_id } of found.value.items) {
        const one = await call(PaypalDispute, `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`);
        if (!one.ok) return one;
        disputes.push(paypalDispute(one.value, transactionId));
      }
    }
    return { ok: true, value: disputes };
  }

  return {
    name: 'paypal',
    mode,
    capabilities: able,
    newMerchantRef: newReference,

    create: async (input) => {
      if (!able.currencies.includes(input.amount.currency)) return fails('invalid', 'UNSUPPORTED_CURRENCY');
      const { idempotencyKey } = input;
      const made = await call(PaypalOrder, '/v2/checkout/orders', { body: orderRequest(input), idempotencyKey });
      if (!made.ok) return made;
      const { id: providerRef, links } = made.value;
      const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) return fails('unknown', 'NO_PAGE');
      return {
        ok: true,
        value: { providerRef, next: { type: 'redirect', url: page.href }, expiresAt: input.expiresAt },
      };
    },

    parseReturn: ({ url: { searchParams: query } }) => ({
      merchantRef: query.get('ref') ?? undefined,
      providerRef: query.get('token') ?? undefined,
      hint: query.get('result') === 'cancel' ? 'cancel' : 'success',
    }),

    confirm: async (input) => {
      if (!input.providerRef) return untouched(input, 'created');
      const order = await readOrder(input);
      if (!order.ok) return order;
      const snapshot = paypalSnapshot(order.value);
      if (snapshot.state !== 'approved') return { ok: true, value: snapshot };
      const asked = askedOf(order.value);
      if (asked?.minor !== input.expected.minor || asked.currency !== input.expected.currency)
        return fails('invalid', 'AMOUNT_MISMATCH');
      const captured = await call(PaypalOrder, `${orderPath(order.value.id)}/capture`, {
        body: {},
        idempotencyKey: `${input.idempotencyKey}-capture`,
      });
      if (captured.ok) return { ok: true, value: paypalSnapshot(captured.value) };
      const { kind, code, message } = captured;
      if (kind === 'already_done') return fetchSnapshot(input);
      // The card behind the account was refused. This order is not tried again: the next attempt has one of its own.
      if (kind === 'declined') return { ok: true, value: { ...snapshot, state: 'failed', failure: { code, message } } };
      return captured;
    },

    fetchSnapshot,

    // Only our server can turn an approval into money, so there is nothing to end at PayPal.
    close: async (ref) => {
      const found = await fetchSnapshot(ref);
      if (!found.ok) return found;
      const { state } = found.value;
      const isOpen = state === 'created' || state === 'requires_action' || state === 'approved';
      return isOpen ? { ok: true, value: { ...found.value, state: 'canceled' } } : found;
    },

    refund: async (input) => {
      const made = await call(PaypalRefund, `/v2/payments/captures/${encodeURIComponent(input.transactionId)}/refund`, {
        body: {
          custom_id: input.refundRef,
          amount: {
            currency_code: input.amount.currency,
            value: toDecimal(input.amount.currency, input.amount.minor),
          },
        },
        idempotencyKey: input.idempotencyKey,
      });
      if (!made.ok) return made;
      return { ok: true, value: { refundId: made.value.id, status: REFUND_STATUS[made.value.status] } };
    },

    verifyWebhook: createPaypalVerifier({ ...keys, call, context }),

    // PayPal's books are some hours behind.
    listSince: (from, to) =>
      listPages(async (cursor = '1') => {
        const query = new URLSearchParams({
          start_date: from.toISOString(),
          end_date: to.toISOString(),
          fields: 'transaction_info',
          transaction_status: 'S',
          page_size: '500',
          page: cursor,
        });
        const page = await call(PaypalTransactions, `/v1/reporting/transactions?${query}`);
        if (!page.ok) return page;
        const { transaction_details, total_pages } = page.value;
        const next = Number(cursor) < total_pages ? String(Number(cursor) + 1) : undefined;
        return { ok: true, value: { items: transaction_details.flatMap(paypalSighting), next } };
      }),
  };
}
