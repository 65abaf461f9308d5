import { AppError } from '@softbox/config/errors';
import type { ConfirmPayment } from '@softbox/config/inputs/payment';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import { checkAttempt } from './check-attempt.ts';
import { findAttempt } from './find-attempt.ts';
import { paymentView } from './payment-view.ts';
import { refuseOtherAmount } from './refuse-other-amount.ts';
import type { PaymentView } from './view.ts';

/**
 * Called by the success page with whatever its query says: looks at the provider and tells the truth. Asks for no owner,
 * for a return carries no session; whoever is not the owner learns where the payment stands and nothing else.
 */
export async function confirmPayment(ctx: Context, input: z.infer<typeof ConfirmPayment>): Promise<PaymentView> {
  const { orderId: ref, paymentKey, amount } = input;
  // Anybody may ask, and each answer costs a call at the provider.
  ctx.rateLimiter.take('confirmPerAddress', ctx.ip);
  ctx.rateLimiter.take('confirmPayment', `${ctx.ip} ${ref}`);
  const attempt = await findAttempt(ctx.db.read, ref);
  if (!attempt) throw new AppError('ORDER_NOT_FOUND');
  refuseOtherAmount(attempt, amount);
  // Paid is paid: a page that is loaded again asks nobody.
  const hint = paymentKey ? { paymentKey } : undefined;
  const looked =
    attempt.status === 'succeeded' ? attempt : (await checkAttempt(ctx, attempt, { source: 'return', hint })).attempt;
  const view = await paymentView(ctx, looked);
  return (await isOwner(ctx, looked.orderId)) ? view : { ...view, transactionId: '', nextAction: { type: 'none' } };
}

const isOwner = (ctx: Context, orderId: string): Promise<boolean> =>
  findOrder(ctx, { orderId }, 'orders.read').then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'ORDER_NOT_FOUND') return false;
      throw error;
    },
  );
