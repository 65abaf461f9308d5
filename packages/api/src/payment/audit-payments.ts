import { PROVIDER_NAMES, type ProviderName } from '@softbox/config/countries';
import { newId, paymentAttempts, paymentLedger, webhookInbox } from '@softbox/db';
import { and, eq, gte, lte } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { checkAttempt } from './check-attempt.ts';
import { findProviderAttempt } from './find-attempt.ts';
import { findViolationsAside } from './find-violations-aside.ts';
import { followDisputes } from './follow-disputes.ts';
import type { PaymentProvider, Sighting } from './provider.ts';
import { reportMoneyAlarm } from './report-money-alarm.ts';

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

export interface Strange {
  ownerless: (Sighting & { provider: ProviderName })[];
  unseen: { provider: ProviderName; orderId: string; transactionId: string }[];
  unread: number;
}

/**
 * Job `payment.audit`: goes through the providers' books, and through ours, for money that only one of us knows of, and
 * through the rules of the money. The studio hears of what is not as it should be.
 */
export async function auditPayments(services: Services, span: Span): Promise<void> {
  await followDisputes(services);
  const strange = await readBooks(services, span);
  const violations = await findViolationsAside(services.env);
  await reportMoneyAlarm(services, { ...strange, violations, day: new Date(span.to).toISOString().slice(0, 10) });
  if (strange.unread > 0) throw new Error(`${strange.unread} books or payments could not be read`);
}

export async function compareBooks(services: Services, span: Span): Promise<Audit> {
  const { ownerless, unseen, unread } = await readBooks(services, span);
  return { ownerless: ownerless.length, unseen: unseen.length, unread };
}

async function readBooks(services: Services, span: Span): Promise<Strange> {
  const strange: Strange = { ownerless: [], unseen: [], unread: 0 };
  for (const name of PROVIDER_NAMES) {
    const provider = services.providers[name];
    const listed = await provider?.listSince?.(new Date(span.from), new Date(span.to));
    if (!provider || !listed) continue;
    if (!listed.ok) {
      services.log.warn({ provider: name, kind: listed.kind, code: listed.code }, 'books not read');
      // Not every account may read them: that is for somebody to allow, and nothing to try again for.
      if (listed.kind === 'unknown') strange.unread++;
      continue;
    }
    for (const sighting of listed.value) {
      const owner = await findOwner(services, provider, sighting);
      if (owner === 'ownerless') strange.ownerless.push({ ...sighting, provider: name });
      else if (owner === 'unread') strange.unread++;
    }
    strange.unseen.push(...(await findUnseen(services, provider, listed.value, span)));
  }
  return strange;
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

async function findUnseen(
  services: Services,
  { name, mode }: PaymentProvider,
  seen: readonly Sighting[],
  { from, to }: Span,
): Promise<Strange['unseen']> {
  const ours = await services.db.read
    .select({ orderId: paymentLedger.orderId, transactionId: paymentLedger.providerTransactionId })
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
  return unseen.map((one) => ({ ...one, provider: name }));
}
