import { imagePath } from '@softbox/config/pictures';
import { coffee, coffeeDetail } from '@softbox/config/pictures/rendered';
import { templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('[E-02] every template of the list comes with what a page needs to show its picture', async () => {
  const { catalog } = await api.caller();
  const list = await catalog.templates({ language: 'ko' });
  expect(list).toHaveLength(27);
  for (const { image, picture } of list) expect(image).toBe(imagePath(picture?.name ?? ''));
  expect(list.find(({ id }) => id === 3)?.picture).toEqual(coffee);
});

test('[T-07] a template on its own has further views', async () => {
  const { catalog } = await api.caller();
  const { gallery } = await catalog.template({ id: 3, language: 'en' });
  expect(gallery).toEqual([{ image: imagePath('coffee-detail'), picture: coffeeDetail, alt: '' }]);
});

test('an address that is not ours is handed on as it is', async () => {
  const image = 'https://studio.example/uploads/tea.jpg';
  await api.db.write((tx) =>
    tx
      .update(templates)
      .set({ image, gallery: [{ image, picture: null, alt: { en: 'A cup of tea' } }] })
      .where(eq(templates.id, 4)),
  );
  const { catalog } = await api.caller();
  expect(await catalog.template({ id: 4, language: 'en' })).toMatchObject({
    image,
    picture: null,
    gallery: [{ image, picture: null, alt: 'A cup of tea' }],
  });
});
