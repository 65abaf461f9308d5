import { AppError } from '@softbox/config/errors';
import { authUsers, erasures, newId, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { foldEmail } from '../auth/fold-email.ts';
import { removeSessionCookie } from '../auth/session-cookie.ts';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { findHindrances } from './find-hindrances.ts';
import { type Asked, findPerson, type Person } from './find-person.ts';
import { dropEnquiries, dropMails, dropMessages, dropReviews, emptyOrders, takeFiles } from './forget-traces.ts';
import { proveIdentity } from './prove-identity.ts';
import { splitByDuty } from './split-by-duty.ts';

interface Erasing extends Asked {
  /** Typed anew: the address of whom it is about. */
  email: string;
  password: string;
}

/**
 * Forgets a person for good: the account with all that hangs on it goes, orders that stand in our books stay without
 * anything that leads to them. What is kept and why: docs/decisions/0021.
 */
export async function erasePerson(ctx: MemberContext, input: Erasing): Promise<{ keptOrders: number }> {
  const before = await findPerson(ctx.db.read, input);
  if (foldEmail(input.email) !== before.user.emailFolded)
    throw new AppError('VALIDATION', {}, { email: 'validation.emailNotTheirs' });
  await proveIdentity(ctx, input);
  refuseStaff(before);
  // A payment that somebody has begun and left is ended at its provider; one that turns out paid is settled, and so seen below.
  for (const { id, paymentStatus } of before.orders)
    if (paymentStatus === 'unpaid' || paymentStatus === 'processing') await ctx.payments.closeOpenAttempt(id);
  const keptOrders = await ctx.db.write((tx) => erase(ctx, tx, input));
  if (input.by === 'self') removeSessionCookie(ctx);
  ctx.log.info({ erased: input.userId, by: ctx.actor.userId, keptOrders }, 'a person was erased');
  return { keptOrders };
}

/** Whoever works for the studio stands in its history; they are dismissed first. */
function refuseStaff({ user }: Person): void {
  if (user.role !== 'customer') throw new AppError('ERASURE_STAFF');
}

async function erase(ctx: MemberContext, tx: Tx, { userId, by }: Asked): Promise<number> {
  const person = await findPerson(tx, { userId, by });
  refuseStaff(person);
  const now = ctx.clock.now();
  if ((await findHindrances(tx, person.orders, now)).length > 0) throw new AppError('ERASURE_WAITS');
  const { kept, dropped } = await splitByDuty(tx, person.orders);
  const actor = `user:${ctx.actor.userId}`;
  const fileIds = await takeFiles(tx, { userId, orders: person.orders });
  // Content goes by a promise: a process that dies here must not leave it behind.
  if (fileIds.length > 0) await enqueue(tx, { name: 'files.forget', payload: { fileIds }, now });
  await enqueue(tx, { name: 'words.forget', payload: {}, now });
  await dropMails(tx, person);
  await dropMessages(tx, person.orders);
  await emptyOrders(tx, { kept, dropped, actor, now });
  await dropEnquiries(tx, person);
  await dropReviews(tx, person.orders);
  // Sessions, cart and open links go with the account.
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
  await tx.insert(erasures).values({
    id: newId('erasure'),
    userId,
    actor: by === 'self' ? 'self' : actor,
    keptOrders: kept.length,
    erasedAt: now,
  });
  return kept.length;
}
