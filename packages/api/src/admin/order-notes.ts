import { AppError } from '@softbox/config/errors';
import { authUsers, newId, orderNotes, orders } from '@softbox/db';
import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import type { OrderNote } from './view.ts';

type Note = z.infer<typeof OrderNote>;

/** What the team told itself about an order, oldest first. */
export async function listOrderNotes({ db }: MemberContext, { orderId }: { orderId: string }): Promise<Note[]> {
  const rows = await db.read
    .select({
      id: orderNotes.id,
      text: orderNotes.text,
      author: authUsers.username,
      createdAt: orderNotes.createdAt,
    })
    .from(orderNotes)
    .leftJoin(authUsers, eq(authUsers.id, orderNotes.authorId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.createdAt), sql`${orderNotes}.rowid`);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

export async function addOrderNote(
  ctx: MemberContext,
  { orderId, text }: { orderId: string; text: string },
): Promise<Note[]> {
  await ctx.db.write(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId));
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    await tx
      .insert(orderNotes)
      .values({ id: newId('orderNote'), orderId, authorId: ctx.actor.userId, text, createdAt: ctx.clock.now() });
  });
  return listOrderNotes(ctx, { orderId });
}
