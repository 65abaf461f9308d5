import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, test } from 'vitest';
import { TEMPLATE_SEEDS } from './seed/templates/index.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');
const statementsOf = (file: string) =>
  readFileSync(join(MIGRATIONS, file), 'utf8')
    .split('--> statement-breakpoint')
    .filter((statement) => statement.trim());

test('an installed database that knows drawings only shows pictures afterwards', async () => {
  const client = createClient({ url: ':memory:' });
  const files = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const run = async (names: string[]) => {
    for (const statement of names.flatMap(statementsOf)) await client.execute(statement);
  };
  await run(files.filter((name) => name < '0002'));
  for (const { id, category, basePrice } of TEMPLATE_SEEDS)
    await client.execute({
      sql: `INSERT INTO templates (id, category, base_price, image, texts, position) VALUES (?, ?, ?, ?, '{}', ?)`,
      args: [
        id,
        category,
        basePrice,
        id === 28 ? 'https://elsewhere.example/a.png' : `/artwork/template-${id}.svg`,
        id,
      ],
    });
  await client.execute('PRAGMA foreign_keys = OFF');
  for (const image of ['/artwork/package-sns.svg', '/artwork/template-1.svg', '/artwork/template-9.svg'])
    await client.execute({
      sql: `INSERT INTO order_lines (id, order_id, position, item_key, title, image, quantity, unit_minor) VALUES (?, ?, 1, 'x', 'x', ?, 1, 1)`,
      args: [image, image, image],
    });
  await run(files.filter((name) => name >= '0002'));

  const { rows } = await client.execute('SELECT id, image, gallery FROM templates ORDER BY id');
  expect(rows.map(({ id, image, gallery }) => ({ id, image, gallery: JSON.parse(String(gallery)) }))).toEqual(
    TEMPLATE_SEEDS.map(({ id, image, gallery }) =>
      // What the studio had put there itself stays.
      id === 28
        ? { id, image: 'https://elsewhere.example/a.png', gallery: [] }
        : { id, image, gallery: gallery.map((view) => ({ image: view, picture: null, alt: {} })) },
    ),
  );
  const lines = await client.execute('SELECT image FROM order_lines ORDER BY id');
  expect(lines.rows.map(({ image }) => image)).toEqual([
    '/pictures/phones-basic-800.webp',
    '/pictures/pasta-800.webp',
    '/artwork/template-9.svg',
  ]);
  client.close();
});

test('each migration is younger than the one before it: an installed database asks by time which ones it lacks', () => {
  const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  expect([...entries].sort((a, b) => a.when - b.when).map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag));
  expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
});
