import { orders, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAs } from '../orders/ordering.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import type { Inputs } from '../types.ts';

let api: TestApi;
let administrator: Awaited<ReturnType<TestApi['signUp']>>;
let desk: Awaited<ReturnType<TestApi['caller']>>;
beforeAll(async () => {
  api = await startTestApi();
  administrator = await api.signUp({ role: 'owner' });
  desk = await api.caller({ actor: administrator.actor });
});
afterAll(() => api.close());

const none = { title: '', type: '', description: '' };
const korean = { title: '가을 단풍', type: '계절 무대', description: '단풍잎 사이에 제품을 놓습니다.' };
const english = { title: 'Autumn Leaves', type: 'Seasonal stage', description: 'Your product among the leaves.' };
const templateOf = (changes: Partial<Inputs['admin']['saveTemplate']> = {}): Inputs['admin']['saveTemplate'] => ({
  id: null,
  category: 'others',
  basePrice: 41,
  active: true,
  texts: { ko: korean, en: english, ja: none, zh: none, vi: none },
  picture: null,
  ...changes,
});

const photo = (width: number, height: number, colour = '#a04020') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

async function send(bytes: Uint8Array<ArrayBuffer>, token = administrator.token) {
  const response = await api.handle(
    new Request('http://127.0.0.1:3000/api/admin/pictures', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'ko' },
      body: bytes,
    }),
    '127.0.0.1',
  );
  return { status: response?.status, body: await response?.json() };
}

const pictureOf = async (colour?: string) =>
  (await send(new Uint8Array(await photo(1600, 2000, colour).jpeg().toBuffer()))).body.picture;

test('[A-04] a new template is in the store at once, in every language, and can be ordered', async () => {
  const shop = await api.caller();
  const before = await api.services.contentVersion();
  const picture = await pictureOf();
  const { id } = await desk.admin.saveTemplate(templateOf({ picture }));
  expect(id).toBeGreaterThan(100);
  expect(await api.services.contentVersion()).not.toBe(before);

  expect(await shop.catalog.template({ id, language: 'en' })).toMatchObject({ ...english, basePrice: 41, picture });
  // What is not translated yet is said in Korean rather than not at all.
  expect(await shop.catalog.template({ id, language: 'vi' })).toMatchObject(korean);
  expect((await shop.catalog.templates({ language: 'ko' })).at(-1)).toMatchObject({ id, ...korean });
  const listed = (await desk.admin.templates()).find((template) => template.id === id);
  expect(listed).toMatchObject({ missing: ['ja', 'zh', 'vi'], active: true, ordered: 0 });

  const { orderId, amount } = await placeAs(api, {}, { itemId: `template:${id}` });
  expect(amount).toBe(49_200);
  expect((await desk.orders.get({ orderId })).lines).toMatchObject([{ title: '가을 단풍' }]);
});

test('[A-04] an edit shows at once, and what was ordered before stays what it was', async () => {
  const { orderId } = await placeAs(api, { language: 'ko' }, { itemId: 'template:3' });
  const was = await desk.orders.get({ orderId });
  const { version, texts } = await desk.admin.template({ id: 3 });
  await desk.admin.saveTemplate(
    templateOf({ id: 3, version, basePrice: 99, texts: { ...texts, ko: { ...texts.ko, title: '새 이름' } } }),
  );
  const shown = await (await api.caller()).catalog.template({ id: 3, language: 'ko' });
  expect(shown).toMatchObject({ title: '새 이름', basePrice: 99 });
  expect(shown.picture).not.toBeNull();
  const is = await desk.orders.get({ orderId });
  expect(is.lines).toEqual(was.lines);
  expect(is.totalAmount).toBe(was.totalAmount);
  expect((await placeAs(api, {}, { itemId: 'template:3' })).amount).toBe(118_800);
});

test('of two edits from the same version the second is refused', async () => {
  const { version, texts } = await desk.admin.template({ id: 5 });
  await desk.admin.saveTemplate(templateOf({ id: 5, version, texts }));
  await expect(desk.admin.saveTemplate(templateOf({ id: 5, version, texts }))).rejects.toThrow();
  await expect(desk.admin.saveTemplate(templateOf({ id: 9, texts }))).rejects.toThrow();
});

test('a template taken off the shelves is nowhere in the store, and comes back', async () => {
  const shop = await api.caller();
  await desk.admin.showTemplate({ id: 7, active: false });
  await expect(shop.catalog.template({ id: 7, language: 'ko' })).rejects.toThrow();
  await expect(placeAs(api, {}, { itemId: 'template:7' })).rejects.toThrow();
  expect((await desk.admin.templates()).find(({ id }) => id === 7)?.active).toBe(false);
  await desk.admin.showTemplate({ id: 7, active: true });
  expect((await shop.catalog.template({ id: 7, language: 'ko' })).id).toBe(7);
});

test('the store keeps the order that the desk gives it; an order that knows not all is refused', async () => {
  const ids = (await desk.admin.templates()).map(({ id }) => id);
  const turned = ids.toReversed();
  await desk.admin.orderTemplates({ ids: turned });
  const shown = await (await api.caller()).catalog.templates({ language: 'ko' });
  expect(shown.map(({ id }) => id)).toEqual(turned);
  await expect(desk.admin.orderTemplates({ ids: ids.slice(1) })).rejects.toThrow();
  await expect(desk.admin.orderTemplates({ ids: [...ids.slice(1), 9999] })).rejects.toThrow();
});

test('[A-04] how often a template was ordered is counted, given-up orders aside', async () => {
  await placeAs(api, {}, { items: [{ itemId: 'template:12', quantity: 3 }] });
  const { orderId } = await placeAs(api, {}, { items: [{ itemId: 'template:12', quantity: 5 }] });
  await api.db.write((tx) => tx.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, orderId)));
  expect((await desk.admin.templates()).find(({ id }) => id === 12)?.ordered).toBe(3);
});

test.each<[string, Partial<Inputs['admin']['saveTemplate']>]>([
  ['no picture', {}],
  ['no Korean title', { id: 3, texts: { ko: none, en: english, ja: none, zh: none, vi: none } }],
  ['no price', { id: 3, basePrice: 0 }],
  ['part of a dollar', { id: 3, basePrice: 12.5 }],
  [
    'a picture nobody sent',
    {
      picture: {
        name: 'u-0123456789abcdef',
        version: '0123456789abcdef',
        width: 800,
        height: 800,
        color: '#ffffff',
        blur: '',
      },
    },
  ],
  [
    'a picture of elsewhere',
    { id: 3, picture: { name: '../x', version: '0123456789abcdef', width: 1, height: 1, color: 'red', blur: 'x' } },
  ],
])('a template with %s is refused', async (_, changes) => {
  const count = await api.db.read.$count(templates);
  await expect(desk.admin.saveTemplate(templateOf(changes))).rejects.toThrow();
  expect(await api.db.read.$count(templates)).toBe(count);
});

test('a picture is drawn anew, in the store’s sizes, upright and without what it tells of its maker', async () => {
  const bytes = await photo(2000, 1600)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await send(new Uint8Array(bytes));
  expect(body.picture).toMatchObject({ width: 1280, height: 1600, color: expect.stringMatching(/^#[\da-f]{6}$/) });
  for (const [file, type] of [
    [`${body.picture.name}-400.webp`, 'image/webp'],
    [`${body.picture.name}-1280.avif`, 'image/avif'],
  ] as const) {
    const answer = await api.handle(new Request(`http://127.0.0.1:3000/pictures/${file}?v=1`), '');
    expect(answer?.headers.get('content-type')).toBe(type);
    expect(answer?.headers.get('cache-control')).toContain('immutable');
    const drawn = sharp(new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer()));
    const { width, exif, orientation } = await drawn.metadata();
    expect([width, exif, orientation]).toEqual([Number(/-(\d+)\./.exec(file)?.[1]), undefined, undefined]);
  }
  const unknown = await api.handle(new Request('http://127.0.0.1:3000/pictures/u-0000000000000000-800.webp'), '');
  expect(unknown?.status).toBe(404);
});

test.each([
  ['nothing', () => Buffer.alloc(0), 400, 'FILE_EMPTY'],
  [
    'a page called a picture',
    () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    415,
    'PICTURE_KIND_UNKNOWN',
  ],
  [
    'a drawing that can run',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    415,
    'PICTURE_KIND_UNKNOWN',
  ],
  ['a small picture', () => photo(640, 800).png().toBuffer(), 400, 'PICTURE_TOO_SMALL'],
  ['half a picture', async () => (await photo(1600, 2000).jpeg().toBuffer()).subarray(0, 900), 400, 'FILE_BROKEN'],
])('%s is no picture for the catalogue', async (_, make, status, code) => {
  const answer = await send(new Uint8Array(await make()));
  expect(answer).toMatchObject({ status, body: { code } });
});

test('[X-03] nobody but the studio changes the catalogue', async () => {
  const customer = await api.signUp();
  const picture = await pictureOf('#204060');
  expect((await send(new Uint8Array([1]), customer.token)).status).toBe(403);
  for (const caller of [await api.caller(), await api.caller({ actor: customer.actor })])
    for (const call of [
      () => caller.admin.templates(),
      () => caller.admin.template({ id: 3 }),
      () => caller.admin.saveTemplate(templateOf({ picture })),
      () => caller.admin.showTemplate({ id: 3, active: false }),
      () => caller.admin.orderTemplates({ ids: [] }),
    ])
      await expect(call()).rejects.toThrow();
});
