import type { ProviderName } from '@softbox/config/countries';
import { sandboxSessions, type Tx } from '@softbox/db';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { type SandboxSession, unfold } from './sandbox-session.ts';

/** A provider's newest session of which something is true, as it is by now. */
export async function findSession(tx: Tx, provider: ProviderName, is: SQL, now: Date): Promise<SandboxSession | null> {
  const [row] = await tx
    .select()
    .from(sandboxSessions)
    .where(and(eq(sandboxSessions.provider, provider), is))
    .orderBy(desc(sandboxSessions.createdAt))
    .limit(1);
  return row ? unfold(row, now) : null;
}

export const byMerchantRef = (ref: string) => eq(sandboxSessions.merchantRef, ref);
export const byTransaction = (id: string) => eq(sandboxSessions.transactionId, id);
