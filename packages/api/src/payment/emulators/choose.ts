import type { Tx } from '@softbox/db';
import type { Choice, EmulatorDeps } from './emulated-provider.ts';
import { isFaulty, planFault } from './faults.ts';
import { EMULATORS } from './index.ts';
import type { SandboxOutcome } from './outcomes.ts';
import { readSession, type SandboxSession } from './sandbox-session.ts';

/** The buyer's decision at an open session. Null where it is over, or its provider does not offer this. */
export async function choose(
  tx: Tx,
  sessionId: string,
  outcome: SandboxOutcome,
  deps: EmulatorDeps,
): Promise<(Choice & { session: SandboxSession }) | null> {
  const now = deps.clock.now();
  const session = await readSession(tx, sessionId, now);
  if (session?.state !== 'open') return null;
  const emulator = EMULATORS[session.provider];
  if (!emulator.offers(session).includes(outcome)) return null;
  if (!isFaulty(outcome)) return { session, ...(await emulator.choose(tx, session, outcome, deps)) };
  // The buyer notices nothing of it: it is the shop that does not hear.
  const choice = await emulator.choose(tx, session, 'pay', deps);
  await planFault(tx, (await readSession(tx, sessionId, now)) ?? session, outcome, now);
  return { session, ...choice };
}
