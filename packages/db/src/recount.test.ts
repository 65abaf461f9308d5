import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { findWrongCounts, findWrongWords, indexAnew } from './recount.ts';
import * as schema from './schema/index.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const statementsOf = (file: string) =>
  readFileSync(join(MIGRATIONS, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.trim());

/** An installed house from before there were sums and indexes of words, with some orders, brought to the newest schema. */
async function openGrown() {
  const client = createClient({ url: ':memory:' });
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const run = async (names: string[]) => {
    for (const statement of names.flatMap(statementsOf)) await client.execute(statement);
  };
  await run(files.filter((name) => name < '0010'));
  await client.execute('pragma foreign_keys = off');
  const day = 86_400_000;
  for (let index = 0; index < 12; index++) {
    // Three at each moment.
    const at = 1_790_000_000_000 + Math.floor(index / 3) * day;
    const id = `order_${index}`;
    await client.execute({
      sql: `insert into orders (id, request_key, request_hash, is_guest_order, order_type, status, customer_name, customer_email,
        customer_phone, package_name, country, currency, language, total_minor, paid_minor, search_text, created_at, updated_at)
        values (?, ?, '', 1, 'package', ?, '', '', '', '', 'KR', 'KRW', 'ko', 1000, 1000, ?, ?, ?)`,
      args: [id, id, index % 4 ? 'completed' : 'cancelled', `${id}\n고객${index}`, at, at],
    });
    for (const position of [1, 2])
      await client.execute({
        sql: `insert into order_lines (id, order_id, position, item_key, title, image, quantity, unit_minor)
          values (?, ?, ?, 'package:sns', '', '', 1, 500)`,
        args: [`${id} ${position}`, id, position],
      });
    await client.execute({
      sql: `insert into payment_ledger (id, order_id, attempt_id, provider, kind, provider_transaction_id, amount_minor,
        currency, counts, source, created_at) values (?, ?, '', 'stripe', 'charge', ?, 1000, 'KRW', ?, '', ?)`,
      args: [id, id, id, index % 2, at],
    });
    await client.execute({
      sql: `insert into auth_users (id, email, email_folded, username, password, search_text, created_at)
        values (?, '', ?, ?, '', ?, ?)`,
      args: [id, id, id, `회원${index}`, at],
    });
  }
  await run(files.filter((name) => name >= '0010'));
  return { client, db: drizzle(client, { schema, casing: 'snake_case' }) };
}

test('an installed house finds and counts afterwards what it had before', async () => {
  const { client, db } = await openGrown();
  expect(await findWrongCounts(db)).toEqual([]);
  expect(await db.transaction(findWrongWords)).toEqual([]);
  const sums = await db.all(sql`select day, status, count, total_minor from order_days order by day, status`);
  expect(sums).toEqual([
    { day: '', status: 'cancelled', count: 3, total_minor: 3000 },
    { day: '', status: 'completed', count: 9, total_minor: 9000 },
    { day: '2026-09-21', status: 'cancelled', count: 1, total_minor: 1000 },
    { day: '2026-09-21', status: 'completed', count: 2, total_minor: 2000 },
    { day: '2026-09-22', status: 'cancelled', count: 1, total_minor: 1000 },
    { day: '2026-09-22', status: 'completed', count: 2, total_minor: 2000 },
    { day: '2026-09-23', status: 'cancelled', count: 1, total_minor: 1000 },
    { day: '2026-09-23', status: 'completed', count: 2, total_minor: 2000 },
    { day: '2026-09-24', status: 'completed', count: 3, total_minor: 3000 },
  ]);
  const found = (index: string, pieces: string) =>
    db.all<{ place: number }>(
      sql`select rowid as place from ${sql.identifier(index)} where ${sql.identifier(index)} match ${pieces} order by rowid desc`,
    );
  expect(await found('order_words', '"고객1"')).toHaveLength(3);
  expect((await found('order_words', '"객\n1"')).map(({ place }) => place)).toEqual([
    1_790_259_200_001, 1_790_259_200_000, 1_790_000_000_001,
  ]);
  expect(await found('member_words', '"회원7"')).toHaveLength(1);
  client.close();
});

test('an index of words that has lost its rows is noticed, and reads them anew', async () => {
  const { client, db } = await openGrown();
  await client.execute(`insert into order_words (order_words) values ('delete-all')`);
  await client.execute(`delete from order_places where place % 2 = 0`);
  expect(await findWrongCounts(db)).toEqual(['order_places', 'item_places']);
  await db.transaction(indexAnew);
  expect(await findWrongCounts(db)).toEqual([]);
  expect(await db.transaction(findWrongWords)).toEqual([]);
  client.close();
});
