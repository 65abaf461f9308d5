import { AppError } from '@softbox/config/errors';
import { fromMinorUnits } from '@softbox/config/money';
import { fullRefundUntil, REFUND_POLICY } from '@softbox/config/refunds';
import { cancellationRequests, refunds } from '@softbox/db';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { providerOf } from '../payment/attempt.ts';
import type { Services } from '../services.ts';
import { quoteOrder } from './quote-order.ts';
import { isRepeatable, readStanding } from './standing.ts';
import type { OrderRefunds } from './view.ts';

interface Viewing {
  orderId: string;
  isStudio: boolean;
  now: Date;
}

type Reading = Pick<Services, 'db' | 'providers'>;

export async function viewRefunds(services: Reading, { orderId, isStudio, now }: Viewing): Promise<OrderRefunds> {
  const db = services.db.read;
  const standing = await readStanding(db, orderId);
  if (!standing) throw new AppError('ORDER_NOT_FOUND');
  const { order, charge, attempt, leftMinor, isDisputed } = standing;
  const currency = charge?.currency ?? order.currency;
  const [rows, [request]] = await Promise.all([
    db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), sql`rowid`),
    db
      .select()
      .from(cancellationRequests)
      .where(eq(cancellationRequests.orderId, orderId))
      .orderBy(desc(cancellationRequests.askedAt))
      .limit(1),
  ]);
  const repeatable = await Promise.all(rows.map(async (row) => isStudio && (await isRepeatable(db, row))));
  const quote = quoteOrder(standing, now);
  const policy = order.refundPolicy ?? REFUND_POLICY;
  return {
    orderId,
    quote: quote && {
      clause: quote.clause,
      share: quote.share,
      amount: fromMinorUnits(currency, quote.minor),
      policyVersion: policy.version,
      fullDays: policy.fullRefundDays,
      fullUntil: new Date(fullRefundUntil(policy, order.paidAt?.getTime() ?? 0)).toISOString(),
    },
    charged: fromMinorUnits(currency, charge?.amountMinor ?? 0),
    left: fromMinorUnits(currency, leftMinor),
    currency,
    disputed: isDisputed,
    elsewhere: attempt !== null && !providerOf(services, attempt),
    cancellable: order.status !== 'cancelled' && !isDisputed && (quote?.minor ?? 0) > 0 && request?.status !== 'open',
    request: request
      ? { status: request.status, askedAt: request.askedAt.toISOString(), answer: request.answer }
      : null,
    refunds: rows.map((row, index) => ({
      id: row.id,
      amount: fromMinorUnits(row.currency, row.amountMinor),
      currency: row.currency,
      status: row.status,
      reason: row.reason,
      clause: row.clause,
      note: isStudio ? row.note : '',
      failureCode: isStudio ? (row.failureCode ?? '') : '',
      repeatable: repeatable[index] ?? false,
      createdAt: row.createdAt.toISOString(),
    })),
  };
}
