import type { OrderStatus, PaymentStatus } from '@softbox/config/orders';
import { useTranslate } from '../../lib/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const STATUS_TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'warning',
  in_progress: 'neutral',
  completed: 'success',
  cancelled: 'danger',
};

const PAYMENT_TONES: Record<PaymentStatus, BadgeTone> = {
  unpaid: 'neutral',
  processing: 'warning',
  paid: 'success',
  partially_refunded: 'neutral',
  refunded: 'neutral',
  review: 'danger',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const translate = useTranslate();
  return <Badge tone={STATUS_TONES[status]}>{translate(`order.status.${status}`)}</Badge>;
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const translate = useTranslate();
  return <Badge tone={PAYMENT_TONES[status]}>{translate(`order.payment.${status}`)}</Badge>;
}
