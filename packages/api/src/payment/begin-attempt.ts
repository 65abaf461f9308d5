import { AppError } from '@softbox/config/errors';
import { LIFETIMES } from '@softbox/config/limits';
import { isUniqueViolation, newId, orderEvents, orders, paymentAttempts } from '@softbox/db';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import type { Attempt } from './attempt.ts';
import { nextCheck } from './check-schedule.ts';
import type { Money, PaymentProvider } from './provider.ts';

interface Beginning {
  orderId: string;
  provider: PaymentProvider;
  charge: Money;
  actor: string;
}

/**
 * Writes down that we are about to ask the provider, before asking it: whatever happens next, the reconciler finds it.
 * Null where another attempt is already open; the unique index says so, not a look beforehand.
 */
export async function beginAttempt(
  { db, clock }: Services,
  { orderId, provider, charge, actor }: Beginning,
): Promise<Attempt | null> {
  try {
    return await db.write(async (tx) => {
      const now = clock.now();
      const [order] = await tx
        .update(orders)
        .set({
          paymentStatus: 'processing',
          paymentMethod: provider.name,
          version: sql`${orders.version} + 1`,
          updatedAt: now,
        })
        .where(
          and(
            eq(orders.id, orderId),
            ne(orders.status, 'cancelled'),
            inArray(orders.paymentStatus, ['unpaid', 'processing']),
          ),
        )
        .returning();
      if (!order) throw new AppError('ORDER_NOT_PAYABLE');
      const number = 1 + (await tx.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId)));
      const expiresAt = new Date(now.getTime() + LIFETIMES.paymentAttempt);
      const id = newId('attempt');
      const [attempt] = await tx
        .insert(paymentAttempts)
        .values({
          id,
          orderId,
          number,
          provider: provider.name,
          mode: provider.mode,
          merchantRef: provider.newMerchantRef(now),
          chargeMinor: charge.minor,
          chargeCurrency: charge.currency,
          idempotencyKey: id,
          expiresAt,
          nextCheckAt: nextCheck({ checks: 0, uncertain: false, createdAt: now, expiresAt }, now),
          createdAt: now,
          updatedAt: now,
        })
        .returning();
      if (!attempt) throw new Error('an insert answered nothing');
      await tx.insert(orderEvents).values({
        id: newId('orderEvent'),
        orderId,
        type: 'payment_started',
        actor,
        detail: {
          provider: provider.name,
          mode: provider.mode,
          attempt: number,
          merchantRef: attempt.merchantRef,
          // The buyer has agreed to pay in this currency instead of the order's own.
          ...(charge.currency === order.currency ? {} : { agreed: charge.minor, agreedCurrency: charge.currency }),
        },
        createdAt: now,
      });
      return attempt;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
