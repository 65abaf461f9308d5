import { AppError } from '@softbox/config/errors';
import type { CancelPayment } from '@softbox/config/inputs/payment';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { findOrder } from '../orders/find-order.ts';
import { endAttempt } from './end-attempt.ts';
import { findAttempt, findOpenAttempt } from './find-attempt.ts';
import { paymentView } from './payment-view.ts';
import type { PaymentView } from './view.ts';

/** The buyer closed the window: a hint. The session is ended at its provider, and if it was paid after all, that counts. */
export async function cancelPayment(ctx: Context, input: z.infer<typeof CancelPayment>): Promise<PaymentView> {
  const order = await findOrder(ctx, input, null);
  const open = await findOpenAttempt(ctx.db.read, order.id);
  const attempt = open ?? (await findAttempt(ctx.db.read, order.id));
  if (!attempt) throw new AppError('ORDER_NOT_PAYABLE');
  return paymentView(ctx, await endAttempt(ctx, attempt, { as: 'canceled', source: 'cancel' }));
}
