import { randomInt } from 'node:crypto';
import { authUsers, newId, staffInvitations, type Tx } from '@softbox/db';
import { and, eq, ne, notExists } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { chooseUsername } from './choose-username.ts';
import { foldEmail } from './fold-email.ts';
import { hashPassword } from './password.ts';
import { searchTextOf } from './search-text.ts';
import { endSessionsOf } from './session-store.ts';
import { tellStaff } from './tell-staff.ts';

export interface FirstStart {
  adminEmail: string;
  oneTimePassword?: string;
}

/** Without letters and digits that are read for one another. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const newOneTimePassword = () =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  );

type Given = Pick<Services, 'env' | 'db' | 'clock' | 'log'>;

/**
 * The first owner: on start the configured address gets its account where it has none. An account that somebody else's
 * doing put there is never raised. All other staff are invited; an owner who never was is a formerly configured one,
 * and is lowered.
 */
export async function ensureAdministrator({ env, db, clock, log }: Given): Promise<FirstStart | null> {
  const emailFolded = foldEmail(env.ADMIN_EMAIL);
  await db.write((tx) => dismissOthers(tx, emailFolded, clock.now()));
  const [existing] = await db.read
    .select({ role: authUsers.role })
    .from(authUsers)
    .where(eq(authUsers.emailFolded, emailFolded));
  if (existing) {
    if (existing.role !== 'owner')
      log.warn('ADMIN_EMAIL is the address of a customer, who is not made administrator: configure another address');
    return null;
  }
  const oneTimePassword = env.ADMIN_PASSWORD ? undefined : newOneTimePassword();
  const password = await hashPassword(env.ADMIN_PASSWORD ?? oneTimePassword ?? '');
  const created = await db.write(async (tx) => {
    const shown = { email: env.ADMIN_EMAIL, username: await chooseUsername(tx, env.ADMIN_EMAIL) };
    return (
      tx
        .insert(authUsers)
        .values({
          ...shown,
          id: newId('user'),
          emailFolded,
          searchText: searchTextOf(shown),
          password,
          role: 'owner',
          mustChangePassword: oneTimePassword !== undefined,
          createdAt: clock.now(),
        })
        // Of several processes that start together one creates the account.
        .onConflictDoNothing({ target: authUsers.emailFolded })
        .returning({ id: authUsers.id })
    );
  });
  if (created.length === 0) return null;
  return { adminEmail: env.ADMIN_EMAIL, ...(oneTimePassword ? { oneTimePassword } : {}) };
}

async function dismissOthers(tx: Tx, emailFolded: string, now: Date): Promise<void> {
  const invited = tx
    .select({ id: staffInvitations.id })
    .from(staffInvitations)
    .where(eq(staffInvitations.acceptedBy, authUsers.id));
  const dismissed = await tx
    .update(authUsers)
    .set({ role: 'customer' })
    .where(and(eq(authUsers.role, 'owner'), ne(authUsers.emailFolded, emailFolded), notExists(invited)))
    .returning({ id: authUsers.id, to: authUsers.email, language: authUsers.language });
  for (const { id, ...person } of dismissed) {
    await endSessionsOf(tx, id);
    await tellStaff(tx, { ...person, role: 'customer', now });
  }
}
