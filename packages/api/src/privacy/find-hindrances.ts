import { productionDue } from '@softbox/config/refunds';
import { cancellationRequests, paymentAttempts, type ReadDb, refunds } from '@softbox/db';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Order } from '../orders/view-order.ts';
import { OPEN_STATUSES } from '../payment/attempt.ts';
import type { Hindrance } from './view.ts';

/** Why a person cannot be forgotten yet: work that is owed to them, or money that is still on its way. */
export async function findHindrances(
  db: Pick<ReadDb, 'select'>,
  orders: readonly Order[],
  now: Date,
): Promise<Hindrance[]> {
  const ids = orders.map(({ id }) => id);
  const [moving, asked, paying] = await Promise.all([
    db
      .select({ orderId: refunds.orderId })
      .from(refunds)
      .where(and(inArray(refunds.orderId, ids), inArray(refunds.status, ['requested', 'pending']))),
    db
      .select({ orderId: cancellationRequests.orderId })
      .from(cancellationRequests)
      .where(and(inArray(cancellationRequests.orderId, ids), eq(cancellationRequests.status, 'open'))),
    db
      .select({ orderId: paymentAttempts.orderId })
      .from(paymentAttempts)
      .where(
        and(
          inArray(paymentAttempts.orderId, ids),
          or(inArray(paymentAttempts.status, [...OPEN_STATUSES]), eq(paymentAttempts.uncertain, true)),
        ),
      ),
  ]);
  const among = (rows: { orderId: string }[], id: string) => rows.some(({ orderId }) => orderId === id);
  return orders.flatMap((order) => {
    const { id, packageName, paymentStatus } = order;
    const reason = among(moving, id)
      ? 'refund'
      : among(asked, id)
        ? 'cancellation'
        : among(paying, id) || paymentStatus === 'processing' || paymentStatus === 'review'
          ? 'payment'
          : isInWork(order, now.getTime())
            ? 'work'
            : null;
    return reason ? [{ orderId: id, item: packageName, reason }] : [];
  });
}

/** Begun and not finished, or paid and not begun within the days in which it is to be delivered. */
function isInWork(order: Order, now: number): boolean {
  const { status, paymentStatus, productionStage, orderType, paidAt, workStartedAt } = order;
  if (status === 'in_progress') return true;
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'partially_refunded';
  if (!isPaid || status === 'cancelled' || productionStage === 'delivered' || workStartedAt) return false;
  const due = productionDue(orderType, paidAt?.getTime() ?? null, 0);
  return due !== null && now < due.latest;
}
