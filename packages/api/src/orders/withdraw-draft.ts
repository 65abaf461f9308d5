import { AppError } from '@softbox/config/errors';
import type { WithdrawDraft } from '@softbox/config/inputs/orders';
import { newId, orderEvents, orders, refunds, type Tx } from '@softbox/db';
import { and, asc, eq, gte, inArray, ne, notExists, sql } from 'drizzle-orm';
import { nothingChanges } from '../audit.ts';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import type { OrderView } from './view.ts';
import { type Order, viewOrder } from './view-order.ts';

/**
 * The draft was never handed over: it was written down by mistake, and the rules give back again what they gave before.
 * Only of the delivery that was looked at, and only until somebody has given money back in its sight. The customer, who was
 * told otherwise, is told. Once.
 */
export async function withdrawDraft(
  ctx: MemberContext,
  { orderId, deliveredAt, reason }: WithdrawDraft,
): Promise<{ order: OrderView }> {
  const now = ctx.clock.now();
  const withdrawn = await ctx.db.write(async (tx) => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!before) throw new AppError('ORDER_NOT_FOUND');
    if (!before.draftDeliveredAt) {
      nothingChanges(tx);
      return before;
    }
    const seen = new Date(deliveredAt);
    const workStartedAt = await startOfWork(tx, before, before.draftDeliveredAt);
    const decided = tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          eq(refunds.orderId, orderId),
          inArray(refunds.reason, ['policy', 'goodwill']),
          ne(refunds.status, 'failed'),
          gte(refunds.createdAt, before.draftDeliveredAt),
        ),
      );
    const [order] = await tx
      .update(orders)
      .set({
        draftDeliveredAt: null,
        workStartedAt,
        productionStage: workStartedAt ? 'in_production' : 'not_started',
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(
        and(
          eq(orders.id, orderId),
          eq(orders.draftDeliveredAt, seen),
          ne(orders.status, 'cancelled'),
          notExists(decided),
        ),
      )
      .returning();
    if (!order) throw new AppError((await decided.limit(1)).length > 0 ? 'DRAFT_DECIDED' : 'ORDER_CHANGED');
    await tx.insert(orderEvents).values({
      id: newId('orderEvent'),
      orderId,
      type: 'draft_withdrawn',
      actor: `user:${ctx.actor.userId}`,
      detail: { note: reason },
      createdAt: now,
    });
    await enqueue(tx, {
      name: 'mail.send',
      payload: { mail: 'draftWithdrawn', to: order.customerEmail, language: order.language, orderId },
      dedupeKey: `draftWithdrawn:${orderId}:${seen.getTime()}`,
      now,
    });
    return order;
  });
  return { order: await viewOrder(ctx.db.read, withdrawn) };
}

/** When work began without the draft, which says that it has: before it, or when somebody said so afterwards; else never. */
async function startOfWork(tx: Tx, { id, workStartedAt }: Order, draftDeliveredAt: Date): Promise<Date | null> {
  if (!workStartedAt || workStartedAt < draftDeliveredAt) return workStartedAt;
  const [begun] = await tx
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, id),
        eq(orderEvents.type, 'status_changed'),
        sql`${orderEvents.detail} ->> 'to' = 'in_progress'`,
        gte(orderEvents.createdAt, draftDeliveredAt),
      ),
    )
    .orderBy(asc(orderEvents.createdAt))
    .limit(1);
  return begun?.at ?? null;
}
