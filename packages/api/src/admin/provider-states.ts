import { PROVIDER_NAMES } from '@softbox/config/countries';
import { paymentAttempts, providerHealth } from '@softbox/db';
import { and, desc, eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import type { ProviderState } from './view.ts';

/** Each provider there is: whether and how it is connected, and what its own calls have told. Nothing is asked for here. */
export async function providerStates({
  db,
  providers,
}: Pick<MemberContext, 'db' | 'providers'>): Promise<ProviderState[]> {
  const known = await db.read.select().from(providerHealth);
  return Promise.all(
    PROVIDER_NAMES.map(async (name): Promise<ProviderState> => {
      const mode = providers[name]?.mode ?? null;
      // What another account said, or the sandbox before it, is no news of this one.
      const health = known.find((row) => row.provider === name && row.mode === mode);
      const [paid] = mode
        ? await db.read
            .select({ at: paymentAttempts.createdAt })
            .from(paymentAttempts)
            .where(
              and(
                eq(paymentAttempts.provider, name),
                eq(paymentAttempts.status, 'succeeded'),
                eq(paymentAttempts.mode, mode),
              ),
            )
            .orderBy(desc(paymentAttempts.createdAt))
            .limit(1)
        : [];
      return {
        provider: name,
        mode,
        answeredAt: health?.answeredAt?.toISOString() ?? null,
        failingSince: health?.failingSince?.toISOString() ?? null,
        failureCode: health?.failureCode ?? null,
        lastPaidAt: paid?.at.toISOString() ?? null,
      };
    }),
  );
}
