import { AppError } from '@softbox/config/errors';
import { formatCharge } from '@softbox/config/money';
import type { RefundClause } from '@softbox/config/refunds';
import { newId, orderEvents, refunds, type Tx } from '@softbox/db';
import { enqueue } from '../jobs/queue.ts';
import type { Standing } from './standing.ts';

interface Request {
  standing: Standing;
  minor: number;
  reason: 'policy' | 'goodwill';
  clause: RefundClause | null;
  note: string;
  actor: string;
  requestKey: string | null;
  now: Date;
}

/** Writes down that money goes back, with the promise of doing it: job `refund.execute` asks the provider. */
export async function requestRefund(tx: Tx, request: Request): Promise<void> {
  const { standing, minor, reason, clause, note, actor, requestKey, now } = request;
  const { order, charge, leftMinor, isDisputed } = standing;
  if (isDisputed) throw new AppError('REFUND_DISPUTED');
  if (!charge || leftMinor === 0 || minor < 1) throw new AppError('REFUND_NOTHING_LEFT');
  if (minor > leftMinor)
    throw new AppError('REFUND_TOO_LARGE', { left: formatCharge(order.country, charge.currency, leftMinor) });
  const id = newId('refund');
  // The database itself refuses more than is left (trigger refunds_within_charge), should this ever have looked wrongly.
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    attemptId: charge.attemptId,
    providerTransactionId: charge.providerTransactionId,
    merchantRefundRef: id.replaceAll(/[^A-Za-z0-9]/g, ''),
    amountMinor: minor,
    currency: charge.currency,
    reason,
    status: 'requested',
    actor,
    clause,
    note,
    requestKey,
    createdAt: now,
    updatedAt: now,
  });
  await tx.insert(orderEvents).values({
    id: newId('orderEvent'),
    orderId: order.id,
    type: 'refund_started',
    actor,
    detail: { reason, clause, note, amount: minor, currency: charge.currency },
    createdAt: now,
  });
  await enqueue(tx, { name: 'refund.execute', payload: { refundId: id }, dedupeKey: id, now });
}
