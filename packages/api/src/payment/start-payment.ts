import { AppError } from '@softbox/config/errors';
import type { Pay } from '@softbox/config/inputs/payment';
import { formatCharge, formatMinor, fromMinorUnits } from '@softbox/config/money';
import { isPayable } from '@softbox/config/orders';
import { orderLines } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { amountAgrees } from '../orders/amount-agrees.ts';
import { findOrder } from '../orders/find-order.ts';
import { accessCookie } from '../orders/guest-access.ts';
import { type Attempt, isOpen, type Order } from './attempt.ts';
import { beginAttempt } from './begin-attempt.ts';
import { checkAttempt } from './check-attempt.ts';
import { deviceOf } from './device.ts';
import { endAttempt } from './end-attempt.ts';
import { findAttempt, findOpenAttempt } from './find-attempt.ts';
import { openSession } from './open-session.ts';
import { paymentView } from './payment-view.ts';
import { DEVICES, type Device, type Money, type PaymentProvider } from './provider.ts';
import { chargeFor, providersFor } from './providers/index.ts';
import { chargeInSandbox } from './sandbox/charge-in-sandbox.ts';
import type { PaymentView } from './view.ts';

/** Starts to pay an order, or goes on where it was left: one order has one open attempt. */
export async function startPayment(ctx: Context, input: Pay): Promise<PaymentView> {
  const order = await findOrder(ctx, input, null);
  ctx.rateLimiter.take('payOrder', order.id);
  // Whoever pays by the link that was mailed comes back from the provider without it.
  if (order.isGuestOrder && input.key && ctx.actor.kind === 'visitor')
    ctx.responseHeaders.append('set-cookie', accessCookie(ctx.env, order.id, input.key));
  refuseOtherPrice(order, input);
  const paid = order.paidMinor > 0 && (await findAttempt(ctx.db.read, order.id));
  if (paid && order.paymentStatus === 'paid') return paymentView(ctx, paid);
  if (!isPayable(order)) throw new AppError('ORDER_NOT_PAYABLE');
  const { provider, charge } = await chooseProvider(ctx, order, input.provider);
  refuseUnagreedCharge(order, charge, input.accepted);
  const device = deviceOf(ctx.userAgent);
  let attempt = await currentAttempt(ctx, order, { provider, charge, device });
  if (isOpen(attempt) && attempt.nextAction && input.flow !== 'interactive' && provider.mode === 'sandbox-embedded') {
    await chargeInSandbox(ctx, attempt);
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

interface Chosen {
  provider: PaymentProvider;
  charge: Money;
}

/** The asked one, else the order's, else the country's first; checked before anything is created. */
async function chooseProvider(ctx: Context, order: Order, asked: PaymentProvider['name'] | undefined): Promise<Chosen> {
  const rows = await ctx.db.read.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const lines = rows.map(({ unitMinor, quantity }) => ({
    unitAmount: fromMinorUnits(order.currency, unitMinor),
    quantity,
  }));
  const offered = providersFor(order.country, ctx.providers).flatMap((provider) => {
    const charge = chargeFor(provider, { ...order, lines });
    return charge ? [{ provider, charge }] : [];
  });
  const chosen = asked
    ? offered.find(({ provider }) => provider.name === asked)
    : (offered.find(({ provider }) => provider.name === order.paymentMethod) ?? offered[0]);
  if (!chosen) throw new AppError('PROVIDER_NOT_AVAILABLE');
  refuseOutOfRange(order, chosen);
  return chosen;
}

function refuseOutOfRange({ country }: Order, { provider, charge: { minor, currency } }: Chosen): void {
  const min = provider.capabilities.min[currency] ?? 1;
  const max = provider.capabilities.max[currency] ?? Number.MAX_SAFE_INTEGER;
  if (minor < min) throw new AppError('AMOUNT_TOO_SMALL', { limit: formatCharge(country, currency, min) });
  if (minor > max) throw new AppError('AMOUNT_TOO_LARGE', { limit: formatCharge(country, currency, max) });
}

/** Money in another currency than the order's is only taken from somebody who has seen exactly that amount. */
function refuseUnagreedCharge(order: Order, { minor, currency }: Money, accepted: Pay['accepted']): void {
  if (currency === order.currency) return;
  const isAgreed = accepted?.currency === currency && amountAgrees(accepted.amount, fromMinorUnits(currency, minor));
  if (!isAgreed) throw new AppError('CHARGE_NOT_ACCEPTED', { charge: formatCharge(order.country, currency, minor) });
}

/** Two clicks at once may both find nothing open; the one that comes second finds the first one's. */
const ROUNDS = 4;

interface Paying extends Chosen {
  device: Device;
}

async function currentAttempt(ctx: Context, order: Order, paying: Paying): Promise<Attempt> {
  const actor = ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : 'guest';
  for (let round = 0; round < ROUNDS; round++) {
    const open = await findOpenAttempt(ctx.db.read, order.id);
    const attempt = open
      ? await resume(ctx, paying, open)
      : await beginAttempt(ctx, { orderId: order.id, provider: paying.provider, charge: paying.charge, actor });
    if (!attempt) continue;
    if (!isOpen(attempt) || attempt.nextAction) return attempt;
    return openSession(ctx, { provider: paying.provider, order, attempt, device: paying.device, ip: ctx.ip });
  }
  throw new AppError('PAYMENT_UNCERTAIN');
}

const NextStep = z.object({ device: z.enum(DEVICES).optional() }).nullable();

/** What to do with the attempt that is open: go on with it, or end it so that another can begin. */
async function resume(ctx: Context, paying: Paying, open: Attempt): Promise<Attempt | null> {
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
    return resume(ctx, paying, { ...attempt, uncertain: false });
  }
  const { provider, device } = paying;
  // A code to be scanned is of no use on the phone that should scan it, nor the phone's own page on a desk.
  const isForHere = [undefined, device].includes(NextStep.parse(open.nextAction)?.device);
  if (open.provider === provider.name && open.mode === provider.mode && isFresh && isForHere) return open;
  return end(ctx, open, isFresh ? 'canceled' : 'expired');
}

async function end(ctx: Context, open: Attempt, as: 'canceled' | 'expired'): Promise<Attempt | null> {
  const ended = await endAttempt(ctx, open, { as, source: 'start' });
  if (isOpen(ended)) throw new AppError('PAYMENT_UNCERTAIN');
  return ended.status === 'succeeded' ? ended : null;
}
