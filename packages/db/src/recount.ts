import { sql } from 'drizzle-orm';
import type { ReadDb, Tx } from './access.ts';
import type { Writer } from './write.ts';

/*
 * What triggers keep beside the rows it is made of (migration 0010): sums of each day, places in a list, an index of words.
 * Each can be made anew from those rows, and each can be held against them.
 */

const SUMS = {
  order_days: sql`count <> 0 or total_minor <> 0 or paid_minor <> 0 or refunded_minor <> 0`,
  item_days: sql`quantity <> 0 or cancelled_quantity <> 0 or total_minor <> 0`,
  ledger_days: sql`count <> 0 or amount_minor <> 0`,
} as const;
const PLACES = ['order_places', 'member_places', 'item_places'] as const;
const WORDS = ['order_words', 'member_words'] as const;

/** Counts every day anew, by the studio's clock as it is set then. */
export async function recountSums(tx: Tx): Promise<void> {
  for (const name of Object.keys(SUMS)) await fillAnew(tx, name, sql.identifier(`${name}_counted`));
}

/** Gives every row its place anew, and reads every word. */
export async function indexAnew(tx: Tx): Promise<void> {
  for (const name of PLACES) await fillAnew(tx, name, sql.identifier(`${name}_anew`));
  for (const name of WORDS)
    await tx.run(sql`insert into ${sql.identifier(name)} (${sql.identifier(name)}) values ('rebuild')`);
}

async function fillAnew(tx: Tx, name: string, from: ReturnType<typeof sql.identifier>): Promise<void> {
  await tx.run(sql`delete from ${sql.identifier(name)}`);
  await tx.run(sql`insert into ${sql.identifier(name)} select * from ${from}`);
}

/** Which sums and places are not what their rows say; nothing where all are. Reads every order and all of the ledger. */
export async function findWrongCounts(read: Pick<ReadDb, 'all'>): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, isSomething] of Object.entries(SUMS)) {
    const kept = sql`select * from ${sql.identifier(name)} where ${isSomething}`;
    const counted = sql`select * from ${sql.identifier(`${name}_counted`)} where ${isSomething}`;
    if (await differs(read, kept, counted)) wrong.push(name);
  }
  const ids = {
    order_places: sql`select id from orders`,
    member_places: sql`select id from auth_users`,
    item_places: sql`select item_key, place from item_places_anew`,
  };
  const held = {
    order_places: sql`select order_id from order_places`,
    member_places: sql`select user_id from member_places`,
    item_places: sql`select item_key, place from item_places`,
  };
  for (const name of PLACES) if (await differs(read, held[name], ids[name])) wrong.push(name);
  return wrong;
}

async function differs(
  read: Pick<ReadDb, 'all'>,
  one: ReturnType<typeof sql>,
  other: ReturnType<typeof sql>,
): Promise<boolean> {
  const rows = await read.all(sql`
    select 1 from (select * from (${one} except ${other}) union all select * from (${other} except ${one})) limit 1`);
  return rows.length > 0;
}

/** Which indexes of words do not say what their rows do. Reads them whole, and holds up other writes meanwhile. */
export async function findWrongWords(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  for (const name of WORDS)
    await tx
      .run(sql`insert into ${sql.identifier(name)} (${sql.identifier(name)}, rank) values ('integrity-check', 1)`)
      .catch(() => wrong.push(name));
  return wrong;
}

/** Pages of an index that are merged in one go: others who write wait no longer than that takes. */
const PAGES = 200;

/**
 * Merges the indexes of words as often as it takes to leave nothing in them of what their rows said once. Until then it is
 * only marked as gone. (FTS5's own secure-delete leaves an index behind that fails its integrity check, in SQLite 3.45.)
 */
export async function mergeWords(write: Writer): Promise<void> {
  for (const name of WORDS) {
    // Below zero: all of it, and not only what has grown. What is begun then is gone on with.
    let isDone = await write((tx) => mergeSome(tx, name, -PAGES));
    while (!isDone) isDone = await write((tx) => mergeSome(tx, name, PAGES));
  }
}

/** Whether there was nothing left to merge: the command itself is one change. */
async function mergeSome(tx: Tx, name: string, pages: number): Promise<boolean> {
  const changes = async () => (await tx.get<{ count: number }>(sql`select total_changes() as count`))?.count ?? 0;
  const before = await changes();
  await tx.run(sql`insert into ${sql.identifier(name)} (${sql.identifier(name)}, rank) values ('merge', ${pages})`);
  return (await changes()) - before < 2;
}
