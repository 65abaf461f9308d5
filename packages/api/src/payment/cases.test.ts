import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const document = fileURLToPath(new URL('../../../../docs/payment-cases.md', import.meta.url));

test('each of the 48 hard cases of payments is proven by tests that carry its number', () => {
  const files = ['api/src', 'config/src', 'web/src'].flatMap((folder) =>
    readdirSync(packages + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${packages}${folder}/${file}`),
  );
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const titles = tests.flatMap((file) => readFileSync(file, 'utf8').match(/\bcase \d+(?=[\]'])/g) ?? []);
  const proven = [...new Set(titles.map((title) => Number(title.slice('case '.length))))].sort((a, b) => a - b);
  const listed = [...readFileSync(document, 'utf8').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => Number(number));
  expect(listed).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  expect(proven).toEqual(listed);
});
