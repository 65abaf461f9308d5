import { AppError } from '@softbox/config/errors';
import { apiPaths } from '@softbox/config/paths';
import { paymentAttempts } from '@softbox/db';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { type Attempt, OPEN_STATUSES, type Order } from './attempt.ts';
import { nextCheck } from './check-schedule.ts';
import { closeAttempt } from './close-attempt.ts';
import { findAttempt } from './find-attempt.ts';
import type { Created, Device, PaymentProvider } from './provider.ts';

interface Opening {
  provider: PaymentProvider;
  order: Order;
  attempt: Attempt;
  device: Device;
  ip: string;
}

/**
 * Asks the provider for the session of an attempt and stores what the browser must do next. Idempotent on the attempt's
 * key: a second click, or a process that died in between, asks for the same session again.
 */
export async function openSession(
  services: Services,
  { provider, order, attempt, device, ip }: Opening,
): Promise<Attempt> {
  const back = `${services.env.PUBLIC_ORIGIN}${apiPaths.paymentReturn(provider.name)}`;
  const outcome = await provider.create({
    merchantRef: attempt.merchantRef,
    title: order.packageName,
    amount: { minor: attempt.chargeMinor, currency: attempt.chargeCurrency },
    country: order.country,
    language: order.language,
    buyer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone, ip, device },
    returnUrl: back,
    cancelUrl: back,
    expiresAt: attempt.expiresAt,
    idempotencyKey: attempt.idempotencyKey,
  });
  const now = services.clock.now();
  const isShown = await services.db.write(async (tx) => {
    if (!outcome.ok && outcome.kind !== 'unknown') {
      const [current] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
      // A second click that is refused says nothing of the session which the first has been shown meanwhile.
      if (current?.nextAction) return true;
      const failure = { code: outcome.code, message: outcome.message };
      await closeAttempt(tx, { attemptId: attempt.id, as: 'failed', failure, source: 'start', now });
      return false;
    }
    await tx
      .update(paymentAttempts)
      .set({ ...(outcome.ok ? opened(outcome.value) : uncertain(attempt, now)), updatedAt: now })
      .where(
        and(
          eq(paymentAttempts.id, attempt.id),
          inArray(paymentAttempts.status, [...OPEN_STATUSES]),
          // A second click whose call got in the way of the first knows less than that one.
          outcome.ok ? undefined : isNull(paymentAttempts.nextAction),
        ),
      );
    return false;
  });
  if (!outcome.ok) {
    const { kind, code } = outcome;
    services.log.warn({ attempt: attempt.id, provider: provider.name, kind, code }, 'payment session not opened');
    // A refused card is an answer to the buyer, an unknown outcome is waited for; anything else is a fault of the shop.
    if (!isShown && kind !== 'declined' && kind !== 'canceled' && kind !== 'unknown')
      throw new AppError('PROVIDER_FAILED');
  }
  return (await findAttempt(services.db.read, attempt.merchantRef)) ?? attempt;
}

const opened = ({ providerRef, next, expiresAt }: Created) => ({
  // A webhook may have been faster than this answer: what it found stays.
  status: sql`case when ${paymentAttempts.status} = 'created' then 'action_required' else ${paymentAttempts.status} end`,
  providerRef: sql`coalesce(${paymentAttempts.providerRef}, ${providerRef})`,
  nextAction: { ...next },
  expiresAt,
  uncertain: false,
});

/** The session may exist or not; nobody can say it failed. */
const uncertain = (attempt: Attempt, now: Date) => ({
  uncertain: true,
  checks: 0,
  nextCheckAt: nextCheck({ ...attempt, checks: 0, uncertain: true }, now),
});
