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

test('[T-07] beside a template stand the next of its category, then others, never itself', async () => {
  const { catalog } = await api.caller();
  const list = await catalog.templates({ language: 'en' });
  const food = list.filter(({ category }) => category === 'food');
  const relatedTo = async (id: number) => (await catalog.template({ id, language: 'en' })).related;
  const idsOf = (templates: readonly { id: number }[]) => templates.map(({ id }) => id);
  expect(idsOf(await relatedTo(food[0]?.id ?? 0))).toEqual(idsOf(food.slice(1, 5)));
  const last = await relatedTo(food.at(-1)?.id ?? 0);
  expect(idsOf(last)).toEqual(idsOf(food.slice(0, 4)));
  expect(last[0]).toEqual({
    id: food[0]?.id,
    title: food[0]?.title,
    type: food[0]?.type,
    basePrice: food[0]?.basePrice,
    image: food[0]?.image,
    picture: food[0]?.picture,
  });
  const alone = list.find(({ category }) => category === 'fashion')?.id ?? 0;
  const others = await relatedTo(alone);
  expect(others).toHaveLength(4);
  expect(idsOf(others)).not.toContain(alone);
});

test('[T-07] a template taken off the shop stands beside no other', async () => {
  const { catalog } = await api.caller();
  const [next] = (await catalog.template({ id: 1, language: 'en' })).related;
  await api.db.write((tx) =>
    tx
      .update(templates)
      .set({ active: false })
      .where(eq(templates.id, next?.id ?? 0)),
  );
  expect((await catalog.template({ id: 1, language: 'en' })).related.map(({ id }) => id)).not.toContain(next?.id);
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
