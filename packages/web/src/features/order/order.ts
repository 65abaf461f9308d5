import type { Outputs } from '@softbox/api/types';
import type { MessageKey } from '@softbox/config/i18n';
import type { PaymentStatus } from '@softbox/config/orders';
import type { BadgeTone } from '../../ui/badge.tsx';

export type Order = Outputs['orders']['get'];

export const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  unpaid: 'warning',
  processing: 'warning',
  paid: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  review: 'warning',
};

type State = Pick<Order, 'status' | 'paymentStatus' | 'productionStage'> & {
  attempts: readonly Pick<Order['attempts'][number], 'status'>[];
  lines: readonly Pick<Order['lines'][number], 'itemKey'>[];
};

type NextKey = Extract<MessageKey, `order.page.next${string}`>;

/** How long production takes, by what was ordered. */
function times({ lines }: State): NextKey[] {
  const has = (kind: string) => lines.some(({ itemKey }) => itemKey.startsWith(kind));
  return [
    ...(has('template:') ? (['order.page.nextTemplate'] as const) : []),
    ...(has('package:') ? (['order.page.nextPackage'] as const) : []),
  ];
}

/** A payment page that was opened and left is no money on its way. */
const isOnItsWay = ({ paymentStatus, attempts }: State) =>
  paymentStatus === 'processing' && attempts.some(({ status }) => status === 'approved' || status === 'processing');

/** What the customer can expect now, sentence by sentence. Money speaks first, then production. */
export function nextWords(order: State): NextKey[] {
  const { status, paymentStatus, productionStage } = order;
  if (paymentStatus === 'refunded') return ['order.page.nextRefunded'];
  if (paymentStatus === 'review') return ['order.page.nextReview'];
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
  if (!isPaid && status === 'cancelled') return ['order.page.nextCancelled'];
  if (!isPaid) return isOnItsWay(order) ? ['order.page.nextProcessing'] : ['order.page.nextPay', ...times(order)];
  if (productionStage === 'delivered') return ['order.page.nextDelivered'];
  if (productionStage === 'draft_delivered') return ['order.page.nextDraft'];
  return productionStage === 'not_started' ? ['order.page.nextMaterial', ...times(order)] : times(order);
}
