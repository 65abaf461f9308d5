import type { ProviderName } from '@softbox/config/countries';
import { orders, paymentAttempts } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { readSession, saveSession } from '../emulators/sandbox-session.ts';
import { openTossPayment } from '../emulators/toss-open.ts';
import { chooseOutcome } from './choose-outcome.ts';

export interface AttemptToCharge {
  provider: ProviderName;
  merchantRef: string;
  providerRef: string | null;
}

const MAGIC: readonly [suffix: string, outcome: SandboxOutcome][] = [
  ['+decline', 'decline'],
  ['+pending', 'pending_paid'],
];

/** `name+decline@…` is refused and `name+pending@…` waits; everybody else pays. */
const outcomeFor = (email: string): SandboxOutcome =>
  MAGIC.find(([suffix]) => email.split('@')[0]?.endsWith(suffix))?.[1] ?? 'pay';

/**
 * Approves in the buyer's place, for REST callers that know no payment pages. Afterwards the provider's `confirm` tells
 * what came of it.
 */
export async function chargeInSandbox(services: Services, attempt: AttemptToCharge): Promise<void> {
  const { db, clock } = services;
  const [known] = await db.read
    .select({ email: orders.customerEmail, minor: paymentAttempts.chargeMinor, title: orders.packageName })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.merchantRef, attempt.merchantRef));
  if (!known || services.providers[attempt.provider]?.mode !== 'sandbox-embedded') {
    throw new Error('chargeInSandbox: no such attempt with an embedded provider');
  }
  const sessionId = attempt.providerRef ?? (await openWindowFor(services, attempt.merchantRef, known));
  const outcome = outcomeFor(known.email);
  await chooseOutcome(services, sessionId, outcome);
  if (outcome === 'decline') {
    // Nobody is there to try another card.
    await db.write(async (tx) => {
      const session = await readSession(tx, sessionId, clock.now());
      if (session?.state === 'open') await saveSession(tx, { ...session, state: 'expired' }, clock.now());
    });
  }
}

/** Toss knows a payment only once its window was opened. */
async function openWindowFor(
  services: Services,
  merchantRef: string,
  { minor, title, email }: { minor: number; title: string; email: string },
): Promise<string> {
  const { env } = services;
  const session = await openTossPayment(
    {
      clientKey: sandboxKeys(env.DATA_DIR).tosspayments.clientKey,
      amount: { value: minor, currency: 'KRW' },
      orderId: merchantRef,
      orderName: title,
      successUrl: env.PUBLIC_ORIGIN,
      failUrl: env.PUBLIC_ORIGIN,
      customerEmail: email,
      language: 'ko',
    },
    services,
  );
  if (!session) throw new Error('chargeInSandbox: the window did not open');
  return session.id;
}
