import { expect, test } from 'vitest';
import { startBusiness } from './business.testing.ts';

test('[A-02] [A-03] [X-03] the overview is what was counted by hand, in won by the multipliers, by the studio’s day', async () => {
  const api = await startBusiness({ zone: 'Asia/Seoul' });
  const desk = await api.caller({ actor: api.administrator.actor });
  const { newest, ...figures } = await desk.admin.overview();
  expect(figures).toEqual({
    day: '2026-11-20',
    timeZone: 'Asia/Seoul',
    // The first administrator came with the start, today; the second on 1 October.
    members: { all: 4, today: 2 },
    orders: { all: 7, pending: 1, completed: 4 },
    revenue: {
      completed: {
        won: 1_675_200,
        count: 4,
        currencies: [
          { currency: 'USD', amount: 399, won: 478_800, count: 1 },
          { currency: 'KRW', amount: 358_800, won: 358_800, count: 1 },
          { currency: 'VND', amount: 16_752_000, won: 837_600, count: 2 },
        ],
      },
      paid: {
        won: 2_104_000,
        count: 6,
        currencies: [
          { currency: 'USD', amount: 798, won: 957_600, count: 2 },
          { currency: 'KRW', amount: 358_800, won: 358_800, count: 1 },
          { currency: 'VND', amount: 6_176_000, won: 308_800, count: 2 },
          { currency: 'CNY', amount: 2793, won: 478_800, count: 1 },
        ],
      },
      placedToday: {
        won: 1_196_533,
        count: 3,
        currencies: [
          { currency: 'VND', amount: 7_176_000, won: 358_800, count: 1 },
          { currency: 'CNY', amount: 2793, won: 478_800, count: 1 },
          { currency: 'MYR', amount: 1346, won: 358_933, count: 1 },
        ],
      },
      paidToday: {
        won: 787_600,
        count: 3,
        currencies: [
          { currency: 'VND', amount: 6_176_000, won: 308_800, count: 2 },
          { currency: 'CNY', amount: 2793, won: 478_800, count: 1 },
        ],
      },
    },
    growth: { thisMonth: 1_266_400, lastMonth: 358_800, percent: (907_600 / 358_800) * 100 },
  });
  expect(newest.map(({ id }) => id)).toEqual(api.ids.slice(2).reverse());

  for (const actor of [undefined, (await api.signUp()).actor]) {
    const { admin } = await api.caller(actor ? { actor } : {});
    await expect(admin.overview()).rejects.toThrow();
    await expect(admin.charts({ days: 7 })).rejects.toThrow();
  }
  await api.close();
});

test('[A-03] in another time zone today is another day', async () => {
  const api = await startBusiness({ zone: 'America/New_York' });
  const { day, members, revenue } = await (await api.caller({ actor: api.administrator.actor })).admin.overview();
  expect(day).toBe('2026-11-19');
  expect(members.today).toBe(3);
  expect(revenue.placedToday).toMatchObject({ won: 1_795_733, count: 4 });
  await api.close();
});

test('[A-03] growth of nothing has no percentage', async () => {
  const api = await startBusiness({ zone: 'Asia/Seoul' });
  api.clock.advance(60 * 86_400_000);
  const { growth } = await (await api.caller({ actor: api.administrator.actor })).admin.overview();
  expect(growth).toEqual({ thisMonth: 0, lastMonth: 0, percent: null });
  await api.close();
});

test('the charts show each day, country and item of the days asked for, in the reader’s language', async () => {
  const api = await startBusiness({ zone: 'Asia/Seoul' });
  const desk = await api.caller({ actor: api.administrator.actor, language: 'en' });
  const week = await desk.admin.charts({ days: 7 });
  const quiet = { orders: 0, placed: 0, paid: 0, refunded: 0 };
  expect(week.days).toEqual([
    ...['14', '15', '16', '17', '18'].map((day) => ({ day: `2026-11-${day}`, ...quiet })),
    { day: '2026-11-19', orders: 1, placed: 599_200, paid: 0, refunded: 0 },
    { day: '2026-11-20', orders: 3, placed: 1_196_533, paid: 787_600, refunded: 50_000 },
  ]);
  expect(week.countries).toEqual([
    { country: 'AU', currency: 'AUD', orders: 1, amount: 749, placed: 599_200, paid: 0 },
    { country: 'CN', currency: 'CNY', orders: 1, amount: 2793, placed: 478_800, paid: 478_800 },
    { country: 'MY', currency: 'MYR', orders: 1, amount: 1346, placed: 358_933, paid: 0 },
    { country: 'VN', currency: 'VND', orders: 1, amount: 7_176_000, placed: 358_800, paid: 308_800 },
  ]);
  expect(week.items).toEqual([
    { itemKey: 'package:sns', title: 'SNS all-in-one package', quantity: 2, placed: 717_733 },
    { itemKey: 'package:launch', title: 'Shopping-mall / e-commerce launch package', quantity: 1, placed: 599_200 },
    { itemKey: 'package:delivery', title: 'Delivery/market-app sales package', quantity: 1, placed: 478_800 },
  ]);
  expect(week.refunds).toEqual({
    won: 50_000,
    count: 1,
    currencies: [{ currency: 'VND', amount: 1_000_000, won: 50_000, count: 1 }],
  });

  const quarter = await desk.admin.charts({ days: 90 });
  expect(quarter.days).toHaveLength(90);
  expect(quarter.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(7);
  expect(quarter.days.find(({ day }) => day === '2026-11-10')).toMatchObject({ placed: 478_800, paid: 478_800 });
  expect(quarter.countries.map(({ country, orders }) => [country, orders])).toEqual([
    ['VN', 2],
    ['AU', 1],
    ['US', 1],
    ['CN', 1],
    ['MY', 1],
    ['KR', 1],
  ]);
  await api.close();
});
