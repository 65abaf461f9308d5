import { AppError } from '@softbox/config/errors';
import type { InviteStaff } from '@softbox/config/inputs/staff';
import { LIFETIMES } from '@softbox/config/limits';
import { isStaff } from '@softbox/config/roles';
import { authUsers, newId, newSecret, staffInvitations } from '@softbox/db';
import { and, eq, isNull } from 'drizzle-orm';
import { recordChange } from '../audit.ts';
import { checkProof } from '../auth/check-proof.ts';
import { foldEmail } from '../auth/fold-email.ts';
import type { MemberContext } from '../context.ts';
import { enqueue } from '../jobs/queue.ts';
import { sha256 } from '../sha256.ts';

/** Asks an address to join the team. A second invitation takes the place of the first. */
export async function invite(
  ctx: MemberContext,
  { email, role, password }: InviteStaff,
): Promise<Record<string, never>> {
  ctx.rateLimiter.take('invite', ctx.actor.userId);
  await checkProof(ctx, password, 'password');
  const emailFolded = foldEmail(email);
  const { language, country } = ctx;
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    const [known] = await tx
      .select({ role: authUsers.role })
      .from(authUsers)
      .where(eq(authUsers.emailFolded, emailFolded));
    if ((known && isStaff(known.role)) || emailFolded === foldEmail(ctx.env.ADMIN_EMAIL))
      throw new AppError('VALIDATION', {}, { email: 'validation.alreadyStaff' });
    await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.emailFolded, emailFolded), isNull(staffInvitations.acceptedAt)));
    const id = newId('invitation');
    await tx.insert(staffInvitations).values({
      id,
      email,
      emailFolded,
      role,
      language,
      // Holds the place: the secret that works is made when the mail is written, see renewInvitation.
      token: sha256(newSecret()),
      invitedBy: ctx.actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIMES.invitation),
    });
    const payload = { mail: 'staffInvitation', to: email, language, country, role, invitationId: id } as const;
    await enqueue(tx, { name: 'mail.send', payload, now });
    await recordChange(tx, ctx, { kind: 'staff.invite', target: email, detail: { after: role } });
  });
  return {};
}

/** Its link opens nothing any more. */
export async function revokeInvitation(ctx: MemberContext, { id }: { id: string }): Promise<Record<string, never>> {
  await ctx.db.write(async (tx) => {
    const [revoked] = await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.id, id), isNull(staffInvitations.acceptedAt)))
      .returning();
    if (!revoked) throw new AppError('NOT_FOUND');
    const { email, role } = revoked;
    await recordChange(tx, ctx, { kind: 'staff.revokeInvitation', target: email, detail: { before: role } });
  });
  return {};
}
