import { PROVIDER_NAMES } from '@softbox/config/countries';
import { newId, paymentAttempts, paymentLedger, webhookInbox } from '@softbox/db';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { checkAttempt } from './check-attempt.ts';
import { findProviderAttempt } from './find-attempt.ts';
import { followDisputes } from './follow-disputes.ts';
import type { PaymentProvider, Sighting } from './provider.ts';

interface Span {
  from: number;
  to: number;
}

export interface Audit {
  /** Money of the provider's that no order of ours knows. */
  ownerless: number;
  /** Money of ours that the provider does not show. */
  unseen: number;
  /** Providers whose books, and payments in them about which the provider, could not be asked. */
  unread: number;
}

/** Its books are a few hours behind, and what was begun before the span was paid within it. */
const LATE_MS = 4 * 3_600_000;
const EARLY_MS = 3_600_000;

/** Job `payment.audit`: goes through the providers' books, and through ours, for money that only one of us knows of. */
export async function auditPayments(services: Services, span: Span): Promise<void> {
  await followDisputes(services);
  const { unread } = await compareBooks(services, span);
  if (unread > 0) throw new Error(`${unread} books or payments could not be read`);
}

export async function compareBooks(services: Services, span: Span): Promise<Audit> {
  const audit: Audit = { ownerless: 0, unseen: 0, unread: 0 };
  for (const name of PROVIDER_NAMES) {
    const provider = services.providers[name];
    const listed = await provider?.listSince?.(new Date(span.from), new Date(span.to));
    if (!provider || !listed) continue;
    if (!listed.ok) {
      services.log.warn({ provider: name, kind: listed.kind, code: listed.code }, 'books not read');
      // Not every account may read them: that is for somebody to allow, and nothing to try again for.
      if (listed.kind === 'unknown') audit.unread++;
      continue;
    }
    for (const sighting of listed.value) {
      const owner = await findOwner(services, provider, sighting);
      if (owner !== 'found') audit[owner]++;
    }
    audit.unseen += await countUnseen(services, provider, listed.value, span);
  }
  return audit;
}

const isBooked = async ({ db }: Services, { name }: PaymentProvider, { transactionId }: Sighting) =>
  (await db.read.$count(
    paymentLedger,
    and(
      eq(paymentLedger.provider, name),
      eq(paymentLedger.kind, 'charge'),
      eq(paymentLedger.providerTransactionId, transactionId),
    ),
  )) > 0;

type Owner = 'found' | 'ownerless' | 'unread';

/** Money that nobody has told us of is settled like any other; what belongs to no attempt is kept for somebody to look at. */
async function findOwner(services: Services, provider: PaymentProvider, sighting: Sighting): Promise<Owner> {
  if (await isBooked(services, provider, sighting)) return 'found';
  const { merchantRef, providerRef, transactionId, amount } = sighting;
  const attempt = await findProviderAttempt(services.db.read, { provider: provider.name, merchantRef, providerRef });
  const looked = attempt && (await checkAttempt(services, attempt, { source: 'reconciler' }));
  if (await isBooked(services, provider, sighting)) return 'found';
  // Nobody knows yet whether it is ours: asked again with the next try.
  if (looked?.known === false) return 'unread';
  const now = services.clock.now();
  const [kept] = await services.db.write((tx) =>
    tx
      .insert(webhookInbox)
      .values({
        id: newId('webhook'),
        provider: provider.name,
        eventId: `books.${transactionId}`,
        type: 'books.money-without-order',
        merchantRef,
        providerRef: providerRef ?? transactionId,
        raw: Buffer.from(JSON.stringify(sighting)),
        headers: {},
        state: 'dead',
        note: `${amount.minor} ${amount.currency} (minor units) that no order of ours knows`,
        receivedAt: now,
        processedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: webhookInbox.id }),
  );
  if (kept) services.log.error({ provider: provider.name, transactionId }, 'money without an order');
  return 'ownerless';
}

async function countUnseen(
  services: Services,
  { name, mode }: PaymentProvider,
  seen: readonly Sighting[],
  { from, to }: Span,
): Promise<number> {
  const ours = await services.db.read
    .select({ transactionId: paymentLedger.providerTransactionId })
    .from(paymentLedger)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentLedger.attemptId))
    .where(
      and(
        eq(paymentLedger.provider, name),
        eq(paymentLedger.kind, 'charge'),
        eq(paymentAttempts.mode, mode),
        gte(paymentAttempts.createdAt, new Date(from + EARLY_MS)),
        lte(paymentLedger.createdAt, new Date(to - LATE_MS)),
      ),
    );
  const known = new Set(seen.map(({ transactionId }) => transactionId));
  const unseen = ours.filter(({ transactionId }) => !known.has(transactionId));
  for (const { transactionId } of unseen)
    services.log.error({ provider: name, transactionId }, 'booked money that the provider does not show');
  return unseen.length;
}
