import { z } from 'zod';
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
import { findInPages, listPages } from './list-pages.ts';
import { newReference } from './merchant-ref.ts';
import { reasonWithRef } from './refund-reason.ts';
import { createSquareCall, type SquareAccess } from './square-call.ts';
import {
  REFUND_STATUS,
  SquareDispute,
  SquareOrder,
  SquarePayment,
  SquareRefund,
  squareDispute,
  squareSnapshot,
} from './square-snapshot.ts';
import { verifySquareWebhook } from './square-webhook.ts';
import { withQuery } from './with-query.ts';

/** A location takes its own currency only: in the countries served with Square that is the dollar. */
const CAPABILITIES: Capabilities = {
  currencies: ['USD'],
  min: { USD: 100 },
  max: { USD: 5_000_000 },
  refund: 'partial',
  sessionSeconds: 30 * 60,
};

/** How far around our own moment a lost order is looked for. */
const SEARCH_MS = 15 * 60_000;
const SEARCH_LIMIT = 500;
const STATES = ['DRAFT', 'OPEN', 'COMPLETED', 'CANCELED'];

export interface SquareKeys extends SquareAccess {
  locationId: string;
  signatureKey: string;
}

const Link = z.object({ payment_link: z.object({ id: z.string(), url: z.url(), order_id: z.string() }) });
const OneOrder = z.object({ order: SquareOrder });
const Orders = z.object({ orders: z.array(SquareOrder).default([]), cursor: z.string().optional() });
const Disputes = z.object({ disputes: z.array(SquareDispute).default([]), cursor: z.string().optional() });
const Payments = z.object({ payments: z.array(SquarePayment).default([]), cursor: z.string().optional() });
const OnePayment = z.object({ payment: SquarePayment });
const OneRefund = z.object({ refund: SquareRefund });

const linkRequest = (input: CreateInput, locationId: string) => ({
  idempotency_key: input.idempotencyKey,
  order: {
    location_id: locationId,
    reference_id: input.merchantRef,
    line_items: [
      {
        name: input.title.slice(0, 500),
        quantity: '1',
        base_price_money: { amount: input.amount.minor, currency: input.amount.currency },
      },
    ],
  },
  checkout_options: {
    redirect_url: withQuery(input.returnUrl, `ref=${input.merchantRef}`),
    ask_for_shipping_address: false,
    allow_tipping: false,
  },
  pre_populated_data: { buyer_email: input.buyer.email },
});

/** Square's payment links: a page of Square's for one order. The order is the attempt; the payment on it is the charge. */
export function createSquare(keys: SquareKeys, mode: ProviderMode, context: ProviderContext): PaymentProvider {
  const call = createSquareCall(keys, context);
  const { locationId } = keys;

  /** There is no search by reference: the orders of that quarter of an hour are gone through. */
  async function findByMerchantRef({ merchantRef, createdAt }: SessionRef): Promise<Outcome<SquareOrder>> {
    const at = createdAt.getTime();
    const time = { start_at: new Date(at - SEARCH_MS).toISOString(), end_at: new Date(at + SEARCH_MS).toISOString() };
    const query = {
      filter: { state_filter: { states: STATES }, date_time_filter: { created_at: time } },
      sort: { sort_field: 'CREATED_AT', sort_order: 'ASC' },
    };
    const found = await findInPages(
      async (cursor) => {
        const body = { location_ids: [locationId], query, limit: SEARCH_LIMIT, ...(cursor ? { cursor } : {}) };
        const page = await call(Orders, 'POST', '/v2/orders/search', body);
        return page.ok ? { ok: true, value: { items: page.value.orders, next: page.value.cursor } } : page;
      },
      ({ reference_id }) => reference_id === merchantRef,
    );
    if (!found.ok) return found;
    return found.value ? { ok: true, value: found.value } : fails('not_found', 'NO_ORDER');
  }

  async function readOrder(ref: SessionRef): Promise<Outcome<SquareOrder>> {
    if (!ref.providerRef) return findByMerchantRef(ref);
    const read = await call(OneOrder, 'GET', `/v2/orders/${encodeURIComponent(ref.providerRef)}`);
    if (!read.ok) return read;
    const { order } = read.value;
    return order.reference_id === ref.merchantRef ? { ok: true, value: order } : fails('invalid', 'ORDER_MISMATCH');
  }

  async function snapshotOf(order: SquareOrder): Promise<Outcome<Snapshot>> {
    const payments: SquarePayment[] = [];
    const refunds: SquareRefund[] = [];
    for (const { id, payment_id = id } of order.tenders) {
      const read = await call(OnePayment, 'GET', `/v2/payments/${encodeURIComponent(payment_id)}`);
      if (!read.ok) return read.kind === 'not_found' ? fails('unknown', read.code) : read;
      payments.push(read.value.payment);
      for (const refundId of read.value.payment.refund_ids) {
        const refund = await call(OneRefund, 'GET', `/v2/refunds/${encodeURIComponent(refundId)}`);
        if (!refund.ok) return refund.kind === 'not_found' ? fails('unknown', refund.code) : refund;
        refunds.push(refund.value.refund);
      }
    }
    return { ok: true, value: squareSnapshot(order, payments, refunds) };
  }

  async function fetchSnapshot(ref: SessionRef): Promise<Outcome<Snapshot>> {
    const order = await readOrder(ref);
    if (!order.ok) return order;
    const found = await snapshotOf(order.value);
    if (!found.ok || !ref.disputes) return found;
    const disputes = await readDisputes(found.value);
    return disputes.ok ? { ok: true, value: { ...found.value, disputes: disputes.value } } : disputes;
  }

  /** A dispute has a life of its own: the payment does not tell of it, and it is found in the list of all. */
  async function readDisputes({ charges }: Snapshot): Promise<Outcome<Dispute[]>> {
    const ids = new Set(charges.map(({ transactionId }) => transactionId));
    const all = await listPages(async (cursor) => {
      const query = new URLSearchParams({ location_id: locationId, ...(cursor ? { cursor } : {}) });
      const page = await call(Disputes, 'GET', `/v2/disputes?${query}`);
      return page.ok ? { ok: true, value: { items: page.value.disputes, next: page.value.cursor } } : page;
    });
    if (!all.ok) return all;
    return { ok: true, value: all.value.flatMap(squareDispute).filter(({ transactionId }) => ids.has(transactionId)) };
  }

  return {
    name: 'square',
    mode,
    capabilities: CAPABILITIES,
    newMerchantRef: newReference,

    create: async (input) => {
      if (input.amount.currency !== 'USD') return fails('invalid', 'UNSUPPORTED_CURRENCY');
      const path = '/v2/online-checkout/payment-links';
      const made = await call(Link, 'POST', path, linkRequest(input, locationId));
      if (!made.ok) return made;
      const { url, order_id: providerRef } = made.value.payment_link;
      return { ok: true, value: { providerRef, next: { type: 'redirect', url }, expiresAt: input.expiresAt } };
    },

    // Its page knows only one way back, the one after paying.
    parseReturn: ({ url: { searchParams: query } }) => ({
      merchantRef: query.get('ref') ?? undefined,
      providerRef: query.get('orderId') ?? undefined,
      hint: 'success',
    }),

    // Paying on Square's page is already money.
    confirm: fetchSnapshot,
    fetchSnapshot,

    // Deleting a link cancels its order only while no card was refused on it; cancelling the order always ends it.
    close: async (ref) => {
      const order = await readOrder(ref);
      if (!order.ok) return order;
      const found = await snapshotOf(order.value);
      if (!found.ok || found.value.state !== 'requires_action') return found;
      const { id, version } = order.value;
      const cancelled = await call(OneOrder, 'PUT', `/v2/orders/${encodeURIComponent(id)}`, {
        idempotency_key: `${ref.idempotencyKey}-close`.slice(0, 192),
        order: { location_id: locationId, version, state: 'CANCELED' },
      });
      if (cancelled.ok) return snapshotOf(cancelled.value.order);
      // Changed since we looked: the buyer was faster.
      return cancelled.kind === 'invalid' ? fails('already_done', cancelled.code) : cancelled;
    },

    refund: async (input) => {
      const made = await call(OneRefund, 'POST', '/v2/refunds', {
        idempotency_key: input.idempotencyKey,
        payment_id: input.transactionId,
        amount_money: { amount: input.amount.minor, currency: input.amount.currency },
        reason: reasonWithRef(input.reason, input.refundRef),
      });
      if (!made.ok) return made;
      const { id: refundId, status } = made.value.refund;
      return { ok: true, value: { refundId, status: REFUND_STATUS[status] } };
    },

    verifyWebhook: async (message) => verifySquareWebhook(message, { ...keys, webhookUrl: context.webhookUrl }),

    listSince: (from, to) =>
      listPages(async (cursor) => {
        const query = new URLSearchParams({
          begin_time: from.toISOString(),
          end_time: to.toISOString(),
          location_id: locationId,
          ...(cursor ? { cursor } : {}),
        });
        const page = await call(Payments, 'GET', `/v2/payments?${query}`);
        if (!page.ok) return page;
        const items = page.value.payments.flatMap(({ id, order_id, status, amount_money }) =>
          status === 'COMPLETED'
            ? [{ transactionId: id, merchantRef: null, providerRef: order_id, amount: amount_money }]
            : [],
        );
        return { ok: true, value: { items, next: page.value.cursor } };
      }),
  };
}
