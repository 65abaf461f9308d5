import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { nothingChanges } from '../audit.ts';
import type { MemberContext } from '../context.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { limitCodes, takeCode } from './two-step/take-code.ts';

/**
 * What is dangerous (money, lists of people, roles) asks anew: for a code where there is a second step, else for the
 * password. A stolen session has neither. `field` is what the form calls it.
 */
export async function checkProof(ctx: MemberContext, proof: string, field: string): Promise<void> {
  const { userId } = ctx.actor;
  const [user] = await ctx.db.read
    .select({ twoStepSince: authUsers.twoStepSince })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (!user?.twoStepSince) {
    await checkOwnPassword(ctx, proof, field);
    return;
  }
  const forgive = limitCodes(ctx, userId);
  await ctx.db.write(async (tx) => {
    await takeCode(tx, ctx, { userId, code: proof, field });
    nothingChanges(tx);
  });
  forgive();
}
