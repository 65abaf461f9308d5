import { AppError } from '@softbox/config/errors';
import type { ChangeRole } from '@softbox/config/inputs/staff';
import { isStaff } from '@softbox/config/roles';
import { authUsers } from '@softbox/db';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { nothingChanges, recordChange } from '../audit.ts';
import { checkProof } from '../auth/check-proof.ts';
import { foldEmail } from '../auth/fold-email.ts';
import { endSessionsOf } from '../auth/session-store.ts';
import { tellStaff } from '../auth/tell-staff.ts';
import { forgetTwoStep } from '../auth/two-step/forget.ts';
import type { MemberContext } from '../context.ts';

/**
 * Gives somebody of the team another role, or none. One conditional UPDATE keeps an owner: of two who lower each other at
 * once, the second finds nobody else. Whoever has another role signs in anew.
 */
export async function changeRole(
  ctx: MemberContext,
  { userId, role, password }: ChangeRole,
): Promise<Record<string, never>> {
  await checkProof(ctx, password, 'password');
  const configured = foldEmail(ctx.env.ADMIN_EMAIL);
  await ctx.db.write(async (tx) => {
    const [before] = await tx.select({ role: authUsers.role }).from(authUsers).where(eq(authUsers.id, userId));
    // Customers join by an invitation, which their address proves.
    if (!before || !isStaff(before.role)) throw new AppError('NOT_FOUND');
    if (before.role === role) return nothingChanges(tx);
    const mayGo = and(
      ne(authUsers.emailFolded, configured),
      sql`exists (select 1 from auth_users other where other.role = 'owner' and other.id <> ${userId})`,
    );
    const [changed] = await tx
      .update(authUsers)
      .set({ role })
      .where(and(eq(authUsers.id, userId), eq(authUsers.role, before.role), or(ne(authUsers.role, 'owner'), mayGo)))
      .returning({ to: authUsers.email, language: authUsers.language });
    if (!changed) throw new AppError('OWNER_STAYS');
    await endSessionsOf(tx, userId);
    await tellStaff(tx, { ...changed, role, now: ctx.clock.now() });
    if (!isStaff(role)) await forgetTwoStep(tx, userId);
    const detail = { before: before.role, after: role };
    await recordChange(tx, ctx, { kind: 'staff.changeRole', target: userId, detail });
  });
  return {};
}

/** For somebody who lost phone and recovery codes: their password signs them in again, and nothing they had open. */
export async function resetTwoStep(
  ctx: MemberContext,
  { userId, password }: { userId: string; password: string },
): Promise<Record<string, never>> {
  await checkProof(ctx, password, 'password');
  await ctx.db.write(async (tx) => {
    const [user] = await tx.select({ role: authUsers.role }).from(authUsers).where(eq(authUsers.id, userId));
    if (!user || !isStaff(user.role)) throw new AppError('NOT_FOUND');
    await forgetTwoStep(tx, userId);
    await endSessionsOf(tx, userId);
    await recordChange(tx, ctx, { kind: 'staff.resetTwoStep', target: userId });
  });
  return {};
}
