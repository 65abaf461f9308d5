import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { encodePicture, encodeShare } from './encode.ts';
import { BLUR_LENGTH, BUDGET } from './recipe.ts';

const folder = mkdtempSync(join(tmpdir(), 'softbox-encode-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Noise is the heaviest picture there is. */
const noisy = async (width: number, height: number) => {
  const master = join(folder, `master-${width}.png`);
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 16 };
  await sharp({ create: { width, height, channels: 3, background: '#c08040', noise } })
    .png()
    .toFile(master);
  return master;
};

test('no file is wider than its master, nor heavier than its budget', async () => {
  const picture = await encodePicture(await noisy(440, 550), { name: 'noise', version: '1' }, 1280, folder);
  expect(picture).toMatchObject({ name: 'noise', version: '1', width: 400, height: 500 });
  expect(picture.color).toMatch(/^#[0-9a-f]{6}$/);
  expect(picture.blur.length).toBeLessThanOrEqual(BLUR_LENGTH);
  expect(readdirSync(folder).filter((file) => file.startsWith('noise'))).toEqual(['noise-400.avif', 'noise-400.webp']);
  for (const format of ['avif', 'webp'] as const)
    expect(statSync(join(folder, `noise-400.${format}`)).size).toBeLessThanOrEqual(BUDGET[format][400]);
});

test('a master that is too small is refused', async () => {
  const small = encodePicture(await noisy(300, 375), { name: 'small', version: '1' }, 1280, folder);
  await expect(small).rejects.toThrow('300 pixels');
});

test('a link’s picture has the size that other sites expect', async () => {
  await encodeShare(await noisy(600, 315), { name: 'og-xx', version: '1' }, folder);
  expect(await sharp(join(folder, 'og-xx.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
