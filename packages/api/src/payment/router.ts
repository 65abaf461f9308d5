import { countryCode } from '@softbox/config/inputs/fields';
import { CancelPayment, ConfirmPayment, Pay } from '@softbox/config/inputs/payment';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc.ts';
import { cancelPayment } from './cancel-payment.ts';
import { confirmPayment } from './confirm-payment.ts';
import { listOptions } from './list-options.ts';
import { startPayment } from './start-payment.ts';
import { PaymentOption, PaymentView } from './view.ts';

export const paymentRouter = router({
  options: publicProcedure
    .input(z.object({ country: countryCode }))
    .output(z.array(PaymentOption))
    .query(({ ctx, input }) => listOptions(ctx, input)),
  start: publicProcedure
    .meta({
      rest: 'POST /payment',
      summary: 'Pay an order; a declined payment is 200 with success false',
      open: true,
      others: null,
    })
    .input(Pay)
    .output(PaymentView)
    .mutation(({ ctx, input }) => startPayment(ctx, input)),
  /** Called by the result page: looks at the provider, settles what it says, and tells the truth. */
  confirm: publicProcedure
    .meta({ open: true })
    .input(ConfirmPayment)
    .output(PaymentView)
    .mutation(({ ctx, input }) => confirmPayment(ctx, input)),
  /** The customer closed the window or went back: a hint. The session is closed at the provider before it counts. */
  cancel: publicProcedure
    .meta({ open: true, others: null })
    .input(CancelPayment)
    .output(PaymentView)
    .mutation(({ ctx, input }) => cancelPayment(ctx, input)),
});
