import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from './read-page.testing.ts';
import { startTestSite, type TestSite } from './site.testing.ts';

const HOSTILE = `</script><script>alert(1)</script><!-- <script> ' " & \\u2028`;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  const texts = JSON.stringify({ title: HOSTILE, type: HOSTILE, description: HOSTILE });
  await site.db.write((tx) =>
    tx.run(`update templates set texts = json_set(texts, '$.en', json('${texts.replaceAll("'", "''")}')) where id = 1`),
  );
});
afterAll(() => site.close());

test('whatever a template is called, it stays data', async () => {
  const html = await (await site.get('/us/template/1')).text();
  expect(html).not.toContain('<script>alert');
  const { things, title, headings } = readPage(html);
  expect(things.find((thing) => thing['@type'] === 'Product')).toMatchObject({ name: HOSTILE, description: HOSTILE });
  expect(title).toContain(HOSTILE);
  expect(headings).toEqual([HOSTILE]);
});
