import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentVersions, openDb, raiseContentVersion, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApi, type TestApi } from './testing.ts';

const asked = (input: object, procedures = 'catalog.templates') =>
  `/api/trpc/${procedures}?batch=1&input=${encodeURIComponent(JSON.stringify(input))}`;
const korean = asked({ 0: { json: { language: 'ko' } } });

const titlesIn = (answer: { body: { result: { data: { json: { title: string }[] } } }[] }) =>
  answer.body[0]?.result.data.json.map(({ title }) => title) ?? [];

async function bytesOf(api: TestApi, encoding: string): Promise<Buffer> {
  const request = new Request(`http://127.0.0.1:3000${korean}`, { headers: { 'accept-encoding': encoding } });
  const answer = await api.handle(request, '127.0.0.1');
  expect(answer?.headers.get('content-encoding')).toBe(encoding);
  return Buffer.from(await (answer ?? new Response()).arrayBuffer());
}

/** An administrator's edit, as an act of the catalogue makes it. */
const retitle = (db: Pick<TestApi['db'], 'write'>, title: string) =>
  db.write(async (tx) => {
    const [row] = await tx.select().from(templates).where(eq(templates.id, 1));
    if (!row) throw new Error('the catalogue has no template 1');
    await tx
      .update(templates)
      .set({ texts: { ...row.texts, ko: { ...row.texts.ko, title } } })
      .where(eq(templates.id, 1));
    await raiseContentVersion(tx, 'catalog');
  });

test('the catalogue is answered with its name and not sent twice to those who hold it', async () => {
  const api = await startTestApi();
  const first = await api.request('GET', korean);
  expect(titlesIn(first)).toHaveLength(27);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const again = await api.request('GET', korean, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await api.request('GET', korean, { headers: { 'if-none-match': '"other"' } })).text).toBe(first.text);
  const english = await api.request('GET', asked({ 0: { json: { language: 'en' } } }));
  expect(english.headers.get('etag')).not.toBe(etag);
  expect(titlesIn(english)).not.toEqual(titlesIn(first));
  await api.close();
});

test('its compressed forms say the same', async () => {
  const api = await startTestApi();
  const plain = await api.request('GET', korean);
  expect(brotliDecompressSync(await bytesOf(api, 'br')).toString()).toBe(plain.text);
  expect(gunzipSync(await bytesOf(api, 'gzip')).toString()).toBe(plain.text);
  await api.close();
});

test('a change of the catalogue shows in the very next answer', async () => {
  const api = await startTestApi();
  const before = await api.request('GET', korean);
  await retitle(api.db, '새 이름');
  const after = await api.request('GET', korean, { headers: { 'if-none-match': before.headers.get('etag') ?? '' } });
  expect(after.status).toBe(200);
  expect(titlesIn(after)[0]).toBe('새 이름');
  await api.close();
});

test('one by another process shows a moment later', async () => {
  const api = await startTestApi();
  await api.request('GET', korean);
  const other = await openDb({ url: api.services.env.DATABASE_URL });
  await retitle(other, '남의 이름');
  other.close();
  expect(titlesIn(await api.request('GET', korean))[0]).not.toBe('남의 이름');
  api.clock.advance(1000);
  expect(titlesIn(await api.request('GET', korean))[0]).toBe('남의 이름');
  await api.close();
});

test('whoever asks gets the same, and nothing of their own', async () => {
  const api = await startTestApi();
  const { token } = await api.signUp();
  const hers = await api.request('GET', korean, { token, cookies: { softbox_country: 'VN' } });
  const his = await api.request('GET', korean);
  expect(hers.text).toBe(his.text);
  expect(hers.headers.getSetCookie()).toEqual([]);
  await api.close();
});

test('a question that is also about somebody is never kept', async () => {
  const api = await startTestApi();
  const { token, user } = await api.signUp();
  const both = asked({ 0: { json: { language: 'ko' } }, 1: { json: null } }, 'catalog.templates,auth.me');
  const hers = await api.request('GET', both, { token });
  expect(hers.headers.get('cache-control')).toBe('no-store');
  expect(hers.text).toContain(user.email);
  expect((await api.request('GET', both)).text).not.toContain(user.email);
  await api.close();
});

test('what is not there is said in the words of whoever asks, every time', async () => {
  const api = await startTestApi();
  const unknown = asked({ 0: { json: { id: 9, language: 'ko' } } }, 'catalog.template');
  const messageIn = async (language: string) => {
    const { status, body } = await api.request('GET', unknown, { headers: { 'x-softbox-language': language } });
    return [status, body[0].error.json.data.app.code, body[0].error.json.message];
  };
  const [korean, english] = [await messageIn('ko'), await messageIn('en')];
  expect(korean.slice(0, 2)).toEqual([404, 'TEMPLATE_NOT_FOUND']);
  expect(english.slice(0, 2)).toEqual([404, 'TEMPLATE_NOT_FOUND']);
  expect(korean[2]).not.toBe(english[2]);
  await api.close();
});

test('a catalogue that is seeded again keeps its version', async () => {
  const api = await startTestApi();
  const [row] = await api.db.read.select().from(contentVersions);
  expect(row).toEqual({ name: 'catalog', version: 1 });
  await api.close();
});
