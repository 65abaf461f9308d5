import { PACKAGES } from '@softbox/config/catalog';
import { COUNTRIES, COUNTRY_CODES } from '@softbox/config/countries';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { formatMoney, priceIn, toMinorUnits } from '@softbox/config/money';
import { orderLines, orders, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { amountAgrees } from './amount-agrees.ts';
import { orderOf, placeAs, specOrderOf } from './ordering.testing.ts';
import { loadPackageNames } from './package-names.ts';

let api: TestApi;
let items: { itemId: string; basePrice: number; orderType: 'package' | 'template'; titles: Record<Language, string> }[];

beforeAll(async () => {
  api = await startTestApi();
  const names = await loadPackageNames();
  const rows = await api.db.read.select().from(templates);
  items = [
    ...Object.values(PACKAGES).map(({ id, basePrice }) => ({
      itemId: `package:${id}`,
      basePrice,
      orderType: 'package' as const,
      titles: names[id],
    })),
    ...rows.map(({ id, basePrice, texts }) => ({
      itemId: `template:${id}`,
      basePrice,
      orderType: 'template' as const,
      titles: Object.fromEntries(LANGUAGES.map((language) => [language, texts[language].title])) as Record<
        Language,
        string
      >,
    })),
  ];
});
afterAll(() => api.close());

const stored = async (orderId: string) => {
  const [order] = await api.db.read.select().from(orders).where(eq(orders.id, orderId));
  const lines = await api.db.read.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (!order) throw new Error('not stored');
  return { order, lines };
};

test('[K-01][E-02][E-03] each of the 30 items costs in each of the 6 countries what is shown, to the minor unit', async () => {
  expect(items).toHaveLength(30);
  for (const country of COUNTRY_CODES) {
    for (const { itemId, basePrice, orderType } of items) {
      const { orderId, amount, currency } = await placeAs(api, {}, { country, itemId });
      const shown = Math.floor(basePrice * COUNTRIES[country].priceMultiplier + 0.5);
      expect({ amount, currency }).toEqual({ amount: shown, currency: COUNTRIES[country].currency });
      const { order, lines } = await stored(orderId);
      expect(order).toMatchObject({ totalMinor: toMinorUnits(currency, shown), currency, country, orderType });
      expect(lines).toMatchObject([{ itemKey: itemId, quantity: 1, unitMinor: order.totalMinor }]);
      const { body } = await api.request('GET', `/api/orders/${orderId}`, { token: await administratorsToken() });
      expect([body.totalAmount, body.planPrice]).toEqual([String(shown), shown]);
    }
  }
});

test('[C-09][E-04] the specification’s payload names each item in any language, with its price in any writing', async () => {
  for (const { itemId, basePrice, orderType, titles } of items) {
    for (const language of LANGUAGES) {
      const country = COUNTRY_CODES[items.findIndex((item) => item.itemId === itemId) % COUNTRY_CODES.length] ?? 'KR';
      const price = priceIn(country, basePrice);
      const packageName = `  ${titles[language].toUpperCase().replaceAll(' ', '   ')} `;
      const body = specOrderOf(country, { packageName, orderType, price: formatMoney(country, price) });
      const answer = await api.request('POST', '/api/orders', {
        body,
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect([packageName, answer.status]).toEqual([packageName, 200]);
      const { lines } = await stored(answer.body.orderId);
      expect(lines.map(({ itemKey }) => itemKey)).toEqual([itemId]);
    }
  }
});

test('[C-09] what is not on sale is refused', async () => {
  const unknown = [
    { packageName: 'Free photos' },
    { packageName: ' ' },
    { itemId: 'template:9' },
    { itemId: 'template:0' },
    { itemId: 'package:gold' },
    { itemId: 'nonsense' },
    { packageName: '커피숍', orderType: 'package' as const },
    {
      items: [
        { itemId: 'template:1', quantity: 1 },
        { itemId: 'template:99', quantity: 1 },
      ],
    },
  ];
  const before = await api.db.read.$count(orders);
  for (const named of unknown) {
    const { orders: door } = await api.caller();
    await expect(door.place({ ...orderOf(), itemId: undefined, ...named })).rejects.toThrow('ITEM_UNKNOWN');
  }
  expect(await api.db.read.$count(orders)).toBe(before);
});

test('[C-09] another price, total or currency is 409 with the right figures, and nothing is stored', async () => {
  const before = await api.db.read.$count(orders);
  const wrong = [
    { packagePrice: '1' },
    { totalAmount: 1 },
    { totalAmount: '34,801' },
    { currency: 'USD' },
    { packagePrice: 'free' },
  ];
  for (const sent of wrong) {
    const { status, body } = await api.request('POST', '/api/orders', {
      body: orderOf({ itemId: 'template:3', ...sent }),
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, code: 'PRICE_CHANGED', price: '₩34,800', totalAmount: '34800' });
    expect(body.message).toContain('₩34,800');
  }
  expect(await api.db.read.$count(orders)).toBe(before);
});

test('[C-09] 1,000 tampered payloads never change what is stored: the catalogue’s price or no order', async () => {
  const amount = fc.option(
    fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.string({ maxLength: 20 }),
      fc.constantFrom('', '0', '-1', '1e9', 'NaN', '₩1', '0.01', '34800', '₩34,800', 34_800, 358_800),
    ),
    { nil: undefined },
  );
  const tampered = fc.record({
    item: fc.nat({ max: 29 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    country: fc.constantFrom(...COUNTRY_CODES),
    packagePrice: amount,
    totalAmount: amount,
    currency: fc.option(fc.constantFrom('USD', 'KRW', 'XXX', ''), { nil: undefined }),
    status: fc.constantFrom('completed', 'pending', undefined),
    transactionId: fc.constantFrom('tx_forged', '', undefined),
    isGuestOrder: fc.constantFrom(true, false, undefined),
    extra: fc.constantFrom(
      {},
      { totalMinor: 1 },
      { paidMinor: 1, paymentStatus: 'paid' },
      { userId: 'usr_other' },
      { unitAmount: 1 },
    ),
  });
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(tampered, async ({ item, quantity, extra, ...sent }) => {
      const { itemId = '', basePrice = 0 } = items[item] ?? {};
      const count = await api.db.read.$count(orders);
      const { status, body } = await api.request('POST', '/api/orders', {
        body: { ...orderOf({ items: [{ itemId, quantity }] }), ...sent, ...extra, requestId: crypto.randomUUID() },
      });
      if (status !== 200) {
        expect([400, 409]).toContain(status);
        expect(await api.db.read.$count(orders)).toBe(count);
        return;
      }
      kept++;
      const { order } = await stored(body.orderId);
      const { currency } = COUNTRIES[sent.country];
      expect(order).toMatchObject({
        totalMinor: toMinorUnits(currency, priceIn(sent.country, basePrice) * quantity),
        currency,
        paidMinor: 0,
        status: 'pending',
        paymentStatus: 'unpaid',
        transactionId: '',
        isGuestOrder: true,
        userId: null,
      });
    }),
    { numRuns: 1000 },
  );
  expect(kept).toBeGreaterThan(10);
});

test('[K-01] every way of writing a price agrees with it and with no other price', () => {
  for (const country of COUNTRY_CODES)
    for (const { basePrice } of items) {
      const price = priceIn(country, basePrice);
      const writings = [
        price,
        String(price),
        `${price}.00`,
        formatMoney(country, price),
        `${formatMoney(country, price)}.00`,
      ];
      for (const writing of writings) expect([writing, amountAgrees(writing, price)]).toEqual([writing, true]);
      for (const other of [price + 1, price - 1, price * 10, price / 10, -price, 0])
        for (const writing of [other, String(other), formatMoney(country, other)])
          expect([writing, amountAgrees(writing, price)]).toEqual([writing, false]);
    }
});

let token: Promise<string> | undefined;
const administratorsToken = () => {
  token ??= api.signUp({ role: 'owner' }).then((signedUp) => signedUp.token);
  return token;
};
