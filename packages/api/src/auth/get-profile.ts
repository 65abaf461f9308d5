import { AppError } from '@softbox/config/errors';
import { authUsers } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { userView } from './user-view.ts';
import type { UserView } from './view.ts';

export async function getProfile(ctx: MemberContext): Promise<{ user: UserView }> {
  const [user] = await ctx.db.read.select().from(authUsers).where(eq(authUsers.id, ctx.actor.userId));
  if (!user) throw new AppError('SIGN_IN_REQUIRED');
  return { user: userView(user) };
}
