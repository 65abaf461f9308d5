import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../../services.ts';
import type { Attempt } from '../attempt.ts';
import { arrive } from '../emulators/arrive.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { readSession, saveSession } from '../emulators/sandbox-session.ts';
import { NextActionView } from '../view.ts';
import { chooseOutcome } from './choose-outcome.ts';

const MAGIC: readonly [suffix: string, outcome: SandboxOutcome][] = [
  ['+decline', 'decline'],
  ['+cancel', 'cancel'],
  ['+pending', 'pending_paid'],
];

/** `name+decline@…` is refused, `name+cancel@…` goes away and `name+pending@…` waits; everybody else pays. */
const outcomeFor = (email: string): SandboxOutcome =>
  MAGIC.find(([suffix]) => email.split('@')[0]?.endsWith(suffix))?.[1] ?? 'pay';

/**
 * Approves in the buyer's place, for REST callers that know no payment pages. Afterwards the provider's `confirm` tells
 * what came of it.
 */
export async function chargeInSandbox(services: Services, attempt: Attempt): Promise<void> {
  const { db, clock } = services;
  if (services.providers[attempt.provider]?.mode !== 'sandbox-embedded')
    throw new Error('chargeInSandbox: not an embedded provider');
  const [order] = await db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  const sessionId = await arrive(attempt.provider, NextActionView.parse(attempt.nextAction), services);
  if (!order || !sessionId) throw new Error('chargeInSandbox: the payment did not open');
  const outcome = outcomeFor(order.customerEmail);
  // Where the page has no such button, leaving it does the same.
  await chooseOutcome(services, sessionId, outcome);
  if (outcome === 'decline' || outcome === 'cancel') {
    // Nobody is there to try another card.
    await db.write(async (tx) => {
      const session = await readSession(tx, sessionId, clock.now());
      if (session?.state === 'open') await saveSession(tx, { ...session, state: 'expired' }, clock.now());
    });
  }
}
