import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imagePath, pictureUrl } from '@softbox/config/pictures';
import { coffee } from '@softbox/config/pictures/rendered';
import { expect, test } from 'vitest';
import { pictures } from './pictures.ts';

const app = pictures();
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const fileOf = (name: string) => readFileSync(join(import.meta.dirname, '../pictures', name));

test('in its present version a picture may be kept for ever, else for an hour', async () => {
  const kept = await ask(pictureUrl(coffee, 800, 'avif'));
  expect(kept.status).toBe(200);
  expect(kept.headers.get('content-type')).toBe('image/avif');
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await kept.arrayBuffer()).equals(fileOf('coffee-800.avif'))).toBe(true);
  for (const path of [imagePath('coffee'), `${imagePath('coffee')}?v=older`]) {
    const { status, headers } = await ask(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  }
});

test('who holds it already is not sent it again', async () => {
  const path = imagePath('coffee');
  const etag = (await ask(path)).headers.get('etag') ?? '';
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask(path, { 'if-none-match': tags });
    expect(answer.status, tags).toBe(304);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(await answer.text()).toBe('');
  }
  expect((await ask(path, { 'if-none-match': '"other"' })).status).toBe(200);
});

test('a part is sent as a part', async () => {
  const whole = fileOf('coffee-400.webp');
  const answer = await ask('/pictures/coffee-400.webp', { range: 'bytes=10-19' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
  expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
  expect((await ask('/pictures/coffee-400.webp', { range: `bytes=${whole.length}-` })).status).toBe(416);
});

test.each([
  '/pictures/unknown-800.webp',
  '/pictures/coffee-801.webp',
  '/pictures/coffee-800.png',
  '/pictures/coffee',
  '/pictures/',
  '/pictures/..%2fpackage.json',
  '/pictures/../package.json',
])('%s is not found and not kept', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
});
