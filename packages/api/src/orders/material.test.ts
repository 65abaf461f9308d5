import { FILE_LIMITS } from '@softbox/config/files';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import { orderFiles } from '@softbox/db';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sender, sendFile } from '../files/sending.testing.ts';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';
import { fresh, orderOf, placeAs } from './ordering.testing.ts';

type SignedUp = Awaited<ReturnType<TestApi['signUp']>>;

let api: TestApi;
let owner: SignedUp;
let other: SignedUp;
let administrator: SignedUp;
let png: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signUp();
  other = await api.signUp();
  administrator = await api.signUp({ role: 'owner' });
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7' } });
  png = new Uint8Array(await picture.png().toBuffer());
});
afterAll(() => api.close());

const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n');

async function newVisitor() {
  const { headers, body } = await api.request('POST', '/api/files', { body: { name: 'a.png', bytes: 1 } });
  const cookies = { [CART_COOKIE]: cookiesOf(headers)[CART_COOKIE] ?? '' };
  await api.request('DELETE', `/api/files/${body.id}`, { cookies });
  return { cookies };
}

/** A guest's order with one picture in it, as a checkout places it. */
async function guestOrder() {
  const visitor = await newVisitor();
  const { body: file } = await sendFile(api, { name: '신메뉴 (1).png', content: png, ...visitor });
  const { body, status } = await api.request('POST', '/api/orders', {
    body: orderOf({ ...fresh(), fileIds: [file.id], brandName: '민지네', concept: '따뜻하게' }),
    ...visitor,
  });
  expect(status).toBe(200);
  return { orderId: body.orderId as string, key: body.accessKey as string, fileId: file.id as string, visitor };
}
const memberOrder = async () => (await placeAs(api, { actor: owner.actor })).orderId;
const begin = (orderId: string) =>
  api.request('PATCH', `/api/orders/${orderId}/status`, {
    body: { status: 'in_progress' },
    token: administrator.token,
  });
const looseOf = async (sender: Sender) => (await api.request('GET', '/api/files', sender)).body;
const detailOf = async (orderId: string) =>
  (await api.request('GET', `/api/orders/${orderId}`, { token: administrator.token })).body;

test('[E-06] files that were sent at checkout are the order’s, and the order desk reads their paths', async () => {
  const { orderId, fileId, visitor } = await guestOrder();
  expect(await looseOf(visitor)).toEqual([]);
  const order = await detailOf(orderId);
  expect(order.uploadedFiles).toEqual([`/api/files/${fileId}`]);
  expect(order.files).toEqual([
    { id: fileId, name: '신메뉴 (1).png', bytes: png.length, kind: 'png', hasPreview: true },
  ]);
  expect([order.brandName, order.concept, order.materialOpen]).toEqual(['민지네', '따뜻하게', true]);
  const { body: list } = await api.request('GET', '/api/orders', { token: administrator.token });
  const listed = list.find(({ id }: { id: string }) => id === orderId);
  expect(listed.uploadedFiles).toEqual(order.uploadedFiles);
});

test('an order takes no files that are another’s, unfinished, or in an order already; then there is no order either', async () => {
  const visitor = await newVisitor();
  const stranger = await newVisitor();
  const { body: foreign } = await sendFile(api, { content: png, ...stranger });
  const unfinished = await api.request('POST', '/api/files', { body: { name: 'b.png', bytes: 9 }, ...visitor });
  const { fileId: taken } = await guestOrder();
  const before = (await api.request('GET', '/api/orders', { token: administrator.token })).body.length;
  for (const fileId of [foreign.id, unfinished.body.id, taken, 'file_unknown']) {
    const answer = await api.request('POST', '/api/orders', {
      body: orderOf({ ...fresh(), fileIds: [fileId] }),
      ...visitor,
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'FILE_NOT_FOUND']);
  }
  expect((await api.request('GET', '/api/orders', { token: administrator.token })).body).toHaveLength(before);
  expect(await looseOf(stranger)).toHaveLength(1);
});

describe('on the order’s page', () => {
  test('its guest, by link or by cookie, its member and the administrator change the brief; the words before stay', async () => {
    const guest = await guestOrder();
    const change = (brief: object, who: object) =>
      api.request('PATCH', `/api/orders/${guest.orderId}/brief`, { body: brief, ...who });
    const byLink = await change({ brandName: ' 민지네 카페 ', concept: '시원하게', key: guest.key }, {});
    expect(byLink.body).toMatchObject({ brandName: '민지네 카페', concept: '시원하게', additionalRequests: '' });
    const byStudio = await change({ requirements: '로고 없이' }, { token: administrator.token });
    expect(byStudio.body).toMatchObject({ brandName: '', additionalRequests: '로고 없이' });
    const { events } = await detailOf(guest.orderId);
    expect(events.filter(({ type }: { type: string }) => type === 'brief_changed')).toMatchObject([
      { actor: 'guest', detail: { brandName: '민지네', concept: '따뜻하게', requirements: '' } },
      { actor: `user:${administrator.user.id}`, detail: { brandName: '민지네 카페', concept: '시원하게' } },
    ]);

    const orderId = await memberOrder();
    const own = await api.request('PATCH', `/api/orders/${orderId}/brief`, {
      body: { brandName: '내 가게' },
      token: owner.token,
    });
    expect([own.status, own.body.brandName, own.body.events]).toEqual([200, '내 가게', []]);
  });

  test('files are added and taken back; what is taken back is gone', async () => {
    const { orderId, key, visitor } = await guestOrder();
    const { body: file } = await sendFile(api, { name: '로고.pdf', content: pdf, ...visitor });
    const add = () =>
      api.request('POST', `/api/orders/${orderId}/files`, { body: { fileIds: [file.id], key }, ...visitor });
    expect((await add()).body.files).toMatchObject([{ kind: 'png' }, { name: '로고.pdf', kind: 'pdf' }]);
    // Sent again after an answer that was lost.
    expect((await add()).body.files).toHaveLength(2);
    const removed = await api.request('DELETE', `/api/orders/${orderId}/files/${file.id}?key=${key}`, visitor);
    expect(removed.body.files).toHaveLength(1);
    expect(await api.services.files.open(file.id)).toBeNull();
    expect((await add()).body.code).toBe('FILE_NOT_FOUND');
    const { events } = await detailOf(orderId);
    const said = events.filter(({ type }: { type: string }) => type.startsWith('file_'));
    expect(said).toMatchObject([
      { type: 'file_added', actor: 'guest', detail: { name: '로고.pdf' } },
      { type: 'file_removed', actor: 'guest', detail: { name: '로고.pdf' } },
    ]);
  });

  test('a file that has arrived is looked at as it is handed in, and one that is not what we take stays out', async () => {
    const { orderId, key, visitor } = await guestOrder();
    const content = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const refused = await sendFile(api, { name: '로고.png', content, ...visitor, finish: false });
    const answer = await api.request('POST', `/api/orders/${orderId}/files`, {
      body: { fileIds: [refused.body.id], key },
      ...visitor,
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'FILE_KIND_UNKNOWN']);
    const arrived = await sendFile(api, { content: png, ...visitor, finish: false });
    const taken = await api.request('POST', `/api/orders/${orderId}/files`, {
      body: { fileIds: [arrived.body.id], key },
      ...visitor,
    });
    expect(taken.body.files).toHaveLength(2);
    expect(await looseOf(visitor)).toEqual([]);
  });

  test('the limits hold for all files of an order, however often some are added', async () => {
    const orderId = await memberOrder();
    const sender = { token: owner.token };
    const add = async (fileIds: string[]) =>
      api.request('POST', `/api/orders/${orderId}/files`, { body: { fileIds }, ...sender });
    for (let n = 0; n < FILE_LIMITS.count; n++) {
      const { body } = await sendFile(api, { name: `${n}.pdf`, content: pdf, ...sender });
      expect((await add([body.id])).status).toBe(200);
    }
    const { body: more } = await sendFile(api, { name: 'more.pdf', content: pdf, ...sender });
    const full = await add([more.id]);
    expect([full.status, full.body.code]).toEqual([409, 'FILES_FULL']);
    expect((await detailOf(orderId)).files).toHaveLength(FILE_LIMITS.count);
    await api.request('DELETE', `/api/files/${more.id}`, sender);

    const heavy = await memberOrder();
    const { body: file } = await sendFile(api, { name: 'heavy.pdf', content: pdf, ...sender });
    await api.request('POST', `/api/orders/${heavy}/files`, { body: { fileIds: [file.id] }, ...sender });
    // As heavy as files may be together, without sending that much.
    await api.db.write((tx) =>
      tx.update(orderFiles).set({ bytes: FILE_LIMITS.totalBytes }).where(eq(orderFiles.id, file.id)),
    );
    const { body: last } = await sendFile(api, { name: 'last.pdf', content: pdf, ...sender });
    const answer = await api.request('POST', `/api/orders/${heavy}/files`, {
      body: { fileIds: [last.id] },
      ...sender,
    });
    expect([answer.status, answer.body.code]).toEqual([413, 'FILES_TOO_LARGE']);
    await api.request('DELETE', `/api/files/${last.id}`, sender);
  });

  test('once the studio has begun nothing changes but by the studio, and the customer reads why', async () => {
    const { orderId, key, fileId, visitor } = await guestOrder();
    const { body: late } = await sendFile(api, { content: png, ...visitor });
    expect((await begin(orderId)).status).toBe(200);
    const brief = (who: object, body = {}) =>
      api.request('PATCH', `/api/orders/${orderId}/brief`, { body: { concept: '다르게', ...body }, ...who });
    const add = (who: object, body: object) => api.request('POST', `/api/orders/${orderId}/files`, { body, ...who });
    const refused = [
      await brief(visitor, { key }),
      await add(visitor, { fileIds: [late.id], key }),
      await api.request('DELETE', `/api/orders/${orderId}/files/${fileId}?key=${key}`, visitor),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toEqual([
        409,
        {
          success: false,
          code: 'WORK_STARTED',
          message: '스튜디오에서 이미 작업을 시작했습니다. 변경하실 내용은 문의해 주세요.',
        },
      ]);
    const order = await detailOf(orderId);
    expect([order.concept, order.files.length, order.materialOpen]).toEqual(['따뜻하게', 1, false]);

    const studio = { token: administrator.token };
    expect((await brief(studio)).body.concept).toBe('다르게');
    const { body: file } = await sendFile(api, { name: '추가.png', content: png, ...studio });
    expect((await add(studio, { fileIds: [file.id] })).body.files).toHaveLength(2);
    const removed = await api.request('DELETE', `/api/orders/${orderId}/files/${fileId}`, studio);
    expect(removed.body.files).toMatchObject([{ name: '추가.png' }]);
  });

  test('an order that was given up takes nothing more', async () => {
    const { orderId, key, visitor } = await guestOrder();
    await api.request('PATCH', `/api/orders/${orderId}/status`, { body: { status: 'cancelled', key }, ...visitor });
    const answer = await api.request('PATCH', `/api/orders/${orderId}/brief`, { body: { key }, ...visitor });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('[X-04] who gets an order’s files', () => {
  /** As the browser asks: a link or a picture, with nothing but its cookies and the link's secret. */
  const get = async (path: string, { cookies = {}, token }: Sender = {}) => {
    const headers = new Headers({
      cookie: Object.entries(cookies)
        .map((pair) => pair.join('='))
        .join('; '),
    });
    if (token) headers.set('authorization', `Bearer ${token}`);
    const answer = await api.handle(new Request(`http://127.0.0.1:3000${path}`, { headers }), '127.0.0.1');
    if (!answer) throw new Error(`${path} is none of the API's paths`);
    return answer;
  };

  test('its guest and the administrator, to save and never to show, under the name it has', async () => {
    const { fileId, key } = await guestOrder();
    for (const [path, who] of [
      [`/api/files/${fileId}?key=${key}`, {}],
      [`/api/files/${fileId}`, { token: administrator.token }],
    ] as const) {
      const answer = await get(path, who);
      expect(answer.status).toBe(200);
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(png.length),
        'content-disposition': "attachment; filename*=UTF-8''%EC%8B%A0%EB%A9%94%EB%89%B4%20%281%29.png",
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    const preview = await get(`/api/files/${fileId}/preview?key=${key}`);
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('to everybody else it does not exist, and no answer tells whether it does', async () => {
    const { orderId, fileId, key } = await guestOrder();
    const { key: otherKey } = await guestOrder();
    const unknown = await (await get('/api/files/file_unknown')).text();
    for (const part of ['', '/preview'])
      for (const [query, who] of [
        ['', {}],
        [`?key=${otherKey}`, {}],
        ['?key=made-up', await newVisitor()],
        ['', { token: other.token }],
      ] as const) {
        const answer = await get(`/api/files/${fileId}${part}${query}`, who);
        expect([answer.status, await answer.text()]).toEqual([404, unknown]);
      }
    for (const who of [{}, { token: other.token }]) {
      const tries = [
        await api.request('PATCH', `/api/orders/${orderId}/brief`, { body: { concept: 'x' }, ...who }),
        await api.request('POST', `/api/orders/${orderId}/files`, { body: { fileIds: [fileId] }, ...who }),
        await api.request('DELETE', `/api/orders/${orderId}/files/${fileId}`, who),
      ];
      expect(tries.map(({ body }) => body.code)).toEqual(Array(3).fill('ORDER_NOT_FOUND'));
    }
    // A key of one order opens no file of another by that order's name either.
    const mixed = await api.request('DELETE', `/api/orders/${orderId}/files/file_unknown?key=${key}`);
    expect(mixed.body.code).toBe('FILE_NOT_FOUND');
    expect((await get(`/api/files/${fileId}?key=${key}`)).status).toBe(200);
  });

  test('paths that are none, and a document’s preview, are not found', async () => {
    const { orderId, key, visitor } = await guestOrder();
    const { body: file } = await sendFile(api, { name: '안내.pdf', content: pdf, ...visitor });
    await api.request('POST', `/api/orders/${orderId}/files`, { body: { fileIds: [file.id], key }, ...visitor });
    for (const path of [`${file.id}/preview`, `${file.id}/original`, '..%2f..%2fsoftbox.db', ''])
      expect((await get(`/api/files/${path}?key=${key}`)).status, path).toBe(404);
  });
});
