import { AppError } from '@softbox/config/errors';
import type { RefundOrder } from '@softbox/config/inputs/refunds';
import { formatCharge, fromDecimal } from '@softbox/config/money';
import { type ReadDb, refunds } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { nothingChanges, recordChange } from '../audit.ts';
import { checkProof } from '../auth/check-proof.ts';
import type { MemberContext } from '../context.ts';
import { moveOrder } from '../orders/move-order.ts';
import { providerOf } from '../payment/attempt.ts';
import { quoteOrder } from './quote-order.ts';
import { requestRefund } from './request-refund.ts';
import { readStanding, type Standing } from './standing.ts';
import type { OrderRefunds } from './view.ts';
import { viewRefunds } from './view-refunds.ts';

/** The studio gives money back: what the rules say, or what it decides instead, with a reason. */
export async function refundOrder(ctx: MemberContext, input: RefundOrder): Promise<OrderRefunds> {
  await checkProof(ctx, input.password, 'password');
  const { orderId } = input;
  const actor = `user:${ctx.actor.userId}`;
  const requestKey = input.requestId ? `${actor}:${input.requestId}` : null;
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    if (requestKey && (await isKnown(tx, requestKey))) return nothingChanges(tx);
    const standing = await readStanding(tx, orderId);
    if (!standing) throw new AppError('ORDER_NOT_FOUND');
    // Money that came through an account which is gone can only be given back there.
    if (standing.attempt && !providerOf(ctx, standing.attempt)) throw new AppError('REFUND_ELSEWHERE');
    const decision = decide(standing, input, now);
    if (input.cancelOrder) await moveOrder(tx, { before: standing.order, status: 'cancelled', actor, now });
    await requestRefund(tx, { standing, ...decision, note: input.reason, actor, requestKey, now });
    const currency = standing.charge?.currency ?? standing.order.currency;
    const detail = { minor: decision.minor, currency, clause: decision.clause, cancelled: input.cancelOrder };
    await recordChange(tx, ctx, { kind: 'refunds.refund', target: orderId, detail });
  });
  return viewRefunds(ctx, { orderId, isStudio: true, now });
}

const isKnown = async (db: Pick<ReadDb, 'select'>, requestKey: string) =>
  (await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.requestKey, requestKey))).length > 0;

/** Anything but what the rules give, or offer where they are silent, needs a reason. */
function decide(standing: Standing, { amount, quoted, reason }: RefundOrder, now: Date) {
  const quote = quoteOrder(standing, now);
  const minor = amount === undefined ? (quote?.minor ?? 0) : inMinor(standing, amount);
  // Work began meanwhile, or an earlier refund came back: the button said another sum.
  if (amount === undefined && quoted !== undefined && inMinor(standing, quoted) !== minor) {
    const { order, charge } = standing;
    const due = formatCharge(order.country, charge?.currency ?? order.currency, minor);
    throw new AppError('REFUND_QUOTE_CHANGED', { amount: due });
  }
  const isByRule = quote !== null && minor === quote.minor;
  if (!isByRule && !reason) throw new AppError('VALIDATION', {}, { reason: 'validation.reasonRequired' });
  return { minor, reason: isByRule ? 'policy' : 'goodwill', clause: quote?.clause ?? null } as const;
}

function inMinor({ order, charge }: Standing, amount: string): number {
  const minor = fromDecimal(charge?.currency ?? order.currency, amount);
  if (!minor) throw new AppError('VALIDATION', {}, { amount: 'validation.amountInvalid' });
  return minor;
}
