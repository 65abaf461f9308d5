import { authUsers } from '@softbox/db';
import { desc, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import type { Member } from './view.ts';
import { MEMBER_COLUMNS, viewMember } from './view-member.ts';

/** Everybody with an account, newest first. */
export async function listMembers({ db }: Pick<MemberContext, 'db'>): Promise<{ users: Member[] }> {
  const rows = await db.read
    .select(MEMBER_COLUMNS)
    .from(authUsers)
    // Ids are random: of two that came at the same moment the later row is the newer.
    .orderBy(desc(authUsers.createdAt), desc(sql`rowid`));
  return { users: rows.map(viewMember) };
}
