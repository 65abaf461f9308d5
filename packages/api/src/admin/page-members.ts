import type { PageMembers } from '@softbox/config/inputs/admin';
import { dayIn, firstOfMonth, startOfDay } from '@softbox/config/studio-time';
import { authUsers } from '@softbox/db';
import { and, asc, desc, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { foldForSearch } from '../fold-for-search.ts';
import { cursorOf, readCursor } from '../keyset.ts';
import type { MemberFigures, MemberPage } from './view.ts';
import { MEMBER_COLUMNS, viewMember } from './view-member.ts';

const { id, createdAt } = authUsers;

/** A page of the members that match, newest first, and where the pages beside it begin. */
export async function pageMembers({ db }: Pick<MemberContext, 'db'>, input: PageMembers): Promise<MemberPage> {
  const { search, after, before, limit } = input;
  // First which: a search looks through an index that holds nothing else, not through whole members.
  const found = await db.read
    .select({ id, createdAt })
    .from(authUsers)
    .where(
      and(
        search ? sql`instr(${authUsers.searchText}, ${foldForSearch(search)}) > 0` : undefined,
        after ? sql`(${createdAt}, ${id}) < ${placeOf(after)}` : undefined,
        before ? sql`(${createdAt}, ${id}) > ${placeOf(before)}` : undefined,
      ),
    )
    .orderBy(...(before ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
    .limit(limit + 1);
  const page = found.slice(0, limit);
  if (page.length === 0) return { members: [], older: null, newer: null };
  if (before) page.reverse();
  const isMore = found.length > limit;
  const [first, last] = [page[0], page.at(-1)];
  const ids = page.map((row) => row.id);
  const rows = await db.read
    .select(MEMBER_COLUMNS)
    .from(authUsers)
    .where(inArray(id, ids))
    .orderBy(desc(createdAt), desc(id));
  return {
    members: rows.map(viewMember),
    older: last && (before || isMore) ? cursorOf(last) : null,
    newer: first && (before ? isMore : after) ? cursorOf(first) : null,
  };
}

function placeOf(cursor: string) {
  const place = readCursor(cursor);
  return sql`(${place.createdAt.getTime()}, ${place.id})`;
}

/** The cards above the list. The month is the studio's. */
export async function countMembers({
  db,
  clock,
  env,
}: Pick<MemberContext, 'db' | 'clock' | 'env'>): Promise<MemberFigures> {
  const zone = env.STUDIO_TIME_ZONE;
  const month = firstOfMonth(dayIn(zone, clock.now()));
  const [all, thisMonth, withPhone] = await Promise.all([
    db.read.$count(authUsers),
    db.read.$count(authUsers, gte(createdAt, startOfDay(zone, month))),
    db.read.$count(authUsers, isNotNull(authUsers.phone)),
  ]);
  return { all, thisMonth, withPhone };
}
