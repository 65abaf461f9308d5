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

type State = Pick<Order, 'status' | 'paymentStatus' | 'productionStage' | 'refundUnderWay'> & {
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

/** How far the studio is. The administrator's 'in progress' counts where no stage has been noted yet. */
function production(order: State): NextKey[] {
  switch (order.productionStage) {
    case 'delivered':
      return ['order.page.nextDelivered'];
    case 'draft_delivered':
      return ['order.page.nextDraft'];
    case 'in_production':
      return ['order.page.nextInProduction', ...times(order)];
    case 'material_received':
      return ['order.page.nextReceived', ...times(order)];
    case 'not_started':
      return [
        order.status === 'in_progress' ? 'order.page.nextInProduction' : 'order.page.nextMaterial',
        ...times(order),
      ];
  }
}

/** What the customer can expect now, sentence by sentence. Money speaks first, then production. */
export function nextWords(order: State): NextKey[] {
  const isCancelled = order.status === 'cancelled';
  if (isCancelled && order.refundUnderWay) return ['order.page.nextRefunding'];
  switch (order.paymentStatus) {
    case 'refunded':
      return ['order.page.nextRefunded'];
    case 'review':
      return ['order.page.nextReview'];
    case 'paid':
      return isCancelled ? ['order.page.nextCancelledPaid'] : production(order);
    case 'partially_refunded':
      return isCancelled
        ? ['order.page.nextCancelledRefunded']
        : ['order.page.nextPartlyRefunded', ...production(order)];
    case 'unpaid':
    case 'processing':
      if (isCancelled) return ['order.page.nextCancelled'];
      return isOnItsWay(order) ? ['order.page.nextProcessing'] : ['order.page.nextPay', ...times(order)];
  }
}
