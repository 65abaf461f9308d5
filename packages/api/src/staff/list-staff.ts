import { ROLES, type Role, STAFF_ROLES } from '@softbox/config/roles';
import { authUsers, staffInvitations } from '@softbox/db';
import { asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { foldEmail } from '../auth/fold-email.ts';
import type { MemberContext } from '../context.ts';
import type { Team } from './view.ts';

/** Who works here, the most powerful first, and who was asked to. */
export async function listStaff({ db, env, clock }: MemberContext): Promise<Team> {
  const configured = foldEmail(env.ADMIN_EMAIL);
  const people = await db.read
    .select()
    .from(authUsers)
    .where(inArray(authUsers.role, [...STAFF_ROLES]))
    .orderBy(asc(authUsers.createdAt));
  const invitations = await db.read
    .select({ invitation: staffInvitations, by: authUsers.username })
    .from(staffInvitations)
    .leftJoin(authUsers, eq(authUsers.id, staffInvitations.invitedBy))
    .where(isNull(staffInvitations.acceptedAt))
    .orderBy(desc(staffInvitations.createdAt));
  const rank = (role: Role) => ROLES.indexOf(role);
  return {
    people: people
      .sort((a, b) => rank(a.role) - rank(b.role))
      .map(({ id, username, email, role, twoStepSince, createdAt, emailFolded }) => ({
        id,
        username,
        email,
        role,
        twoStep: twoStepSince !== null,
        isConfigured: emailFolded === configured,
        createdAt: createdAt.toISOString(),
      })),
    invitations: invitations.map(({ invitation: { id, email, role, expiresAt }, by }) => ({
      id,
      email,
      role,
      invitedBy: by,
      expiresAt: expiresAt.toISOString(),
      isExpired: expiresAt <= clock.now(),
    })),
  };
}
