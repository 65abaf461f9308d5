import { AppError } from '@softbox/config/errors';
import type { Pay } from '@softbox/config/inputs/payment';
import { formatMinor, fromMinorUnits } from '@softbox/config/money';
import { isPayable } from '@softbox/config/orders';
import type { Context } from '../context.ts';
import { amountAgrees } from '../orders/amount-agrees.ts';
import { findOrder } from '../orders/find-order.ts';
import { type Attempt, isOpen, type Order } from './attempt.ts';
import { beginAttempt } from './begin-attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { endAttempt } from './end-attempt.ts';
import { findAttempt, findOpenAttempt } from './find-attempt.ts';
import { openSession } from './open-session.ts';
import { paymentView } from './payment-view.ts';
import type { PaymentProvider } from './provider.ts';
import { providersFor } from './providers/index.ts';
import { chargeInSandbox } from './sandbox/charge-in-sandbox.ts';
import type { PaymentView } from './view.ts';

/** Starts to pay an order, or goes on where it was left: one order has one open attempt. */
export async function startPayment(ctx: Context, input: Pay): Promise<PaymentView> {
  const order = await findOrder(ctx, input);
  ctx.rateLimiter.take('payOrder', order.id);
  refuseOtherPrice(order, input);
  const paid = order.paidMinor > 0 && (await findAttempt(ctx.db.read, order.id));
  if (paid && order.paymentStatus === 'paid') return paymentView(ctx, paid);
  if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
  const provider = chooseProvider(ctx, order, input.provider);
  let attempt = await currentAttempt(ctx, order, provider);
  if (isOpen(attempt) && input.flow !== 'interactive' && provider.mode === 'sandbox-embedded') {
    const { provider: name, merchantRef, providerRef } = attempt;
    await chargeInSandbox(ctx, { provider: name, merchantRef, providerRef });
    ({ attempt } = await checkAttempt(ctx, attempt, { source: 'start' }));
  }
  return paymentView(ctx, attempt);
}

/** What the caller believes to pay is compared and never used. */
function refuseOtherPrice(order: Order, { amount, currency, country }: Pay): void {
  if (
    !amountAgrees(amount, fromMinorUnits(order.currency, order.totalMinor)) ||
    (currency !== undefined && currency.toUpperCase() !== order.currency) ||
    (country !== undefined && country.toUpperCase() !== order.country)
  )
    throw new AppError('PRICE_CHANGED', { price: formatMinor(order.country, order.totalMinor) });
}

/** The asked one, else the order's, else the country's first; checked before anything is created. */
function chooseProvider(ctx: Context, order: Order, asked: PaymentProvider['name'] | undefined): PaymentProvider {
  const offered = providersFor(order.country, ctx.providers).filter(({ capabilities }) =>
    capabilities.currencies.includes(order.currency),
  );
  const provider = asked
    ? offered.find(({ name }) => name === asked)
    : (offered.find(({ name }) => name === order.paymentMethod) ?? offered[0]);
  if (!provider) throw new AppError('PROVIDER_NOT_AVAILABLE');
  const { min, max } = provider.capabilities;
  const { totalMinor, currency } = order;
  if (totalMinor < (min[currency] ?? 1) || totalMinor > (max[currency] ?? Number.MAX_SAFE_INTEGER))
    throw new AppError('AMOUNT_OUT_OF_RANGE');
  return provider;
}

/** Two clicks at once may both find nothing open; the one that comes second finds the first one's. */
const ROUNDS = 4;

async function currentAttempt(ctx: Context, order: Order, provider: PaymentProvider): Promise<Attempt> {
  const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest';
  for (let round = 0; round < ROUNDS; round++) {
    const open = await findOpenAttempt(ctx.db.read, order.id);
    const attempt = open
      ? await resume(ctx, provider, open)
      : await beginAttempt(ctx, { orderId: order.id, provider, actor });
    if (!attempt) continue;
    if (!isOpen(attempt) || attempt.nextAction) return attempt;
    return openSession(ctx, provider, order, attempt);
  }
  throw new AppError('PAYMENT_UNCERTAIN');
}

/** What to do with the attempt that is open: go on with it, or end it so that another can begin. */
async function resume(ctx: Context, provider: PaymentProvider, open: Attempt): Promise<Attempt | null> {
  const isFresh = open.expiresAt > ctx.clock.now();
  if (open.uncertain || open.status === 'approved' || open.status === 'processing') {
    const { attempt, known } = await checkAttempt(ctx, open, { source: 'start' });
    if (!known) throw new AppError('PAYMENT_UNCERTAIN');
    // Failed while we asked: the click that finds it out may begin the next one at once.
    if (!isOpen(attempt)) return attempt.status === 'succeeded' ? attempt : null;
    // Money is on its way: a second payment would only have to be given back.
    if (attempt.status === 'processing') return attempt;
    // Approved, and the provider will not have it confirmed: this one can only be ended.
    if (attempt.status === 'approved') return end(ctx, attempt, 'canceled');
    return resume(ctx, provider, { ...attempt, uncertain: false });
  }
  if (open.provider === provider.name && open.mode === provider.mode && isFresh) return open;
  return end(ctx, open, isFresh ? 'canceled' : 'expired');
}

async function end(ctx: Context, open: Attempt, as: 'canceled' | 'expired'): Promise<Attempt | null> {
  const ended = await endAttempt(ctx, open, { as, source: 'start' });
  if (isOpen(ended)) throw new AppError('PAYMENT_UNCERTAIN');
  return ended.status === 'succeeded' ? ended : null;
}
