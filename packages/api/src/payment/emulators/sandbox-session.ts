import { CURRENCIES } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { sandboxRefunds, sandboxSessions, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isOutcome, PENDING_MS, type SandboxOutcome } from './outcomes.ts';

/** What an emulated provider was told beside the amount, and what has happened since. Moments in milliseconds. */
const Details = z.object({
  successUrl: z.string(),
  /** Stripe's cancel_url, Toss's failUrl. */
  cancelUrl: z.string(),
  email: z.string().default(''),
  language: z.enum(LANGUAGES).default('en'),
  metadata: z.record(z.string(), z.string()).default({}),
  /** Money that differs from what was asked: the tamper drill. */
  chargedMinor: z.number().int().optional(),
  chargedCurrency: z.enum(CURRENCIES).optional(),
  paidAt: z.number().optional(),
  settlesAt: z.number().optional(),
  settlesAs: z.enum(['paid', 'declined']).optional(),
  /** When the buyer's bank wants the money back. */
  disputedAt: z.number().optional(),
  failure: z.object({ code: z.string(), message: z.string() }).optional(),
});

const State = z.enum(['open', 'approved', 'pending', 'paid', 'declined', 'canceled', 'expired']);

type Row = typeof sandboxSessions.$inferSelect;
export type SandboxRefund = typeof sandboxRefunds.$inferSelect;

export interface SandboxSession extends Omit<Row, 'details' | 'state' | 'outcome'> {
  state: z.infer<typeof State>;
  outcome: SandboxOutcome | null;
  details: z.infer<typeof Details>;
}

export type NewSession = Omit<SandboxSession, 'state' | 'outcome' | 'transactionId' | 'updatedAt'>;

export async function openSession(tx: Tx, session: NewSession): Promise<SandboxSession> {
  const row: SandboxSession = {
    ...session,
    state: 'open',
    outcome: null,
    transactionId: null,
    updatedAt: session.createdAt,
  };
  await tx.insert(sandboxSessions).values({ ...row });
  return row;
}

const parseRow = (row: Row): SandboxSession => ({
  ...row,
  state: State.parse(row.state),
  outcome: isOutcome(row.outcome) ? row.outcome : null,
  details: Details.parse(row.details),
});

/** What a session has become by now: time closes it, and decides what was pending. */
export function unfold(row: Row, now: Date): SandboxSession {
  const session = parseRow(row);
  const { settlesAt, settlesAs } = session.details;
  if (session.state === 'pending' && settlesAt && settlesAs && now.getTime() >= settlesAt) return settled(session);
  const unpaid = session.state === 'open' || session.state === 'approved';
  return unpaid && now >= session.expiresAt ? { ...session, state: 'expired' } : session;
}

/** A pending session after its wait. */
export function settled(session: SandboxSession): SandboxSession {
  const { settlesAt, settlesAs } = session.details;
  if (settlesAs !== 'paid') return { ...session, state: 'declined' };
  return { ...session, state: 'paid', details: { ...session.details, paidAt: settlesAt, failure: undefined } };
}

export async function readSession(tx: Pick<Tx, 'select'>, id: string, now: Date): Promise<SandboxSession | null> {
  const [row] = await tx.select().from(sandboxSessions).where(eq(sandboxSessions.id, id));
  return row ? unfold(row, now) : null;
}

export async function saveSession(tx: Tx, session: SandboxSession, now: Date): Promise<SandboxSession> {
  const { id, ...values } = { ...session, updatedAt: now };
  await tx
    .update(sandboxSessions)
    .set({ ...values })
    .where(eq(sandboxSessions.id, id));
  return { id, ...values };
}

export async function readRefunds(
  tx: Pick<Tx, 'select'>,
  session: SandboxSession,
  now: Date,
): Promise<SandboxRefund[]> {
  const rows = await tx
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.sessionId, session.id))
    .orderBy(sandboxRefunds.createdAt);
  return rows.map((refund) => refundAt(session, refund, now));
}

/** Where refunds take their time, and those that were chosen to. */
const isSlow = ({ provider, outcome }: SandboxSession) =>
  provider === 'wechatpay' || provider === 'unionpay' || outcome === 'refund_pending' || outcome === 'refund_failed';

/** What a refund has become by then: `failed` also after it was done, where the buyer's bank sends it back. */
export function refundAt(session: SandboxSession, refund: SandboxRefund, at: Date): SandboxRefund {
  const isOver = at.getTime() >= refund.createdAt.getTime() + PENDING_MS;
  const end = session.outcome === 'refund_failed' || session.outcome === 'refund_returned' ? 'failed' : 'succeeded';
  return { ...refund, status: isOver ? end : isSlow(session) ? 'pending' : 'succeeded' };
}

/** Whether there is news of a refund after it was made. */
export const hasLaterNews = (session: SandboxSession) => isSlow(session) || session.outcome === 'refund_returned';

export const lateNewsOf = (session: SandboxSession, refund: SandboxRefund) => {
  const at = new Date(refund.createdAt.getTime() + PENDING_MS);
  return { at, refund: refundAt(session, refund, at) };
};

/** What has gone back, or is on its way. */
export const refundedMinor = (refunds: readonly SandboxRefund[]) =>
  refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What can still be refunded. */
export const refundableMinor = (session: SandboxSession, refunds: readonly SandboxRefund[]) =>
  chargedMinor(session) - refundedMinor(refunds);

export const chargedMinor = (session: SandboxSession) => session.details.chargedMinor ?? session.amountMinor;
export const chargedCurrency = (session: SandboxSession) => session.details.chargedCurrency ?? session.currency;

/** How long a dispute is open, where it was chosen how it ends. */
const DISPUTE_MS = 60_000;

const DISPUTE_ENDS: Partial<Record<SandboxOutcome, 'won' | 'lost'>> = { dispute_won: 'won', dispute_lost: 'lost' };

/** How far a dispute has come by then; null where there is none. */
export function disputeAt({ details, outcome }: SandboxSession, at: Date): 'open' | 'won' | 'lost' | null {
  const { disputedAt } = details;
  if (disputedAt === undefined || at.getTime() < disputedAt) return null;
  const end = outcome && DISPUTE_ENDS[outcome];
  return end && at.getTime() >= disputedAt + DISPUTE_MS ? end : 'open';
}

/** When a payment whose page said so is disputed; undefined for any other. */
export const disputedFrom = (outcome: SandboxOutcome | null, now: Date): number | undefined =>
  outcome === 'dispute' || (outcome && DISPUTE_ENDS[outcome]) ? now.getTime() + PENDING_MS : undefined;

/** The moments at which there is news of its dispute. */
export const disputeNewsOf = ({ details: { disputedAt }, outcome }: SandboxSession): Date[] => {
  if (disputedAt === undefined) return [];
  return [disputedAt, ...(outcome && DISPUTE_ENDS[outcome] ? [disputedAt + DISPUTE_MS] : [])].map((at) => new Date(at));
};

/** The column keeps what the provider echoes, made unique by the refund's own id. */
export const echoOf = (refund: SandboxRefund) => refund.merchantRefundRef.slice(refund.id.length + 1);

interface NewRefund {
  id: string;
  session: SandboxSession;
  amountMinor: number;
  echo: string;
  now: Date;
}

export async function addRefund(tx: Tx, { id, session, amountMinor, echo, now }: NewRefund): Promise<SandboxRefund> {
  const refund: SandboxRefund = {
    id,
    sessionId: session.id,
    merchantRefundRef: `${id} ${echo}`,
    amountMinor,
    status: 'succeeded',
    createdAt: now,
  };
  await tx.insert(sandboxRefunds).values(refund);
  return refundAt(session, refund, now);
}
