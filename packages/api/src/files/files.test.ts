import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIMITS } from '@softbox/config/files';
import { LIFETIMES } from '@softbox/config/limits';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi } from '../testing.ts';
import { sendFile, tus } from './sending.testing.ts';
import { sweepFiles } from './sweep-files.ts';

const api = await startTestApi();
afterAll(api.close);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9653b' } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const png = await bytesOf(solid(300, 200).png());
const bytes = (text: string) => new TextEncoder().encode(text);

/** A visitor with a browser of their own. */
async function newVisitor() {
  const { headers, body } = await api.request('POST', '/api/files', { body: { name: 'a.png', bytes: 1 } });
  const cookies = { [CART_COOKIE]: cookiesOf(headers)[CART_COOKIE] ?? '' };
  await api.request('DELETE', `/api/files/${body.id}`, { cookies });
  return { cookies };
}
const filesOnDisk = (folder: 'files' | 'incoming') => {
  const path = join(api.services.env.DATA_DIR, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
};

test('a visitor sends a picture in pieces, resumes after a lost connection, and finds it again', async () => {
  const visitor = await newVisitor();
  const { body: reserved } = await api.request('POST', '/api/files', {
    body: { name: '신메뉴 사진.png', bytes: png.length },
    ...visitor,
  });
  const { uploadPath: path, id } = reserved;
  expect((await tus(api, { method: 'PATCH', path, content: png.slice(0, 100), ...visitor })).status).toBe(204);
  const unfinished = await api.request('POST', `/api/files/${id}/finish`, { body: {}, ...visitor });
  expect(unfinished.body).toMatchObject({ success: false, code: 'FILE_UNFINISHED' });

  const asked = await tus(api, { method: 'HEAD', path, ...visitor });
  expect(asked.headers.get('upload-offset')).toBe('100');
  await tus(api, { method: 'PATCH', path, offset: 100, content: png.slice(100), ...visitor });

  const finished = await api.request('POST', `/api/files/${id}/finish`, { body: {}, ...visitor });
  const view = { id, name: '신메뉴 사진.png', bytes: png.length, kind: 'png', hasPreview: true };
  expect(finished.body).toMatchObject(view);
  expect((await api.request('POST', `/api/files/${id}/finish`, { body: {}, ...visitor })).body).toMatchObject(view);
  expect((await api.request('GET', '/api/files', visitor)).body).toEqual([view]);

  const saved = await tus(api, { method: 'HEAD', path, ...visitor });
  expect(saved.status).toBe(404);
});

test('a connection that is cut keeps what has arrived, and the rest completes the picture', async () => {
  const visitor = await newVisitor();
  const { body: reserved } = await api.request('POST', '/api/files', {
    body: { name: 'a.png', bytes: png.length },
    ...visitor,
  });
  const { uploadPath: path, id } = reserved;
  const pieces = [png.slice(0, 60), png.slice(60, 120)];
  const torn = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.error(new Error('the line is dead'));
    },
  });
  await tus(api, { method: 'PATCH', path, content: torn, ...visitor }).catch(() => null);
  const offset = Number((await tus(api, { method: 'HEAD', path, ...visitor })).headers.get('upload-offset'));
  expect(offset).toBeLessThanOrEqual(120);
  // Not from where the server is: nothing is overwritten, and the server says so.
  const wrong = await tus(api, { method: 'PATCH', path, offset: offset + 1, content: png.slice(0, 5), ...visitor });
  expect(wrong.status).toBe(409);
  expect((await tus(api, { method: 'PATCH', path, offset, content: png.slice(offset), ...visitor })).status).toBe(204);
  await api.request('POST', `/api/files/${id}/finish`, { body: {}, ...visitor });
  const kept = await api.services.files.open(id);
  expect(new Uint8Array(await new Response(kept?.body).arrayBuffer())).toEqual(png);
});

test('no more is taken than was announced, declared or not, and other methods and sites are refused', async () => {
  const visitor = await newVisitor();
  const { body: reserved } = await api.request('POST', '/api/files', {
    body: { name: 'a.png', bytes: 50 },
    ...visitor,
  });
  const path = reserved.uploadPath;
  expect((await tus(api, { method: 'PATCH', path, content: png, ...visitor })).status).toBe(413);
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(png) });
  const pushed = await tus(api, { method: 'PATCH', path, content: endless, ...visitor });
  expect(pushed.status).toBeGreaterThanOrEqual(400);
  const onDisk = statSync(join(api.services.env.DATA_DIR, 'incoming', reserved.id)).size;
  expect(onDisk).toBeLessThanOrEqual(50);

  const answer = await tus(api, { method: 'HEAD', path, ...visitor });
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  for (const method of ['POST', 'DELETE', 'GET', 'OPTIONS'])
    expect((await api.request(method, path, visitor)).status, method).toBe(405);
  const crossSite = await api.request('PATCH', path, { ...visitor, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(crossSite.body.code).toBe('CROSS_SITE');
});

test('two calls at once, or one after a crash, finish a file once and lose nothing', async () => {
  const visitor = await newVisitor();
  const { body: reserved } = await sendFile(api, { content: png, ...visitor, finish: false });
  const finish = () => api.request('POST', `/api/files/${reserved.id}/finish`, { body: {}, ...visitor });
  const answers = await Promise.all([finish(), finish(), finish()]);
  expect(answers.map(({ status, body }) => [status, body.kind])).toEqual(Array(3).fill([200, 'png']));
  expect(await api.services.files.open(reserved.id)).not.toBeNull();

  const { body: second } = await sendFile(api, { name: 'b.png', content: png, ...visitor, finish: false });
  // The process dies after keeping the file, before it is written down.
  await api.services.files.keep(second.id, { hasPreview: false });
  const after = await api.request('POST', `/api/files/${second.id}/finish`, { body: {}, ...visitor });
  expect(after.body).toMatchObject({ kind: 'png', hasPreview: true });
  expect(await api.services.files.openPreview(second.id)).not.toBeNull();
  expect(filesOnDisk('incoming').filter((name) => name.startsWith(second.id))).toEqual([]);
});

test('the same file again, after a reload, goes on where it stopped', async () => {
  const visitor = await newVisitor();
  const announce = () => api.request('POST', '/api/files', { body: { name: 'a.png', bytes: png.length }, ...visitor });
  const { body: first } = await announce();
  await tus(api, { method: 'PATCH', path: first.uploadPath, content: png.slice(0, 100), ...visitor });
  const { body: again } = await announce();
  expect(again.uploadPath).toBe(first.uploadPath);
  const asked = await tus(api, { method: 'HEAD', path: again.uploadPath, ...visitor });
  expect(asked.headers.get('upload-offset')).toBe('100');
  expect((await api.request('GET', '/api/files', visitor)).body).toMatchObject([{ id: first.id, kind: null }]);
});

test('a name keeps its Korean in composed form and its invisible characters are dropped', async () => {
  const visitor = await newVisitor();
  const name = `${'신메뉴'.normalize('NFD')}\u202egnp.exe\u0007.png`;
  const sent = await sendFile(api, { name, content: png, ...visitor });
  expect(sent.body.name).toBe('신메뉴gnp.exe.png');
});

test('content is believed, not names: JPEG, PNG, WebP, HEIC and PDF are taken, all else is refused in words', async () => {
  const visitor = await newVisitor();
  const kindOf = async (content: Uint8Array<ArrayBuffer>) => (await sendFile(api, { content, ...visitor })).body;
  expect(await kindOf(await bytesOf(solid(40, 40).jpeg()))).toMatchObject({ kind: 'jpeg', hasPreview: true });
  expect(await kindOf(await bytesOf(solid(40, 40).webp()))).toMatchObject({ kind: 'webp', hasPreview: true });
  expect(await kindOf(bytes('%PDF-1.7\n%âãÏÓ\n1 0 obj'))).toMatchObject({ kind: 'pdf', hasPreview: false });
  const heic = new Uint8Array([0, 0, 0, 24, ...bytes('ftypheic'), 0, 0, 0, 0, ...bytes('heicmif1'), ...bytes('mdat')]);
  expect(await kindOf(heic)).toMatchObject({ kind: 'heic', hasPreview: false });

  for (const wrong of [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<!doctype html><script>alert(1)</script>',
    'GIF89a\u0001\u0000\u0001\u0000',
    'MZ\u0090\u0000',
    'PK\u0003\u0004',
  ])
    expect(await kindOf(bytes(wrong))).toMatchObject({
      code: 'FILE_KIND_UNKNOWN',
      message: 'JPEG, PNG, WebP, HEIC, PDF 파일만 올릴 수 있습니다.',
    });
});

test('what is refused is forgotten: a broken picture, a picture that is huge when opened', async () => {
  const visitor = await newVisitor();
  const before = [filesOnDisk('files'), filesOnDisk('incoming')];
  const broken = await sendFile(api, { content: png.slice(0, png.length - 40), ...visitor });
  expect(broken.body.code).toBe('FILE_BROKEN');
  const huge = await bytesOf(solid(9000, 6000).png({ compressionLevel: 9 }));
  expect(huge.length).toBeLessThan(FILE_LIMITS.bytes);
  expect((await sendFile(api, { content: huge, ...visitor })).body.code).toBe('PICTURE_TOO_LARGE');
  expect((await api.request('GET', '/api/files', visitor)).body).toEqual([]);
  expect([filesOnDisk('files'), filesOnDisk('incoming')]).toEqual(before);
});

test('at most ten files, 20 MB each and 60 MB in all are announced, and none that is empty', async () => {
  const visitor = await newVisitor();
  let count = 0;
  const announce = (length: number) =>
    api.request('POST', '/api/files', { body: { name: `${++count}.pdf`, bytes: length }, ...visitor });
  expect((await announce(0)).body.code).toBe('FILE_EMPTY');
  expect((await announce(FILE_LIMITS.bytes + 1)).body.code).toBe('FILE_TOO_LARGE');
  for (let n = 0; n < 3; n++) expect((await announce(FILE_LIMITS.bytes)).status).toBe(200);
  expect((await announce(1)).body).toMatchObject({
    code: 'FILES_TOO_LARGE',
    message: '파일은 모두 합쳐 60MB까지 올릴 수 있습니다.',
  });
  const other = await newVisitor();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      api.request('POST', '/api/files', { body: { name: `${n}`, bytes: 5 }, ...other }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(FILE_LIMITS.count);
});

test('a file on its way belongs to its sender alone', async () => {
  const [sender, stranger] = [await newVisitor(), await newVisitor()];
  const { body: file } = await sendFile(api, { content: png, ...sender });
  const { body: reserved } = await api.request('POST', '/api/files', { body: { name: 'b', bytes: 9 }, ...sender });
  const asStranger = (method: string, path: string) =>
    api.request(method, path, { ...stranger, ...(method === 'POST' ? { body: {} } : {}) });
  expect((await asStranger('GET', `/api/files/${file.id}`)).body.code).toBe('FILE_NOT_FOUND');
  expect((await asStranger('DELETE', `/api/files/${file.id}`)).body.code).toBe('FILE_NOT_FOUND');
  expect((await asStranger('POST', `/api/files/${reserved.id}/finish`)).body.code).toBe('FILE_NOT_FOUND');
  const pushed = await tus(api, { method: 'PATCH', path: reserved.uploadPath, content: png, ...stranger });
  expect(pushed.status).toBe(404);
  expect((await api.request('GET', `/api/files/${file.id}`, sender)).status).toBe(200);
});

test('a preview carries none of the place and camera of the original, and stands upright', async () => {
  const visitor = await newVisitor();
  const exif = { IFD0: { Artist: 'Kim Minji' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };
  const content = await bytesOf(solid(1600, 800).jpeg().withExif(exif).withMetadata({ orientation: 6 }));
  expect((await sharp(content).metadata()).exif).toBeDefined();
  const { body: file } = await sendFile(api, { content, ...visitor });
  const answer = await api.handle(
    new Request(`http://127.0.0.1:3000/api/files/${file.id}/preview`, {
      headers: { cookie: `${CART_COOKIE}=${visitor.cookies[CART_COOKIE]}` },
    }),
    '127.0.0.1',
  );
  const preview = await sharp(await answer?.arrayBuffer()).metadata();
  expect(preview).toMatchObject({ format: 'webp', width: 480, height: 960 });
  expect(preview.exif).toBeUndefined();
});

test('files of a visitor who signs in become theirs', async () => {
  const visitor = await newVisitor();
  const { body: file } = await sendFile(api, { content: png, ...visitor });
  const caller = await api.caller(visitor);
  const { token } = await caller.auth.register({
    email: 'files@example.com',
    password: 'secret-1',
    firstName: '민지',
    lastName: '김',
  });
  expect((await api.request('GET', '/api/files', { token })).body).toMatchObject([{ id: file.id }]);
  expect((await api.request('GET', '/api/files', visitor)).body).toEqual([]);
});

test('what no order takes is swept after a day, with what never arrived', async () => {
  const visitor = await newVisitor();
  await sendFile(api, { content: png, ...visitor });
  await api.request('POST', '/api/files', { body: { name: 'b', bytes: 9 }, ...visitor });
  await sweepFiles(api.services);
  expect((await api.request('GET', '/api/files', visitor)).body).toHaveLength(2);
  api.clock.advance(LIFETIMES.looseFile + 1);
  await sweepFiles(api.services);
  expect((await api.request('GET', '/api/files', visitor)).body).toEqual([]);
  expect(filesOnDisk('files')).toEqual([]);
});
