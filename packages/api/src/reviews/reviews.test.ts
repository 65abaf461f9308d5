import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { payDirectly, placeAs } from '../orders/ordering.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const TEMPLATE = 'template:3';
const said = { itemKey: TEMPLATE, rating: 5, text: '색감이 정말 좋아요.', displayName: '달빛 상회' };

const deskOf = async () => (await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor })).admin.content;

/** A guest's order that was paid for, and so completed. */
async function bought(changes: Parameters<typeof placeAs>[2] = {}) {
  const { orderId, accessKey } = await placeAs(api, {}, changes);
  await payDirectly(api, orderId, `tx-${orderId}`);
  return { orderId, key: accessKey ?? '' };
}

async function written(text = said.text, rating = 5) {
  api.clock.advance(1000);
  const order = await bought();
  await (await api.caller()).reviews.write({ ...order, ...said, text, rating });
  return order;
}

async function decide(approved: boolean, reason = '') {
  const desk = await deskOf();
  const [first] = (await desk.reviews({ status: 'pending' })).reviews;
  const { id: reviewId, version } = await desk.review({ reviewId: first?.id ?? '' });
  return desk.moderateReview({ reviewId, version, approved, reason });
}

const shown = async (itemKey = TEMPLATE) => (await api.caller()).reviews.ofItem({ itemKey });

test('[A-05] a review appears once the studio approves it, with its average, and names nobody’s order', async () => {
  await written();
  expect(await shown()).toEqual({ count: 0, average: null, reviews: [] });
  const desk = await deskOf();
  expect(await desk.waiting()).toMatchObject({ reviews: 1, approved: 0 });
  await decide(true);
  await written('조금 늦었어요.', 2);
  await decide(true);
  await written('조명이 자연스러워요.', 4);
  expect(await desk.waiting()).toMatchObject({ reviews: 1, approved: 2 });
  const { count, average, reviews } = await shown();
  expect([count, average]).toEqual([2, 3.5]);
  expect(reviews.map(({ text }) => text)).toEqual(['조금 늦었어요.', said.text]);
  expect(reviews[1]).toEqual({
    id: expect.any(String),
    rating: 5,
    text: said.text,
    name: '달빛 상회',
    language: 'ko',
    country: 'KR',
    day: '2026-11-20',
  });
  expect(await shown('template:4')).toMatchObject({ count: 0 });
});

test('only who has bought says something: never before, never a stranger, never the studio', async () => {
  const { orderId, accessKey } = await placeAs(api, {});
  const key = accessKey ?? '';
  const guest = await api.caller();
  expect(await guest.reviews.ofOrder({ orderId, key })).toEqual([]);
  await expect(guest.reviews.write({ orderId, key, ...said })).rejects.toThrow('FORBIDDEN');
  await payDirectly(api, orderId, 'tx-1');
  expect(await guest.reviews.ofOrder({ orderId, key })).toMatchObject([{ itemKey: TEMPLATE, written: null }]);

  await expect(guest.reviews.write({ orderId, ...said })).rejects.toThrow('ORDER_NOT_FOUND');
  const stranger = await api.caller({ actor: (await api.signUp()).actor });
  await expect(stranger.reviews.write({ orderId, ...said })).rejects.toThrow('ORDER_NOT_FOUND');
  const studio = await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor });
  await expect(studio.reviews.write({ orderId, key, ...said })).rejects.toThrow('FORBIDDEN');
  await expect(guest.reviews.write({ orderId, key, ...said, itemKey: 'template:4' })).rejects.toThrow('ITEM_UNKNOWN');

  await api.db.write((tx) => tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, orderId)));
  await expect(guest.reviews.write({ orderId, key, ...said })).rejects.toThrow('FORBIDDEN');
});

test('a customer writes one about each thing of an order, without any key', async () => {
  const { actor } = await api.signUp();
  const { orderId } = await placeAs(
    api,
    { actor },
    {
      items: [
        { itemId: TEMPLATE, quantity: 2 },
        { itemId: 'package:sns', quantity: 1 },
      ],
    },
  );
  await payDirectly(api, orderId, 'tx-1');
  const customer = await api.caller({ actor });
  await customer.reviews.write({ orderId, ...said });
  const own = await customer.reviews.write({ orderId, ...said, itemKey: 'package:sns', text: '구성이 알차요.' });
  expect(own.map(({ itemKey, written: review }) => [itemKey, review?.text])).toEqual([
    [TEMPLATE, said.text],
    ['package:sns', '구성이 알차요.'],
  ]);
});

test('words may be mended until they are published, and what is mended is read again', async () => {
  const order = await written('한 번 더 쓸게요.');
  const guest = await api.caller();
  await expect(guest.reviews.write({ ...order, ...said })).rejects.toThrow('CONTENT_CHANGED');
  await guest.reviews.write({ ...order, ...said, text: '다시 썼어요.', version: 1 });
  await expect(guest.reviews.write({ ...order, ...said, version: 1 })).rejects.toThrow('CONTENT_CHANGED');

  const hidden = await decide(false, '전화번호가 적혀 있어요.');
  expect(hidden).toMatchObject({ status: 'hidden', text: '다시 썼어요.' });
  const [own] = await guest.reviews.ofOrder(order);
  expect(own?.written).toMatchObject({ status: 'hidden', reason: '전화번호가 적혀 있어요.' });
  await guest.reviews.write({ ...order, ...said, version: own?.written?.version });
  const approved = await decide(true);
  expect(approved.events.map(({ type, author }) => [type, author !== null])).toEqual([
    ['written', false],
    ['changed', false],
    ['hidden', true],
    ['changed', false],
    ['approved', true],
  ]);
  const version = approved.version;
  await expect(guest.reviews.write({ ...order, ...said, version })).rejects.toThrow('REVIEW_APPROVED');
  expect((await shown()).reviews).toMatchObject([{ text: said.text }]);
});

test('whoever decides has read these very words; hiding says why', async () => {
  const order = await written();
  const desk = await deskOf();
  const [first] = (await desk.reviews({})).reviews;
  const reviewId = first?.id ?? '';
  await (await api.caller()).reviews.write({ ...order, ...said, text: '몰래 바꾼 글', version: 1 });
  await expect(desk.moderateReview({ reviewId, version: 1, approved: true, reason: '' })).rejects.toThrow(
    'CONTENT_CHANGED',
  );
  await expect(desk.moderateReview({ reviewId, version: 2, approved: false, reason: ' ' })).rejects.toThrow();
  await desk.moderateReview({ reviewId, version: 2, approved: true, reason: '' });
  expect((await shown()).count).toBe(1);
  await desk.moderateReview({ reviewId, version: 3, approved: false, reason: '허위' });
  expect((await shown()).count).toBe(0);
});

test('words are plain, composed and limited; a rating is one to five', async () => {
  const order = await bought();
  const guest = await api.caller();
  for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { text: ' ' }, { text: '가'.repeat(1001) }])
    await expect(guest.reviews.write({ ...order, ...said, ...wrong })).rejects.toThrow();
  await expect(guest.reviews.write({ ...order, ...said, displayName: '' })).rejects.toThrow();
  const [own] = await guest.reviews.write({
    ...order,
    ...said,
    text: `  ${'각'.normalize('NFD')}\u202e<b>굵게</b>\u0000  `,
  });
  expect(own?.written?.text).toBe('각<b>굵게</b>');
});

test('answers about reviews are kept as bytes, until a decision', async () => {
  const url = `/api/trpc/reviews.ofItem?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: { itemKey: TEMPLATE } } }))}`;
  await written();
  const before = await api.request('GET', url);
  const etag = before.headers.get('etag') ?? '';
  expect((await api.request('GET', url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  await decide(true);
  const after = await api.request('GET', url, { headers: { 'if-none-match': etag } });
  expect(after.status).toBe(200);
  expect(after.text).toContain(said.text);
});

test('the landing page has the newest about what is still on sale, by its name of today', async () => {
  await written();
  await decide(true);
  api.clock.advance(1000);
  const packaged = await bought({ itemId: 'package:sns' });
  await (await api.caller()).reviews.write({ ...packaged, ...said, itemKey: 'package:sns', rating: 4 });
  await decide(true);
  const visitor = await api.caller();
  const { reviews, ...standing } = await visitor.reviews.newest({ language: 'en' });
  expect(standing).toEqual({ count: 2, average: 4.5 });
  expect(reviews.map(({ itemKey, title }) => [itemKey, title !== ''])).toEqual([
    ['package:sns', true],
    [TEMPLATE, true],
  ]);
  const admin = (await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor })).admin;
  await admin.showTemplate({ id: 3, active: false });
  expect((await visitor.reviews.newest({ language: 'en' })).reviews.map(({ itemKey }) => itemKey)).toEqual([
    'package:sns',
  ]);
});

test('[X-03] nobody but the studio decides about reviews', async () => {
  await written();
  const [first] = (await (await deskOf()).reviews({})).reviews;
  const reviewId = first?.id ?? '';
  const { actor } = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor })])
    for (const call of [
      () => caller.admin.content.reviews({}),
      () => caller.admin.content.review({ reviewId }),
      () => caller.admin.content.moderateReview({ reviewId, version: 1, approved: true, reason: '' }),
    ])
      await expect(call()).rejects.toThrow();
});
