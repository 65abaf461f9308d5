import type { Services } from '../../services.ts';
import { choose } from '../emulators/choose.ts';
import type { Choice } from '../emulators/emulated-provider.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import type { SandboxSession } from '../emulators/sandbox-session.ts';
import { sendSandboxWebhook } from '../emulators/send-webhook.ts';

/** The buyer's decision. Null where the session is over, or its provider does not offer this. */
export async function chooseOutcome(
  services: Services,
  sessionId: string,
  outcome: SandboxOutcome,
): Promise<{ session: SandboxSession; go: Choice['go'] } | null> {
  const { db, log } = services;
  const chosen = await db.write((tx) => choose(tx, sessionId, outcome, services));
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
