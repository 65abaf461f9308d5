import { auditEntries } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const deskOf = async () => (await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor })).admin.content;
const shown = async (language: 'ko' | 'en' = 'ko') => (await api.caller()).texts.shown({ language });

const EYEBROW = 'landing.hero.eyebrow';
const page = 'main' as const;

/** Writes and publishes an eyebrow in Korean. */
async function publish(desk: Awaited<ReturnType<typeof deskOf>>, text: string) {
  const { version } = await desk.text({ page });
  const saved = await desk.saveTexts({ page, version, words: { ko: { [EYEBROW]: text } } });
  return desk.publishTexts({ page, version: saved.version });
}

test('[A-05] words are drafted without anybody seeing them, and published at once', async () => {
  const desk = await deskOf();
  expect(await desk.texts()).toEqual(
    ['main', 'services', 'enquiry'].map((each) => ({
      page: each,
      revision: 0,
      isDrafted: false,
      author: null,
      updatedAt: null,
    })),
  );
  const fresh = await desk.text({ page });
  expect(fresh).toMatchObject({ version: 0, words: {}, history: [] });
  expect(fresh.builtIn.ko?.['landing.description']).toContain('{price}');

  const words = { ko: { [EYEBROW]: '겨울 한정 촬영' }, en: { [EYEBROW]: '' } };
  const saved = await desk.saveTexts({ page, version: 0, words });
  expect(saved).toMatchObject({ isDrafted: true, revision: 0, words: { ko: { [EYEBROW]: '겨울 한정 촬영' } } });
  expect(saved.words.en).toBeUndefined();
  expect(await shown()).toEqual({});
  expect(await desk.draftedTexts({ language: 'ko' })).toEqual({ [EYEBROW]: '겨울 한정 촬영' });

  const published = await desk.publishTexts({ page, version: saved.version });
  expect(published).toMatchObject({
    isDrafted: false,
    revision: 1,
    author: expect.any(String),
    history: [{ number: 1, author: expect.any(String), restored: null, languages: ['ko'] }],
  });
  expect(await shown()).toEqual({ [EYEBROW]: '겨울 한정 촬영' });
  expect(await shown('en')).toEqual({});
  await expect(desk.publishTexts({ page, version: published.version })).rejects.toThrow('CONTENT_CHANGED');
  const told = await api.db.read.select().from(auditEntries);
  expect(told.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
    'admin.content.saveTexts main',
    'admin.content.publishTexts main',
  ]);
});

test('[A-05] what was shown before comes back, the built-in words too, and the history says so', async () => {
  const desk = await deskOf();
  await publish(desk, '첫 번째');
  const second = await publish(desk, '두 번째');
  const drafted = await desk.saveTexts({ page, version: second.version, words: { ko: { [EYEBROW]: '쓰는 중' } } });
  const first = await desk.restoreTexts({ page, version: drafted.version, number: 1 });
  expect(await shown()).toEqual({ [EYEBROW]: '첫 번째' });
  // What is being written is not lost by it.
  expect(first).toMatchObject({ isDrafted: true, words: { ko: { [EYEBROW]: '쓰는 중' } } });
  const { version } = await desk.discardTexts({ page, version: first.version });
  const none = await desk.restoreTexts({ page, version, number: 0 });
  expect(await shown()).toEqual({});
  expect(none.history.map(({ number, restored }) => [number, restored])).toEqual([
    [4, 0],
    [3, 1],
    [2, null],
    [1, null],
  ]);
  await expect(desk.restoreTexts({ page, version: none.version, number: 9 })).rejects.toThrow('NOT_FOUND');
});

test('[A-05] of two who edit one page the second is told, and nothing is overwritten', async () => {
  const [desk, other] = [await deskOf(), await deskOf()];
  await other.saveTexts({ page, version: 0, words: { ko: { [EYEBROW]: '먼저' } } });
  const words = { ko: { [EYEBROW]: '나중' } };
  await expect(desk.saveTexts({ page, version: 0, words })).rejects.toThrow('CONTENT_CHANGED');
  await expect(desk.publishTexts({ page, version: 0 })).rejects.toThrow('CONTENT_CHANGED');
  await expect(desk.discardTexts({ page, version: 7 })).rejects.toThrow('CONTENT_CHANGED');
  expect(await desk.text({ page })).toMatchObject({ version: 1, words: { ko: { [EYEBROW]: '먼저' } } });
  // Another page is another matter.
  await desk.saveTexts({ page: 'enquiry', version: 0, words: { en: { 'contact.privacy': 'Only to answer.' } } });
});

test('words of another page, unknown keys, lost figures and long words are refused', async () => {
  const desk = await deskOf();
  for (const [key, text] of [
    ['contact.privacy', '다른 화면'],
    ['errors.NOT_FOUND', '없음'],
    ['landing.description', '가격 없이'],
    [EYEBROW, '가'.repeat(91)],
  ] as const)
    await expect(desk.saveTexts({ page, version: 0, words: { ko: { [key]: text } } })).rejects.toThrow();
  const saved = await desk.saveTexts({
    page,
    version: 0,
    words: { ko: { [EYEBROW]: `<b>${'각'.normalize('NFD')}</b>\u202e` } },
  });
  expect(saved.words.ko?.[EYEBROW]).toBe('<b>각</b>');
});

test('the answer is kept as bytes until something is published, and a draft publishes nothing', async () => {
  const url = `/api/trpc/texts.shown?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: { language: 'ko' } } }))}`;
  const desk = await deskOf();
  const etag = (await api.request('GET', url)).headers.get('etag') ?? '';
  const { version } = await desk.saveTexts({ page, version: 0, words: { ko: { [EYEBROW]: '새 문구' } } });
  expect((await api.request('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await desk.publishTexts({ page, version });
  const after = await api.request('GET', url, { headers: { 'if-none-match': etag } });
  expect([after.status, after.text.includes('새 문구')]).toEqual([200, true]);
});

test('[X-03] nobody but the studio sees a draft or edits words', async () => {
  const { actor } = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor })]) {
    const { content } = caller.admin;
    for (const call of [
      () => content.texts(),
      () => content.text({ page }),
      () => content.draftedTexts({ language: 'ko' }),
      () => content.saveTexts({ page, version: 0, words: {} }),
      () => content.publishTexts({ page, version: 0 }),
      () => content.discardTexts({ page, version: 0 }),
      () => content.restoreTexts({ page, version: 0, number: 0 }),
    ])
      await expect(call()).rejects.toThrow();
  }
});
