import { AppError } from '@softbox/config/errors';
import type { ChangeOrderStatus } from '@softbox/config/inputs/orders';
import { mayChange } from '@softbox/config/orders';
import { orders, paymentLedger } from '@softbox/db';
import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { recordChange } from '../audit.ts';
import type { Context, MemberContext } from '../context.ts';
import { findOrder, mayAct } from './find-order.ts';
import { moveOrder } from './move-order.ts';
import type { OrderView } from './view.ts';
import { type Order, viewOrder } from './view-order.ts';

type Change = z.infer<typeof ChangeOrderStatus>;

/** The studio may set any status; a buyer may only have it looked at again, or give an unpaid order up. */
export async function changeStatus(ctx: Context, input: Change): Promise<{ order: OrderView }> {
  const order = await findOrder(ctx, input, 'orders.write');
  const changed = mayAct(ctx, 'orders.write') ? await setByStudio(ctx, input) : await askedByOwner(ctx, order, input);
  return { order: await viewOrder(ctx.db.read, changed) };
}

const setByStudio = (ctx: MemberContext, { orderId, status, version, reason }: Change): Promise<Order> =>
  ctx.db.write(async (tx) => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!before) throw new AppError('ORDER_NOT_FOUND');
    if (version !== undefined && version !== before.version) throw new AppError('ORDER_CHANGED');
    if (status === before.status) return before;
    const detail = { before: before.status, after: status };
    await recordChange(tx, ctx, { kind: 'orders.changeStatus', target: orderId, detail });
    return moveOrder(tx, { before, status, reason, actor: actorOf(ctx), now: ctx.clock.now() });
  });

async function askedByOwner(ctx: Context, order: Order, { status, transactionId }: Change): Promise<Order> {
  if (status === 'completed') return lookAgain(ctx, order, transactionId);
  if (status === 'cancelled') return giveUp(ctx, order);
  throw new AppError('FORBIDDEN');
}

/** The specification's client says "completed" after paying: true where the ledger says so, and nothing is written here. */
async function lookAgain(ctx: Context, order: Order, transactionId: string | undefined): Promise<Order> {
  if (!transactionId) throw new AppError('PAYMENT_NOT_CONFIRMED');
  if (order.paymentStatus === 'unpaid' || order.paymentStatus === 'processing') {
    ctx.rateLimiter.take('payOrder', ctx.ip);
    await ctx.payments.recheck(order.id);
  }
  const [paid] = await ctx.db.read
    .select({ order: orders })
    .from(orders)
    .innerJoin(paymentLedger, eq(paymentLedger.orderId, orders.id))
    .where(
      and(
        eq(orders.id, order.id),
        inArray(orders.paymentStatus, ['paid', 'partially_refunded']),
        eq(paymentLedger.kind, 'charge'),
        eq(paymentLedger.counts, true),
        eq(paymentLedger.providerTransactionId, transactionId),
      ),
    );
  if (!paid) throw new AppError('PAYMENT_NOT_CONFIRMED');
  return paid.order;
}

/** Closed at the provider first: an order that can still be paid is not given up, and one that turns out paid stays paid. */
async function giveUp(ctx: Context, { id, status }: Order): Promise<Order> {
  if (status !== 'cancelled' && mayChange('owner', status, 'cancelled')) await ctx.payments.closeOpenAttempt(id);
  return ctx.db.write(async (tx) => {
    const [before] = await tx.select().from(orders).where(eq(orders.id, id));
    if (!before) throw new AppError('ORDER_NOT_FOUND');
    if (before.status === 'cancelled') return before;
    if (before.paymentStatus === 'processing') throw new AppError('PAYMENT_UNCERTAIN');
    if (before.paymentStatus !== 'unpaid') throw new AppError('ORDER_ALREADY_PAID');
    if (!mayChange('owner', before.status, 'cancelled')) throw new AppError('FORBIDDEN');
    return moveOrder(tx, { before, status: 'cancelled', actor: actorOf(ctx), now: ctx.clock.now() });
  });
}

const actorOf = ({ actor }: Context) => (actor.kind === 'user' ? `user:${actor.userId}` : 'guest');
