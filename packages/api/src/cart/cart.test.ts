import { LIMITS } from '@softbox/config/limits';
import { coffee } from '@softbox/config/pictures/rendered';
import { CART_COOKIE } from '@softbox/config/storage-keys';
import { cartItems, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookiesOf, startTestApi, type TestApi } from '../testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A visitor's browser: keeps the cookies it is given. */
async function browser() {
  const cookies: Record<string, string> = {};
  return async () => {
    const responseHeaders = new Headers();
    const caller = await api.caller({ cookies, responseHeaders });
    return {
      cookies,
      cart: caller.cart,
      keep: () => Object.assign(cookies, cookiesOf(responseHeaders)),
    };
  };
}

test('[E-09] an anonymous cart hangs on an HttpOnly cookie whose hash alone is stored', async () => {
  const responseHeaders = new Headers();
  const { cart } = await api.caller({ responseHeaders });
  const { items } = await cart.add({ templateId: 3, quantity: 2 });
  expect(items).toEqual([
    {
      templateId: 3,
      quantity: 2,
      title: '커피숍',
      type: '따뜻한 카페 무드',
      image: '/pictures/coffee-800.webp',
      picture: coffee,
      basePrice: 29,
      category: 'food',
    },
  ]);
  const [line = ''] = responseHeaders.getSetCookie();
  expect(line).toContain('HttpOnly');
  expect(line).toContain('SameSite=Lax');
  const secret = cookiesOf(responseHeaders)[CART_COOKIE] ?? '';
  expect(secret.length).toBeGreaterThanOrEqual(43);
  const rows = await api.db.read.select().from(cartItems);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const later = await api.caller({ cookies: { [CART_COOKIE]: secret }, language: 'en' });
  expect((await later.cart.list()).items).toMatchObject([{ templateId: 3, quantity: 2, title: 'Coffee Shop' }]);
});

test('[E-09] a signed-in cart hangs on the user and is the same on every device', async () => {
  const { actor } = await api.signUp();
  const phone = await api.caller({ actor });
  await phone.cart.add({ templateId: 1 });
  await phone.cart.add({ templateId: 1, quantity: 4 });
  await phone.cart.changeQuantity({ templateId: 1, quantity: 7 });
  await phone.cart.add({ templateId: 12 });
  const laptop = await api.caller({ actor });
  expect((await laptop.cart.list()).items.map(({ templateId, quantity }) => [templateId, quantity])).toEqual([
    [1, 7],
    [12, 1],
  ]);
  const { items } = await laptop.cart.remove({ templateId: 1 });
  expect(items.map(({ templateId }) => templateId)).toEqual([12]);
  expect((await laptop.cart.remove({ templateId: 1 })).items).toHaveLength(1);
});

test('[E-09] at sign-in the anonymous cart joins the user’s: quantities add up, the maximum holds', async () => {
  const { user, actor } = await api.signUp();
  const mine = await api.caller({ actor });
  await mine.cart.add({ templateId: 1, quantity: 60 });
  await mine.cart.add({ templateId: 2, quantity: 1 });
  const visit = await browser();
  for (const line of [
    { templateId: 1, quantity: 70 },
    { templateId: 2, quantity: 3 },
    { templateId: 27, quantity: 5 },
  ]) {
    const { cart, keep } = await visit();
    await cart.add(line);
    keep();
  }
  const { cookies } = await visit();
  const signedIn = await api.request('POST', '/api/auth/login', {
    body: { email: user.email, password: 'secret-1' },
    cookies,
  });
  expect(signedIn.status).toBe(200);
  expect((await mine.cart.list()).items.map(({ templateId, quantity }) => [templateId, quantity])).toEqual([
    [1, LIMITS.cart.maxQuantity],
    [2, 4],
    [27, 5],
  ]);
  // The visitor's lines moved: signing in again adds nothing.
  await api.request('POST', '/api/auth/login', { body: { email: user.email, password: 'secret-1' }, cookies });
  expect((await mine.cart.list()).items).toHaveLength(3);
  const { cart } = await visit();
  expect((await cart.list()).items).toEqual([]);
});

test('[X-04] nobody reaches another’s cart, whatever they do to their own', async () => {
  const { actor: victim } = await api.signUp();
  const victims = await api.caller({ actor: victim });
  await victims.cart.add({ templateId: 5, quantity: 5 });
  const before = await api.db.read
    .select()
    .from(cartItems)
    .where(eq(cartItems.userId, userIdOf(victim)));
  const { actor } = await api.signUp();
  const intruder = await api.caller({ actor });
  const stranger = await api.caller({ cookies: { [CART_COOKIE]: 'not-a-secret-of-anybody' } });
  for (const { cart } of [intruder, stranger, await api.caller()]) {
    expect((await cart.list()).items).toEqual([]);
    await expect(cart.changeQuantity({ templateId: 5, quantity: 99 })).rejects.toThrow('TEMPLATE_NOT_FOUND');
    await cart.remove({ templateId: 5 });
  }
  expect(
    await api.db.read
      .select()
      .from(cartItems)
      .where(eq(cartItems.userId, userIdOf(victim))),
  ).toEqual(before);
});

test('[E-09] whatever is added, changed and removed: 1 to 99 per line, one line per template, catalogue prices', async () => {
  const { actor } = await api.signUp();
  const { cart } = await api.caller({ actor });
  const catalogue = new Map((await api.db.read.select().from(templates)).map(({ id, basePrice }) => [id, basePrice]));
  const anyInteger = fc.oneof(fc.integer({ min: -3, max: 120 }), fc.integer());
  const act = fc.record({
    kind: fc.constantFrom('add', 'changeQuantity', 'remove'),
    templateId: fc.integer({ min: -1, max: 30 }),
    quantity: anyInteger,
  });
  await fc.assert(
    fc.asyncProperty(act, async ({ kind, templateId, quantity }) => {
      const done = kind === 'remove' ? cart.remove({ templateId }) : cart[kind as 'add']({ templateId, quantity });
      await done.catch((error: Error) => expect(['VALIDATION', 'TEMPLATE_NOT_FOUND']).toContain(error.message));
      const { items } = await cart.list();
      expect(new Set(items.map((item) => item.templateId)).size).toBe(items.length);
      for (const item of items) {
        expect(item.basePrice).toBe(catalogue.get(item.templateId));
        expect(item.quantity).toBeGreaterThanOrEqual(1);
        expect(item.quantity).toBeLessThanOrEqual(LIMITS.cart.maxQuantity);
      }
    }),
    { numRuns: 150 },
  );
});

test('50 clicks at once on one template are one line with all of them', async () => {
  const { actor } = await api.signUp();
  const { cart } = await api.caller({ actor });
  await Promise.all(Array.from({ length: 50 }, () => cart.add({ templateId: 8 })));
  expect((await cart.list()).items).toMatchObject([{ templateId: 8, quantity: 50 }]);
});

test('the cart follows the catalogue: new prices show, withdrawn templates drop out', async () => {
  const own = await startTestApi();
  const { actor } = await own.signUp();
  const { cart } = await own.caller({ actor });
  await cart.add({ templateId: 1 });
  await cart.add({ templateId: 2 });
  await own.db.write((tx) => tx.update(templates).set({ basePrice: 77 }).where(eq(templates.id, 1)));
  await own.db.write((tx) => tx.update(templates).set({ active: false }).where(eq(templates.id, 2)));
  expect((await cart.list()).items).toMatchObject([{ templateId: 1, basePrice: 77 }]);
  await expect(cart.add({ templateId: 2 })).rejects.toThrow('TEMPLATE_NOT_FOUND');
  await own.close();
});

test('a cart takes 100 lines and not one more', async () => {
  const own = await startTestApi();
  const [first] = await own.db.read.select().from(templates).limit(1);
  if (!first) throw new Error('the catalogue is empty');
  const added = Array.from({ length: 101 }, (_, index) => ({ ...first, id: 1000 + index, position: 1000 + index }));
  await own.db.write((tx) => tx.insert(templates).values(added));
  const { actor } = await own.signUp();
  const { cart } = await own.caller({ actor });
  for (const { id } of added.slice(0, LIMITS.cart.maxLines)) await cart.add({ templateId: id });
  await expect(cart.add({ templateId: 1100 })).rejects.toThrow('CART_FULL');
  expect((await cart.add({ templateId: 1000 })).items).toHaveLength(LIMITS.cart.maxLines);
  await own.close();
});

const userIdOf = (actor: Awaited<ReturnType<TestApi['signUp']>>['actor']) =>
  actor.kind === 'user' ? actor.userId : '';
