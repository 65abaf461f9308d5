import { isPayable } from '@softbox/config/orders';
import { orders, paymentAttempts, refunds } from '@softbox/db';
import { and, eq, gte, inArray, or } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { type Attempt, isOpen, OPEN_STATUSES, providerOf, type Source, sessionOf } from './attempt.ts';
import { nextCheck } from './check-schedule.ts';
import type { PaymentProvider, RefundRef, Snapshot } from './provider.ts';
import { settle } from './settle.ts';

interface Looking {
  source: Source;
  /** What the browser brought back for the confirmation; kept before it is used, so that a crash loses nothing. */
  hint?: Record<string, string> | undefined;
  /** Whether a message spoke of a dispute. */
  disputes?: boolean;
}

/**
 * `known` is false where the provider's truth could not be learnt: look again later. One that has forgotten money which it
 * took tells nothing about what came of it since.
 */
interface Looked {
  attempt: Attempt;
  known: boolean;
  /** Money is on its way at the provider, whatever we call the attempt. */
  isMoving?: boolean;
}

/** Asks the provider, turning an approval into money while the order still wants it, and settles the answer. */
export async function checkAttempt(services: Services, attempt: Attempt, looking: Looking): Promise<Looked> {
  const { source, hint } = looking;
  const provider = providerOf(services, attempt);
  if (!provider) return { attempt, known: false };
  if (!(await isWanted(services, attempt))) return look(services, provider, attempt, looking);
  if (hint) await changeOpen(services, attempt, { confirmHint: hint });
  const outcome = await provider.confirm({
    ...sessionOf(attempt),
    expected: { minor: attempt.chargeMinor, currency: attempt.chargeCurrency },
    idempotencyKey: attempt.idempotencyKey,
    hint: hint ?? attempt.confirmHint ?? {},
  });
  if (outcome.ok) return learn(services, attempt, outcome.value, source);
  const { kind, code } = outcome;
  services.log.warn({ attempt: attempt.id, provider: provider.name, source, kind, code }, 'payment not confirmed');
  if (kind === 'unknown') {
    // Asked often and never answered, it is asked less and less often.
    const checks = attempt.uncertain ? attempt.checks : 0;
    const nextCheckAt = nextCheck({ ...attempt, checks, uncertain: true }, services.clock.now());
    return { attempt: await changeOpen(services, attempt, { uncertain: true, checks, nextCheckAt }), known: false };
  }
  // A wrong hint must not stand in the way of the right one, nor keep an approval from being found by our reference.
  if (hint) await changeOpen(services, attempt, { confirmHint: attempt.confirmHint });
  return look(services, provider, attempt, looking);
}

async function learn(services: Services, attempt: Attempt, snapshot: Snapshot, source: Source): Promise<Looked> {
  const settled = await settle(services, { attempt, snapshot, source });
  const known = settled.status !== 'succeeded' || snapshot.charges.length > 0;
  return { attempt: settled, known, isMoving: snapshot.state === 'processing' };
}

/** Closed attempts are never charged any more, nor is an order that was given up or paid otherwise. */
async function isWanted({ db }: Services, attempt: Attempt): Promise<boolean> {
  if (!isOpen(attempt)) return false;
  const [order] = await db.read.select().from(orders).where(eq(orders.id, attempt.orderId));
  return order !== undefined && isPayable(order);
}

/** Reads without moving anything. */
async function look(
  services: Services,
  provider: PaymentProvider,
  attempt: Attempt,
  { source, disputes }: Looking,
): Promise<Looked> {
  const refunds = await refundsToAskFor(services, attempt);
  const outcome = await provider.fetchSnapshot({ ...sessionOf(attempt), refunds, disputes });
  if (outcome.ok) return learn(services, attempt, outcome.value, source);
  if (outcome.kind !== 'not_found') return { attempt, known: false };
  // The session was never made: asking for it once more with the same key is safe.
  const current = await changeOpen(services, attempt, { uncertain: false });
  return { attempt: current, known: current.status !== 'succeeded' };
}

const DAY = 24 * 3_600_000;
/** How long somebody may still resolve at the provider what failed there. */
const RESOLVED_WITHIN = 30 * DAY;

const refundsToAskFor = ({ db, clock }: Services, { id, provider }: Attempt): Promise<RefundRef[]> => {
  const underWay = inArray(refunds.status, ['requested', 'pending']);
  const since = new Date(clock.now().getTime() - RESOLVED_WITHIN);
  const resolvable = and(eq(refunds.status, 'failed'), gte(refunds.createdAt, since));
  return (
    db.read
      .select({
        refundRef: refunds.merchantRefundRef,
        transactionId: refunds.providerTransactionId,
        requestedAt: refunds.createdAt,
      })
      .from(refunds)
      // WeChat Pay waits for somebody where the buyer's card is gone (ABNORMAL): it may yet go back.
      .where(and(eq(refunds.attemptId, id), provider === 'wechatpay' ? or(underWay, resolvable) : underWay))
  );
};

function changeOpen({ db, clock }: Services, attempt: Attempt, changes: Partial<Attempt>): Promise<Attempt> {
  return db.write(async (tx) => {
    const [changed] = await tx
      .update(paymentAttempts)
      .set({ ...changes, updatedAt: clock.now() })
      .where(and(eq(paymentAttempts.id, attempt.id), inArray(paymentAttempts.status, [...OPEN_STATUSES])))
      .returning();
    if (changed) return changed;
    const [current] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attempt.id));
    return current ?? attempt;
  });
}
