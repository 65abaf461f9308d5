import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIFETIMES } from '@softbox/config/limits';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi } from '../testing.ts';
import { KEYS, startBucket } from './bucket.testing.ts';
import { sendFile } from './sending.testing.ts';
import { sweepFiles } from './sweep-files.ts';

const bucket = await startBucket();
const bucketEnv = (secret: string, url = bucket.url) => ({
  FILES_BUCKET_URL: url,
  FILES_REGION: KEYS.region,
  FILES_ACCESS_KEY: KEYS.access,
  FILES_SECRET_KEY: secret,
});
const api = await startTestApi({ env: bucketEnv(KEYS.secret) });
afterAll(async () => {
  await api.close();
  await bucket.close();
});

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#4a7' } });
const png = new Uint8Array(await picture.png().toBuffer());

async function newVisitor(at = api) {
  const { headers, body } = await at.request('POST', '/api/files', { body: { name: 'a.png', bytes: 1 } });
  const cookies = { [CART_COOKIE]: cookiesOf(headers)[CART_COOKIE] ?? '' };
  await at.request('DELETE', `/api/files/${body.id}`, { cookies });
  return { cookies };
}

test('files and previews stay in the bucket and come back from it, byte for byte, and nothing stays on the disk', async () => {
  const visitor = await newVisitor();
  const { body: file } = await sendFile(api, { content: png, ...visitor });
  expect([...bucket.kept.keys()].sort()).toEqual([`/studio/${file.id}`, `/studio/${file.id}.preview`]);
  expect(readdirSync(join(api.services.env.DATA_DIR, 'incoming'))).toEqual([]);
  const stored = await api.services.files.open(file.id);
  expect(stored?.bytes).toBe(png.length);
  expect(new Uint8Array(await new Response(stored?.body).arrayBuffer())).toEqual(png);

  await api.request('DELETE', `/api/files/${file.id}`, visitor);
  expect(bucket.kept.size).toBe(0);
  expect(await api.services.files.open(file.id)).toBeNull();
});

test('an overloaded bucket is asked again', async () => {
  const visitor = await newVisitor();
  bucket.failNext(2);
  expect((await sendFile(api, { content: png, ...visitor })).status).toBe(200);
});

test('what the bucket refuses is not lost: the same call keeps it once the bucket takes it', async () => {
  const visitor = await newVisitor();
  bucket.failNext(4);
  const failed = await sendFile(api, { content: png, ...visitor });
  expect(failed.status).toBe(500);
  const [waiting] = (await api.request('GET', '/api/files', visitor)).body;
  expect(waiting.kind).toBeNull();
  const again = await api.request('POST', `/api/files/${waiting.id}/finish`, { body: {}, ...visitor });
  expect(again.body).toMatchObject({ id: waiting.id, kind: 'png' });
});

test('a wrong key or a bucket that is not there fails, and says nothing about it to the visitor', async () => {
  for (const env of [bucketEnv('wrong'), bucketEnv(KEYS.secret, bucket.url.replace('studio', 'nowhere'))]) {
    const misled = await startTestApi({ env });
    const answer = await sendFile(misled, { content: png, ...(await newVisitor(misled)) });
    expect([answer.status, answer.body.code]).toEqual([500, 'INTERNAL']);
    expect(answer.text).not.toMatch(/bucket|403|404/);
    await misled.close();
  }
});

test('what no order takes is swept from the bucket as well', async () => {
  const visitor = await newVisitor();
  const { body: file } = await sendFile(api, { content: png, ...visitor });
  expect(bucket.kept.has(`/studio/${file.id}`)).toBe(true);
  api.clock.advance(LIFETIMES.looseFile + 1);
  await sweepFiles(api.services);
  expect(bucket.kept.size).toBe(0);
});
