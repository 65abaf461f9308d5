import { paymentAttempts, paymentLedger } from '@softbox/db';
import { inArray } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { checkAttempt } from './check-attempt.ts';
import { PENDING_DISPUTE } from './pending-dispute.ts';

/** Asks how open disputes stand: the message that tells of their end may be lost. */
export async function followDisputes(services: Services): Promise<void> {
  const { read } = services.db;
  const disputed = read.select({ id: paymentLedger.attemptId }).from(paymentLedger).where(PENDING_DISPUTE);
  for (const attempt of await read.select().from(paymentAttempts).where(inArray(paymentAttempts.id, disputed)))
    await checkAttempt(services, attempt, { source: 'reconciler', disputes: true });
}
