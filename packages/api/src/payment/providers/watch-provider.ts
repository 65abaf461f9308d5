import { providerHealth } from '@softbox/db';
import { eq, sql } from 'drizzle-orm';
import type { Outcome, PaymentProvider } from '../provider.ts';
import type { ProviderDeps } from './provider-deps.ts';

const MINUTE = 60_000;

/** No answer, or one that says that our keys are wrong. A refused card, an unknown payment: the provider is well. */
const isFailing = (outcome: Outcome<unknown>) =>
  !outcome.ok && (outcome.kind === 'unknown' || outcome.kind === 'config');

/** The same provider; how its calls end is written down for the desk. */
export function watchProvider(provider: PaymentProvider, { db, clock }: ProviderDeps): PaymentProvider {
  const { name, mode, listSince } = provider;
  let writtenAt = 0;
  let wasFailing: boolean | null = null;

  function note(outcome: Outcome<unknown>): void {
    const now = clock.now();
    const failing = isFailing(outcome);
    if (failing === wasFailing && now.getTime() - writtenAt < MINUTE) return;
    wasFailing = failing;
    writtenAt = now.getTime();
    const code = outcome.ok ? null : outcome.code.slice(0, 100);
    db.write(async (tx) => {
      // What is known of another account, or of the sandbox before, says nothing about this one.
      await tx
        .delete(providerHealth)
        .where(sql`${providerHealth.provider} = ${name} and ${providerHealth.mode} <> ${mode}`);
      const changes = failing
        ? { failingSince: sql`coalesce(${providerHealth.failingSince}, ${now.getTime()})`, failureCode: code }
        : { answeredAt: now, failingSince: null, failureCode: null };
      const changed = await tx
        .update(providerHealth)
        .set(changes)
        .where(eq(providerHealth.provider, name))
        .returning({ provider: providerHealth.provider });
      if (changed.length > 0) return;
      const first = failing ? { failingSince: now, failureCode: code } : { answeredAt: now };
      await tx.insert(providerHealth).values({ provider: name, mode, ...first });
    }).catch(() => {
      // Not worth a payment: the next call writes it.
      writtenAt = 0;
    });
  }

  const watched =
    <Input extends unknown[], T>(call: (...input: Input) => Promise<Outcome<T>>) =>
    async (...input: Input): Promise<Outcome<T>> => {
      const outcome = await call(...input);
      note(outcome);
      return outcome;
    };

  return {
    ...provider,
    async create(input) {
      const outcome = await provider.create(input);
      // Where the provider names the session later, it has not been asked yet.
      if (!outcome.ok || outcome.value.providerRef !== null) note(outcome);
      return outcome;
    },
    confirm: watched((input) => provider.confirm(input)),
    fetchSnapshot: watched((ref) => provider.fetchSnapshot(ref)),
    close: watched((ref) => provider.close(ref)),
    refund: watched((input) => provider.refund(input)),
    ...(listSince && { listSince: watched(listSince) }),
  };
}
