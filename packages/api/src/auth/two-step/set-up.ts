import { AppError } from '@softbox/config/errors';
import { authUsers, recoveryCodes, twoStepKeys } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import { nothingChanges, recordChange } from '../../audit.ts';
import type { MemberContext } from '../../context.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { checkProof } from '../check-proof.ts';
import { endSessionsOf } from '../session-store.ts';
import { newSecretKey, setUpAddress } from './codes.ts';
import { forgetTwoStep } from './forget.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { limitCodes, takeCode } from './take-code.ts';

const isOff = (userId: string) => and(eq(authUsers.id, userId), isNull(authUsers.twoStepSince));

/** Where one's own second step stands. */
export async function getTwoStep({ db, actor }: MemberContext): Promise<{ since: string | null; codesLeft: number }> {
  const { userId } = actor;
  const [user] = await db.read
    .select({ since: authUsers.twoStepSince })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  return {
    since: user?.since?.toISOString() ?? null,
    codesLeft: await db.read.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  };
}

/** A new secret for an app. Nothing hangs on it before a code has proven that the app has it. */
export async function beginTwoStep(ctx: MemberContext, { password }: { password: string }) {
  const { userId, email } = ctx.actor;
  await checkOwnPassword(ctx, password, 'password');
  const secret = newSecretKey();
  await ctx.db.write(async (tx) => {
    const [user] = await tx.select({ id: authUsers.id }).from(authUsers).where(isOff(userId));
    if (!user) throw new AppError('TWO_STEP_ON');
    await tx.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId));
    const sealed = ctx.secretBox.seal(secret, userId);
    await tx.insert(twoStepKeys).values({ userId, secret: sealed, createdAt: ctx.clock.now() });
    nothingChanges(tx);
  });
  return { secret, address: setUpAddress(secret, email) };
}

/** From here on signing in takes a code. Sessions that were opened without one end, the present one goes on. */
export async function confirmTwoStep(ctx: MemberContext, { code }: { code: string }): Promise<{ codes: string[] }> {
  const { userId, sessionId } = ctx.actor;
  const forgive = limitCodes(ctx, userId);
  const now = ctx.clock.now();
  const codes = await ctx.db.write(async (tx) => {
    await takeCode(tx, ctx, { userId, code, field: 'code' });
    const [on] = await tx
      .update(authUsers)
      .set({ twoStepSince: now })
      .where(isOff(userId))
      .returning({ id: authUsers.id });
    if (!on) throw new AppError('TWO_STEP_ON');
    await endSessionsOf(tx, userId, sessionId);
    await recordChange(tx, ctx, { kind: 'auth.confirmTwoStep', target: userId });
    return issueRecoveryCodes(tx, { userId, now });
  });
  forgive();
  return { codes };
}

export async function renewRecoveryCodes(ctx: MemberContext, { password }: { password: string }) {
  const { userId } = ctx.actor;
  await checkProof(ctx, password, 'password');
  const codes = await ctx.db.write(async (tx) => {
    const [off] = await tx.select({ id: authUsers.id }).from(authUsers).where(isOff(userId));
    if (off) throw new AppError('TWO_STEP_OFF');
    return issueRecoveryCodes(tx, { userId, now: ctx.clock.now() });
  });
  return { codes };
}

export async function endTwoStep(
  ctx: MemberContext,
  { password }: { password: string },
): Promise<Record<string, never>> {
  await checkProof(ctx, password, 'password');
  await ctx.db.write((tx) => forgetTwoStep(tx, ctx.actor.userId));
  return {};
}
