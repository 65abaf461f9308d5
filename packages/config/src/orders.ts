export const ORDER_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_TYPES = ['package', 'template'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Whether the money for an order has arrived: a thing of its own beside the status the studio works with. */
export const PAYMENT_STATUSES = ['unpaid', 'processing', 'paid', 'partially_refunded', 'refunded', 'review'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** How far the studio is with the pictures; set by acts of production, never by payment. */
export const PRODUCTION_STAGES = [
  'not_started',
  'material_received',
  'in_production',
  'draft_delivered',
  'delivered',
] as const;

/** The specification's rule for a successful payment. */
export const STATUS_WHEN_PAID: OrderStatus = 'completed';

export type OrderActor = 'administrator' | 'owner' | 'payment';

/** Who may move an order where. The administrator may set any status; the owner may only give an unpaid order up. */
const MOVES: Record<OrderActor, (from: OrderStatus, to: OrderStatus) => boolean> = {
  administrator: () => true,
  owner: (from, to) => from === 'pending' && to === 'cancelled',
  payment: (from, to) => from === 'pending' && to === STATUS_WHEN_PAID,
};

export const mayChange = (actor: OrderActor, from: OrderStatus, to: OrderStatus) => MOVES[actor](from, to);

/** An order can be paid while it is neither paid nor given up. */
export const isPayable = (order: { status: OrderStatus; paymentStatus: PaymentStatus }) =>
  order.status !== 'cancelled' && (order.paymentStatus === 'unpaid' || order.paymentStatus === 'processing');

/**
 * Whether a change of status contradicts the money, so that whoever makes it is asked for a reason: giving a paid order
 * up, or calling one completed that nobody has paid.
 */
export function asksForReason({ paymentStatus }: { paymentStatus: PaymentStatus }, to: OrderStatus): boolean {
  const isUnpaid = paymentStatus === 'unpaid' || paymentStatus === 'processing';
  if (to === 'completed') return isUnpaid;
  return to === 'cancelled' && !isUnpaid && paymentStatus !== 'refunded';
}

/** The two consents of checkout, each recorded with the version of the text that was shown. */
export const CONSENTS = ['purchase', 'privacy'] as const;
export type Consent = (typeof CONSENTS)[number];

/** Raise when the wording of a consent or of the terms changes; old orders keep the version they were given under. */
export const CONSENT_VERSIONS: Record<Consent, string> = { purchase: '2026-11-01', privacy: '2026-11-21' };
