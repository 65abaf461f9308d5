import { createClient } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import * as schema from './schema/index.ts';
import { openTestDb } from './testing.ts';
import { createWriter } from './write.ts';

const { contentVersions } = schema;

test('500 concurrent writes all succeed', async () => {
  const db = await openTestDb();
  const results = await Promise.all(
    Array.from({ length: 500 }, (_, i) =>
      db.write((tx) =>
        tx
          .insert(contentVersions)
          .values({ name: `n${i}`, version: i })
          .returning(),
      ),
    ),
  );
  expect(results).toHaveLength(500);
  expect(await db.read.$count(contentVersions)).toBe(501);
  db.close();
});

test('a failed act leaves nothing behind and does not disturb its neighbours', async () => {
  const db = await openTestDb();
  const bad = db.write(async (tx) => {
    await tx.insert(contentVersions).values({ name: 'bad', version: 1 });
    throw new Error('changed my mind');
  });
  const good = db.write((tx) => tx.insert(contentVersions).values({ name: 'good', version: 1 }));
  await expect(bad).rejects.toThrow('changed my mind');
  await good;
  const names = await db.read.select({ name: contentVersions.name }).from(contentVersions);
  expect(names.map((row) => row.name)).toContain('good');
  expect(names.map((row) => row.name)).not.toContain('bad');
  db.close();
});

test('a write inside a write is refused instead of waiting for itself', async () => {
  const db = await openTestDb();
  const nested = db.write(() => db.write((tx) => tx.select().from(contentVersions)));
  await expect(nested).rejects.toThrow('pass tx on');
  db.close();
});

test('a lock held by another connection is waited for', async () => {
  const db = await openTestDb();
  const other = createClient({ url: db.url, concurrency: 1 });
  const lock = await other.transaction('write');
  await lock.execute("insert into content_versions values ('other', 1)");
  const mine = createClient({ url: db.url, concurrency: 1 });
  // Held until it has stood in the way once, however fast or slow either of the two is.
  let refusals = 0;
  const refused = async () => {
    refusals++;
    await mine.reconnect();
    if (refusals === 1) await lock.commit();
  };
  const write = createWriter(drizzle(mine, { schema, casing: 'snake_case' }), refused, () => undefined);
  await write((tx) => tx.insert(contentVersions).values({ name: 'mine', version: 1 }));
  expect(refusals).toBeGreaterThan(0);
  const rows = await db.read.select({ name: contentVersions.name }).from(contentVersions);
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['mine', 'other']));
  for (const one of [mine, other, db]) one.close();
});
