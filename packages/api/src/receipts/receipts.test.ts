import { LANGUAGES } from '@softbox/config/languages';
import { orders, receipts } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import type { Snapshot } from '../payment/provider.ts';
import { settle } from '../payment/settle.ts';
import { paidOrder } from '../refunds/refunding.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { fontOf, runsOf } from './fonts.ts';
import { openSheet } from './sheet.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const all = () => api.db.read.select().from(receipts).orderBy(receipts.country, receipts.kind, receipts.number);
const numbers = async () => (await all()).map(({ country, kind, number }) => `${country} ${kind} ${number}`);

test('payments and refunds at once are numbered without a gap, each country and kind for itself', async () => {
  const purchases = await Promise.all(
    (['US', 'US', 'US', 'KR', 'KR'] as const).map((country) => buy(api, { country })),
  );
  await Promise.all(purchases.map((purchase) => purchase.pay('pay_webhook_thrice')));
  await api.drainJobs();
  expect(await numbers()).toEqual(['KR receipt 1', 'KR receipt 2', 'US receipt 1', 'US receipt 2', 'US receipt 3']);
  // One that fails in between takes no number.
  const declined = await buy(api);
  await declined.pay('decline');
  const refunded = await paidOrder(api);
  await refunded.refund({ amount: '100', reason: 'x' });
  await refunded.refund({ amount: '50', reason: 'y' });
  await api.drainJobs();
  expect((await numbers()).filter((number) => number.startsWith('US'))).toEqual([
    'US credit_note 1',
    'US credit_note 2',
    'US receipt 1',
    'US receipt 2',
    'US receipt 3',
    'US receipt 4',
  ]);
});

test('a receipt says what was bought, by whom and from whom, and its credit note which receipt it corrects', async () => {
  const purchase = await paidOrder(api, { country: 'KR' });
  await purchase.startWork();
  await purchase.refund();
  await api.drainJobs();
  const [note, receipt] = await all();
  expect(receipt?.content).toMatchObject({
    company: { registrationNumber: '123-45-67890' },
    buyer: { name: 'Minji Kim', email: purchase.email },
    orderId: purchase.orderId,
    lines: [{ quantity: 1, unitMinor: 358_800 }],
    totalMinor: 358_800,
    moved: { minor: 358_800, currency: 'KRW' },
    provider: 'tosspayments',
    corrects: null,
    test: true,
  });
  expect(note?.content).toMatchObject({ corrects: 'KR-R-000001', moved: { minor: 179_400, currency: 'KRW' } });
  const { orderId, key } = purchase;
  expect(await purchase.visitor.receipts.ofOrder({ orderId, key })).toMatchObject([
    { kind: 'receipt', number: 'KR-R-000001', amount: 358_800 },
    { kind: 'credit_note', number: 'KR-C-000001', amount: 179_400 },
  ]);
});

test('a receipt is of the day on which the money moved, however late that was heard of, and never of one to come', async () => {
  const hour = 3_600_000;
  const now = api.clock.now().getTime();
  const moments = [now - 30 * hour, now + hour, 0];
  for (const at of moments) {
    const purchase = await buy(api);
    await purchase.start();
    const attempt = await purchase.newest();
    const transactionId = `pi_${attempt.merchantRef}`;
    const amount = { minor: attempt.chargeMinor, currency: attempt.chargeCurrency };
    const refund = { refundId: `re_${attempt.merchantRef}`, merchantRefundRef: null, transactionId, amount } as const;
    const snapshot: Snapshot = {
      providerRef: attempt.providerRef ?? '',
      merchantRef: attempt.merchantRef,
      state: 'paid',
      charges: [{ transactionId, amount, status: 'succeeded', at: new Date(at) }],
      refunds: [{ ...refund, status: 'succeeded', at: new Date(at && at + 1000) }],
      disputes: [],
    };
    await settle(api.services, { attempt, snapshot, source: 'reconciler' });
  }
  const papers = await all();
  const days = (kind: string) => papers.filter((paper) => paper.kind === kind).map(({ content }) => content.at - now);
  expect(days('receipt')).toEqual([-30 * hour, 0, 0]);
  expect(days('credit_note')).toEqual([1000 - 30 * hour, 0, 0]);
  // Numbers go by the order in which they were issued.
  expect(papers.map(({ number, issuedAt }) => [number, issuedAt.getTime() - now])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

test('what was issued is never changed nor removed', async () => {
  await paidOrder(api);
  await expect(api.db.write((tx) => tx.update(receipts).set({ number: 7 }))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never changed') },
  });
  await expect(api.db.write((tx) => tx.delete(receipts))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('never removed') },
  });
});

test('money that pays nothing has no receipt', async () => {
  const purchase = await buy(api);
  await purchase.pay('wrong_amount');
  await api.drainJobs();
  expect(await all()).toEqual([]);
});

test('[X-04] the PDF opens for its buyer and the studio, and for nobody else', async () => {
  const purchase = await paidOrder(api);
  const [receipt] = await all();
  const path = `/api/receipts/${receipt?.id}`;
  const open = await api.request('GET', `${path}?key=${purchase.key}`);
  expect(open.status).toBe(200);
  expect(open.headers.get('content-type')).toBe('application/pdf');
  expect(open.headers.get('content-disposition')).toBe('attachment; filename="softbox-US-R-000001.pdf"');
  expect(open.text.slice(0, 5)).toBe('%PDF-');
  expect((await api.request('GET', path, { token: purchase.admin.token })).status).toBe(200);
  const { token } = await api.signUp();
  for (const who of [{}, { token }]) expect((await api.request('GET', path, who)).status).toBe(404);
  expect((await api.request('GET', '/api/receipts/rcp_unknown')).status).toBe(404);
});

test('the mails of payment and refund carry their PDF', async () => {
  const purchase = await paidOrder(api);
  await purchase.refund();
  await api.drainJobs();
  const files = (await api.mails()).filter(({ to }) => to === purchase.email).map(({ attachments }) => attachments);
  expect(files).toEqual([[], ['softbox-US-R-000001.pdf'], ['softbox-US-C-000001.pdf']]);
});

test('[K-07] every script a buyer may write in has its glyphs', () => {
  const samples = [
    '김민지 (주)소프트박스 ₩358,800',
    'Nguyễn Thị Ngọc Ánh ₫7.176.000',
    '東京都渋谷区 返金 ひらがな カタカナ',
    '收据 退款 订单 ¥2,093',
    'RM1,346 · A$449 – “O’Neil”',
  ];
  for (const language of LANGUAGES)
    for (const sample of samples)
      for (const { font, text } of runsOf(sample, language, 'plain'))
        for (const character of text)
          expect(fontOf(font).has(character), `${character} of ${sample} in ${language}`).toBe(true);
  expect(runsOf('東京', 'ja', 'plain')).toEqual([{ font: 'ja', text: '東京' }]);
});

test('what a receipt says does not depend on those that were drawn before it', async () => {
  const draw = (text: string) => {
    const sheet = openSheet({ language: 'ko', title: 't', author: 'a', at: api.clock.now() });
    sheet.write(text, { x: 60, y: 60, size: 10, color: '#000000' });
    return sheet.end();
  };
  const before = await draw('①②');
  // Other characters with the same glyphs.
  await draw('➀➁');
  expect(before.equals(await draw('①②'))).toBe(true);
  expect(before.equals(await draw('➀➁'))).toBe(false);
});

test('an address on several lines takes several lines', () => {
  const sheet = openSheet({ language: 'ko', title: 't', author: 'a', at: api.clock.now() });
  const at = { x: 0, y: 0, size: 10, color: '#000000' };
  const line = sheet.write('서울시 강남구', at);
  for (const address of ['서울시 강남구\n테헤란로 1\n3층', '서울시 강남구\r\n테헤란로 1\r\n3층']) {
    expect(sheet.write(address, at)).toBe(3 * line);
    expect(sheet.write(address, { ...at, width: 200 })).toBe(3 * line);
  }
});

test('a receipt keeps its words when the order’s row changes later', async () => {
  const purchase = await paidOrder(api);
  const before = await all();
  await api.db.write((tx) =>
    tx.update(orders).set({ customerName: 'Somebody Else' }).where(eq(orders.id, purchase.orderId)),
  );
  expect(await all()).toEqual(before);
});
