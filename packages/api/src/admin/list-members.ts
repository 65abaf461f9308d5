import { authUsers } from '@softbox/db';
import { desc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserView } from '../auth/view.ts';
import type { MemberContext } from '../context.ts';

type Member = Omit<z.infer<typeof UserView>, 'role' | 'permissions' | 'twoStep' | 'mustChangePassword'>;

/** Everybody with an account, newest first; the columns are named so that no secret can come along. */
export async function listMembers({ db }: Pick<MemberContext, 'db'>): Promise<{ users: Member[] }> {
  const { id, username, email, firstName, lastName, phone, createdAt } = authUsers;
  const rows = await db.read
    .select({ id, username, email, firstName, lastName, phone, createdAt })
    .from(authUsers)
    // Ids are random: of two that came at the same moment the later row is the newer.
    .orderBy(desc(createdAt), desc(sql`rowid`));
  return { users: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}
