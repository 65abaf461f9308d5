import { AppError } from '@softbox/config/errors';
import type { PaymentPort } from '../orders/payment-port.ts';
import type { Services } from '../services.ts';
import { isOpen } from './attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { endAttempt } from './end-attempt.ts';
import { findAttempt, findOpenAttempt } from './find-attempt.ts';

/** What orders may ask of payment. */
export const paymentPort = (services: Services): PaymentPort => ({
  recheck: async (orderId) => {
    const { read } = services.db;
    const attempt = (await findOpenAttempt(read, orderId)) ?? (await findAttempt(read, orderId));
    if (attempt && attempt.status !== 'succeeded') await checkAttempt(services, attempt, { source: 'recheck' });
  },
  closeOpenAttempt: async (orderId) => {
    const open = await findOpenAttempt(services.db.read, orderId);
    if (open && isOpen(await endAttempt(services, open, { as: 'canceled', source: 'cancel' })))
      throw new AppError('PAYMENT_UNCERTAIN');
  },
});
