import type { PageMembers } from '@softbox/config/inputs/admin';
import { dayIn, firstOfMonth, startOfDay } from '@softbox/config/studio-time';
import { authUsers, type ReadDb } from '@softbox/db';
import { and, asc, desc, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { MemberContext } from '../context.ts';
import { cursorOf, readCursor } from '../keyset.ts';
import { readSearch } from '../search-words.ts';
import type { MemberFigures, MemberPage } from './view.ts';
import { MEMBER_COLUMNS, viewMember } from './view-member.ts';

const { id, createdAt } = authUsers;

/** A page of the members that match, newest first, and where the pages beside it begin. */
export async function pageMembers({ db }: Pick<MemberContext, 'db'>, input: PageMembers): Promise<MemberPage> {
  const { after, before, limit } = input;
  const found = await findMembers(db.read, input);
  const page = found.slice(0, limit);
  if (page.length === 0) return { members: [], older: null, newer: null };
  if (before) page.reverse();
  const isMore = found.length > limit;
  const [first, last] = [page[0], page.at(-1)];
  const ids = page.map((row) => row.id);
  const rows = await db.read.select(MEMBER_COLUMNS).from(authUsers).where(inArray(id, ids));
  rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return {
    members: rows.map(viewMember),
    older: last && (before || isMore) ? cursorOf(last) : null,
    newer: first && (before ? isMore : after) ? cursorOf(first) : null,
  };
}

/** One more of them than a page holds, from its place on; looked for, along an index of words that is read by place. */
async function findMembers(read: ReadDb, { search, after, before, limit }: PageMembers) {
  const words = readSearch(search);
  if (!words)
    return read
      .select({ id, createdAt })
      .from(authUsers)
      .where(
        and(
          after ? sql`(${createdAt}, ${id}) < ${momentOf(after)}` : undefined,
          before ? sql`(${createdAt}, ${id}) > ${momentOf(before)}` : undefined,
        ),
      )
      .orderBy(...(before ? [asc(createdAt), asc(id)] : [desc(createdAt), desc(id)]))
      .limit(limit + 1);
  const place = sql`member_words.rowid`;
  const rows = await read.all<{ id: string; createdAt: number }>(sql`
    select ${id} as id, ${createdAt} as "createdAt"
    from member_words cross join member_places on member_places.place = ${place}
    cross join ${authUsers} on ${id} = member_places.user_id
    where ${and(
      sql`member_words match ${words.pieces}`,
      sql`instr(${authUsers.searchText}, ${words.folded}) > 0`,
      after ? sql`${place} < ${placeOf(after)}` : undefined,
      before ? sql`${place} > ${placeOf(before)}` : undefined,
    )} order by ${place} ${sql.raw(before ? 'asc' : 'desc')} limit ${limit + 1}`);
  return rows.map((row) => ({ id: row.id, createdAt: new Date(row.createdAt) }));
}

function momentOf(cursor: string) {
  const place = readCursor(cursor);
  return sql`(${place.createdAt.getTime()}, ${place.id})`;
}

/** Who has left meanwhile has no place; then it is the moment at which they came. */
function placeOf(cursor: string) {
  const place = readCursor(cursor);
  return sql`coalesce((select p.place from member_places p where p.user_id = ${place.id}), ${place.createdAt.getTime()})`;
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
