import type { Services } from '../services.ts';
import { type Attempt, isOpen, providerOf, type Source, sessionOf } from './attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { closeAttempt } from './close-attempt.ts';
import { findAttempt } from './find-attempt.ts';
import type { Snapshot } from './provider.ts';
import { settle } from './settle.ts';

interface Ending {
  /** Why we end it: what the attempt is called where the provider only says that it is over. */
  as: 'failed' | 'canceled' | 'expired';
  source: Source;
  /** What the provider told the browser. */
  failure?: { code: string; message: string } | undefined;
}

/**
 * Ends an open attempt at its provider first: nobody may be able to pay what we call ended. Where it turns out paid, the
 * money wins. Where the provider cannot be reached, the attempt stays open and the reconciler comes back to it.
 */
export async function endAttempt(
  services: Services,
  attempt: Attempt,
  { as, source, failure }: Ending,
): Promise<Attempt> {
  const provider = providerOf(services, attempt);
  if (!isOpen(attempt)) return attempt;
  const close = async () => {
    const now = services.clock.now();
    await services.db.write((tx) => closeAttempt(tx, { attemptId: attempt.id, as, failure, source, now }));
    return (await findAttempt(services.db.read, attempt.merchantRef)) ?? attempt;
  };
  // The sandbox was switched off: nobody can pay there any more.
  if (!provider) return attempt.mode === 'sandbox-embedded' ? close() : attempt;
  const outcome = await provider.close({ ...sessionOf(attempt), idempotencyKey: attempt.idempotencyKey });
  if (outcome.ok) {
    const snapshot = renamed(outcome.value, as, failure);
    return settle(services, { attempt, snapshot, source });
  }
  const { kind, code } = outcome;
  if (kind === 'not_found' || kind === 'canceled') return close();
  services.log.warn({ attempt: attempt.id, provider: provider.name, source, kind, code }, 'attempt not closed');
  return kind === 'already_done' ? (await checkAttempt(services, attempt, { source })).attempt : attempt;
}

const renamed = (snapshot: Snapshot, as: Ending['as'], failure: Ending['failure']): Snapshot =>
  snapshot.state === 'expired' || snapshot.state === 'canceled'
    ? { ...snapshot, state: as, failure: snapshot.failure ?? failure }
    : snapshot;
