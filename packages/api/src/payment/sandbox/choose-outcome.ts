import type { Services } from '../../services.ts';
import type { Choice } from '../emulators/emulated-provider.ts';
import { EMULATORS } from '../emulators/index.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { readSession, type SandboxSession } from '../emulators/sandbox-session.ts';
import { sendSandboxWebhook } from '../emulators/send-webhook.ts';

/** The buyer's decision. Null where the session is over, or its provider does not offer this. */
export async function chooseOutcome(
  services: Services,
  sessionId: string,
  outcome: SandboxOutcome,
): Promise<{ session: SandboxSession; go: Choice['go'] } | null> {
  const { db, clock, log } = services;
  const chosen = await db.write(async (tx) => {
    const session = await readSession(tx, sessionId, clock.now());
    if (session?.state !== 'open') return null;
    const emulator = EMULATORS[session.provider];
    if (!emulator.offers(session).includes(outcome)) return null;
    return { session, ...(await emulator.choose(tx, session, outcome, services)) };
  });
  if (chosen?.direct) {
    try {
      await sendSandboxWebhook(services, chosen.direct);
    } catch {
      // The job that was promised with the payment repeats it.
      log.warn({ sessionId }, 'sandbox webhook was not taken');
    }
  }
  return chosen && { session: chosen.session, go: chosen.go };
}
