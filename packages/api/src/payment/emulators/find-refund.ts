import type { ProviderName } from '@softbox/config/countries';
import { sandboxRefunds, type Tx } from '@softbox/db';
import { eq, type SQL, sql } from 'drizzle-orm';
import { readSession, refundAt, type SandboxRefund, type SandboxSession } from './sandbox-session.ts';

interface Found {
  refund: SandboxRefund;
  session: SandboxSession;
}

/** A provider's refund of which something is true, as it is by now, with the payment it gives back. */
export async function findRefund(tx: Tx, provider: ProviderName, is: SQL, now: Date): Promise<Found | null> {
  for (const refund of await tx.select().from(sandboxRefunds).where(is)) {
    const session = await readSession(tx, refund.sessionId, now);
    if (session?.provider === provider) return { refund: refundAt(session, refund, now), session };
  }
  return null;
}

export const byRefundId = (id: string) => eq(sandboxRefunds.id, id);
export const byEcho = (echo: string) =>
  sql`${sandboxRefunds.merchantRefundRef} = ${sandboxRefunds.id} || ' ' || ${echo}`;
