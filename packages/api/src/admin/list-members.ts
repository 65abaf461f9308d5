import { authUsers } from '@softbox/db';
import { desc } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserView } from '../auth/view.ts';
import type { MemberContext } from '../context.ts';

type Member = Omit<z.infer<typeof UserView>, 'role' | 'mustChangePassword'>;

/** Everybody with an account, newest first; the columns are named so that no secret can come along. */
export async function listMembers({ db }: Pick<MemberContext, 'db'>): Promise<{ users: Member[] }> {
  const { id, username, email, firstName, lastName, phone, createdAt } = authUsers;
  const rows = await db.read
    .select({ id, username, email, firstName, lastName, phone, createdAt })
    .from(authUsers)
    .orderBy(desc(createdAt), desc(id));
  return { users: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
}
