import { cardUrl, SHARE_SIZE } from '@softbox/config/pictures';
import { coffee } from '@softbox/config/pictures/rendered';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureCards } from './picture-cards.ts';
import { pictures } from './pictures.ts';

const own = pictures();
const cards = pictureCards(async (path) => own.request(path));

test('a template is shown whole on a wide card that every messenger can read', async () => {
  const answer = await cards.request(cardUrl(coffee));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const card = await sharp(await answer.arrayBuffer()).metadata();
  expect(card).toMatchObject({ format: 'jpeg', ...SHARE_SIZE });
});

test('it is drawn once, however many ask', async () => {
  const asked: string[] = [];
  const fresh = pictureCards(async (path) => {
    asked.push(path);
    return own.request(path);
  });
  const answers = await Promise.all([1, 2, 3].map(() => fresh.request(cardUrl(coffee))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(asked).toHaveLength(1);
});

test.each(['/pictures/unknown-share.jpg', '/pictures/..%2fcoffee-share.jpg', '/pictures/-share.jpg'])(
  '%s is not found and not kept',
  async (path) => {
    const answer = await cards.request(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBeNull();
  },
);
