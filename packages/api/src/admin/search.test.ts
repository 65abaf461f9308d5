import { authUsers, findWrongCounts, findWrongWords, newOrderId, orders } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTextOf as memberText } from '../auth/search-text.ts';
import { chanceFrom, pick } from '../demo/chance.ts';
import { personFrom } from '../demo/people.ts';
import { foldForSearch } from '../fold-for-search.ts';
import { placeAs } from '../orders/ordering.testing.ts';
import { searchTextOf } from '../orders/search-text.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import type { Inputs } from '../types.ts';

type Row = typeof orders.$inferSelect;
type Filters = Omit<Inputs['admin']['orders'], 'cursor'>;

/** More of them than a word may have in common before other filters lead. */
const MANY = 2400;
const COUNTRIES = ['KR', 'KR', 'KR', 'US', 'VN'] as const;

let api: TestApi;
let desk: Awaited<ReturnType<TestApi['caller']>>;
let all: Row[];

beforeAll(async () => {
  api = await startTestApi();
  const { actor } = await api.signUp({ role: 'owner' });
  desk = await api.caller({ actor });
  await placeAs(api, {});
  const [one] = await api.db.read.select().from(orders);
  if (!one) throw new Error('an order was placed');
  const chance = chanceFrom(7);
  const made = Array.from({ length: MANY }, (_, index) => {
    const country = pick(chance, COUNTRIES);
    const { name, email, phone, brand } = personFrom(chance, country, `guest${index}`);
    // In no order, and often several at one moment.
    const createdAt = new Date(
      1_790_000_000_000 + Math.floor(chance() * 1500) * 3_600_000 * (chance() < 0.5 ? 1 : 0.001),
    );
    const id = newOrderId(createdAt);
    const told = { customerName: name, customerEmail: email, customerPhone: phone, brandName: brand };
    const shown = { ...told, id, country, createdAt, paymentStatus: chance() < 0.01 ? 'review' : 'unpaid' } as const;
    return { ...one, ...shown, requestKey: id, searchText: searchTextOf({ ...one, ...shown }) };
  });
  await api.db.write(async (tx) => {
    for (let at = 0; at < MANY; at += 200) await tx.insert(orders).values(made.slice(at, at + 200));
  });
  all = await api.db.read.select().from(orders);
});
afterAll(() => api.close());

/** Ids of all pages, in the order in which they come. */
async function pages(filters: Filters): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await desk.admin.orders({ ...filters, limit: 37, cursor });
    ids.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

test.each<Filters>([
  { search: '김' },
  { search: '민지' },
  { search: '지\n네' },
  { search: '김민지' },
  { search: '민지네' },
  { search: '7' },
  { search: '@d' },
  { search: 'Café' },
  { search: 'CAFE' },
  { search: 'guest77@' },
  { search: '"' },
  { search: '&' },
  { search: ' AND ' },
  { search: '쀍' },
  { search: 'nobody-is-called-so' },
  { search: 'demo.example', limit: 200 },
  { search: 'demo.example', payment: 'review' },
  { search: '김민지', country: 'KR' },
  { search: '김', country: 'VN' },
  { search: 'e', payment: 'review', country: 'US' },
  { search: '010', from: '2026-09-25', to: '2026-10-01' },
  { search: 'a'.repeat(100) },
  { search: 'a\0b' },
])('a search finds what holds it and nothing else, newest first, through all pages: %j', async (filters) => {
  const sought = foldForSearch(filters.search ?? '');
  const day = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
  const expected = all.filter(
    ({ searchText, country, paymentStatus, createdAt }) =>
      searchText.includes(sought) &&
      (!filters.country || country === filters.country) &&
      (!filters.payment || paymentStatus === filters.payment) &&
      (!filters.from || day(createdAt) >= filters.from) &&
      (!filters.to || day(createdAt) <= filters.to),
  );
  const found = await pages(filters);
  expect(found.toSorted()).toEqual(expected.map(({ id }) => id).sort());
  const moments = new Map(all.map(({ id, createdAt }) => [id, createdAt.getTime()]));
  const times = found.map((id) => moments.get(id) ?? 0);
  // Those of one moment take the next ones in the index.
  for (const [index, time] of times.entries()) expect(time).toBeLessThanOrEqual((times[index - 1] ?? Infinity) + 20);
});

test('a thing that was ordered is found through all pages, with and without words', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) {
    api.clock.advance(count % 2);
    const items = [
      { itemId: 'template:12', quantity: 1 },
      { itemId: count % 2 ? 'template:7' : 'template:5', quantity: 1 },
    ];
    ids.unshift((await placeAs(api, {}, { items, customerName: `단풍 ${count}` })).orderId);
  }
  const first = await desk.admin.orders({ item: 'template:12', limit: 3 });
  const second = await desk.admin.orders({ item: 'template:12', limit: 3, cursor: first.nextCursor ?? '' });
  expect([...first.orders, ...second.orders].map(({ id }) => id)).toEqual(ids);
  expect(second.nextCursor).toBeNull();
  const withWords = await desk.admin.orders({ item: 'template:5', search: '단풍' });
  expect(withWords.orders.map(({ id }) => id)).toEqual(ids.filter((_, index) => index % 2 === 0));
  expect((await desk.admin.orders({ item: 'template:7', search: '단풍4' })).orders).toEqual([]);
  expect((await desk.admin.orders({ item: 'template:5', status: 'cancelled' })).orders).toEqual([]);
});

test('members go forth and back through what a search finds, also from one who has left', async () => {
  const made = Array.from({ length: 9 }, (_, index) => {
    const shown = { username: `maple${index}`, email: `maple${index}@example.com` };
    const createdAt = new Date(1_795_000_000_000 + Math.floor(index / 2));
    return {
      ...shown,
      id: `usr_maple${index}`,
      emailFolded: shown.email,
      password: '',
      searchText: memberText(shown),
      createdAt,
    };
  });
  await api.db.write((tx) => tx.insert(authUsers).values(made));
  const ask = (place: { after?: string; before?: string }) =>
    desk.admin.memberPage({ search: 'maple', limit: 3, ...place });
  const first = await ask({});
  const second = await ask({ after: first.older ?? '' });
  const third = await ask({ after: second.older ?? '' });
  const ids = [first, second, third].map(({ members }) => members.map(({ id }) => id));
  expect(ids.flat().toSorted()).toEqual(made.map(({ id }) => id));
  expect([first.newer, third.older]).toEqual([null, null]);
  expect((await ask({ before: third.newer ?? '' })).members.map(({ id }) => id)).toEqual(ids[1]);
  await api.db.write((tx) => tx.delete(authUsers));
  expect((await ask({ after: first.older ?? '' })).members).toEqual([]);
});

test('the indexes say what the rows do', async () => {
  expect(await findWrongCounts(api.db.read)).toEqual([]);
  expect(await api.db.write(findWrongWords)).toEqual([]);
});
