import { LIFETIMES } from '@softbox/config/limits';
import { imagePath, type Picture } from '@softbox/config/pictures';
import { orders, sentPictures, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepPictures } from '../files/sweep-pictures.ts';
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
  gallery: [],
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

const noAlt = { ko: '', en: '', ja: '', zh: '', vi: '' };
const viewOf = (picture: Picture, alt = noAlt) => ({ image: '', picture, alt });
/** What the editor sends back when nothing is changed in it. */
const asIs = async (id: number) => {
  const { image: _, picture: __, ...template } = await desk.admin.template({ id });
  return { ...template, picture: null };
};

test('[A-04] [T-07] further views are added, described, turned about and taken away; the store shows it at once', async () => {
  const shop = await api.caller();
  const [one, two] = [await pictureOf('#a03030'), await pictureOf('#30a030')];
  const template = await asIs(14);
  const [own] = template.gallery;
  if (!own) throw new Error('every template of the product has a further view');
  const alt = { ...noAlt, ko: '창가의 병', en: 'A bottle by the window' };
  await desk.admin.saveTemplate({ ...template, gallery: [viewOf(one, alt), own, viewOf(two)] });
  const shown = await shop.catalog.template({ id: 14, language: 'en' });
  expect(shown.gallery).toEqual([
    { image: imagePath(one.name), picture: one, alt: 'A bottle by the window' },
    { image: own.image, picture: own.picture, alt: '' },
    { image: imagePath(two.name), picture: two, alt: '' },
  ]);
  expect((await shop.catalog.template({ id: 14, language: 'ko' })).gallery[0]?.alt).toBe('창가의 병');

  const edited = await asIs(14);
  expect(edited.gallery[0]).toMatchObject({ alt });
  await desk.admin.saveTemplate({ ...edited, gallery: edited.gallery.toReversed().slice(0, 2) });
  const left = (await shop.catalog.template({ id: 14, language: 'en' })).gallery.map(({ image }) => image);
  expect(left).toEqual([imagePath(two.name), own.image]);
  // Another main picture leaves the views as the editor has them.
  const last = await asIs(14);
  await desk.admin.saveTemplate({ ...last, picture: one });
  expect(await shop.catalog.template({ id: 14, language: 'en' })).toMatchObject({ picture: one, gallery: [{}, {}] });
});

test('no address from outside, no picture of another template and not too many get into a gallery', async () => {
  const template = await asIs(15);
  const [foreign] = (await asIs(16)).gallery;
  const sent: Picture = await pictureOf('#303030');
  const refused = [
    [{ image: 'https://elsewhere.example/a.png', picture: null, alt: noAlt }],
    [foreign],
    [viewOf({ ...sent, name: 'u-0000000000000000' })],
    Array.from({ length: 9 }, () => viewOf(sent)),
  ];
  for (const gallery of refused)
    await expect(
      desk.admin.saveTemplate({ ...template, gallery: gallery.flatMap((view) => view ?? []) }),
    ).rejects.toThrow();
  expect(await asIs(15)).toEqual(template);
});

const isThere = async ({ name }: Picture) => {
  const answer = await api.handle(new Request(`http://127.0.0.1:3000${imagePath(name)}`), '');
  await answer?.body?.cancel();
  return answer?.status === 200;
};
const sweep = async () => {
  await sweepPictures(api.services);
  await api.drainJobs();
};

test('pictures that nothing shows go after a day; what a template or an order shows stays', async () => {
  const [loose, main, view, ordered]: Picture[] = await Promise.all(
    ['#111111', '#222222', '#333333', '#444444'].map(pictureOf),
  );
  if (!loose || !main || !view || !ordered) throw new Error('unreachable: four were sent');
  const { id } = await desk.admin.saveTemplate(templateOf({ picture: ordered }));
  await placeAs(api, {}, { itemId: `template:${id}` });
  await desk.admin.saveTemplate({ ...(await asIs(id)), picture: main, gallery: [viewOf(view)] });
  await sweep();
  api.clock.advance(LIFETIMES.idlePicture);
  await sweep();
  expect(await isThere(loose)).toBe(true);
  api.clock.advance(1);
  await sweep();
  expect(await isThere(loose)).toBe(false);
  for (const picture of [main, view, ordered]) expect(await isThere(picture)).toBe(true);
  // What is gone is not put back into the store by an editor that was open all the while.
  await expect(desk.admin.saveTemplate({ ...(await asIs(id)), gallery: [viewOf(loose)] })).rejects.toThrow();

  // Taken off, it has its day, and is back in time or gone.
  await desk.admin.saveTemplate({ ...(await asIs(id)), gallery: [] });
  await sweep();
  api.clock.advance(LIFETIMES.idlePicture - 1);
  await desk.admin.saveTemplate({ ...(await asIs(id)), gallery: [viewOf(view)] });
  api.clock.advance(LIFETIMES.idlePicture);
  await sweep();
  expect(await isThere(view)).toBe(true);
  await desk.admin.saveTemplate({ ...(await asIs(id)), gallery: [] });
  await sweep();
  api.clock.advance(LIFETIMES.idlePicture + 1);
  await sweep();
  expect(await isThere(view)).toBe(false);
  expect(await isThere(main)).toBe(true);
  const known = (await api.db.read.select().from(sentPictures)).map(({ name }) => name);
  expect(known).toContain(ordered.name);
  expect(known).not.toContain(view.name);
});
