import { AppError } from '@softbox/config/errors';
import type { ORDER_MAILS } from '@softbox/config/inputs/admin';
import { newId, orderEvents, orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { mailOrder } from '../orders/mail-order.ts';

/** Sends one of an order's mails once more, to the address the order has, with a link of its own. */
export const resendMail = (
  ctx: MemberContext,
  { orderId, mail }: { orderId: string; mail: (typeof ORDER_MAILS)[number] },
): Promise<{ to: string }> =>
  ctx.db.write(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    if (!order.customerEmail) throw new AppError('CUSTOMER_ERASED');
    // Nobody is thanked for money that has not come.
    if (mail === 'orderPaid' && order.paidMinor === 0) throw new AppError('PAYMENT_NOT_CONFIRMED');
    const now = ctx.clock.now();
    const eventId = newId('orderEvent');
    await tx.insert(orderEvents).values({
      id: eventId,
      orderId,
      type: 'mail_sent_again',
      actor: `user:${ctx.actor.userId}`,
      detail: { mail, name: order.customerEmail },
      createdAt: now,
    });
    await mailOrder(tx, { mail, order, now, again: eventId });
    return { to: order.customerEmail };
  });
