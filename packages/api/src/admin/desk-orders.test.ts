import { orders } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeAs } from '../orders/ordering.testing.ts';
import type { Inputs } from '../types.ts';
import { startBusiness } from './business.testing.ts';

type Business = Awaited<ReturnType<typeof startBusiness>>;
let api: Business;
let desk: Awaited<ReturnType<Business['caller']>>;
beforeAll(async () => {
  api = await startBusiness({ zone: 'Asia/Seoul' });
  desk = await api.caller({ actor: api.administrator.actor });
});
afterAll(() => api.close());

/** Which of the seven deals match, by their number, newest first. */
async function found(filters: Inputs['admin']['orders']) {
  const page = await desk.admin.orders(filters);
  return page.orders.map(({ id }) => api.ids.indexOf(id) + 1);
}

test('[A-07] orders come in pages, newest first, none twice and none left out', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await desk.admin.orders({ limit: 3, cursor });
    expect(page.orders.length).toBeLessThanOrEqual(3);
    seen.push(...page.orders.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(api.ids.toReversed());
});

test.each<[Inputs['admin']['orders'], number[]]>([
  [{ status: 'pending' }, [4]],
  [{ status: 'completed' }, [5, 3, 2, 1]],
  [{ payment: 'unpaid' }, [6, 4]],
  [{ country: 'VN' }, [5, 3]],
  [{ provider: 'stripe' }, [7, 5, 3, 2, 1]],
  [{ provider: 'alipay' }, []],
  [{ item: 'package:delivery' }, [7, 3, 2]],
  // The studio's days: the fourth came in the last minute of the 19th.
  [{ from: '2026-11-20' }, [7, 6, 5]],
  [{ from: '2026-11-19', to: '2026-11-19' }, [4]],
  [{ to: '2026-10-05' }, [1]],
  [{ item: 'package:delivery', status: 'completed', country: 'US' }, [2]],
])('the desk narrows orders down by %o', async (filters, numbers) => {
  expect(await found(filters)).toEqual(numbers);
});

test.each([
  ['고객 3', [3]],
  ['고객3', [3]],
  ['고', [7, 6, 5, 4, 3, 2, 1]],
  ['MINJI@', [7, 6, 5, 4, 3, 2, 1]],
  ['ｍｉｎｊｉ', [7, 6, 5, 4, 3, 2, 1]],
  ['01012345678', [7, 6, 5, 4, 3, 2, 1]],
  ['1234-5678', [7, 6, 5, 4, 3, 2, 1]],
  ['런칭', [4]],
  ['%', []],
  ['고객7minji', []],
])('“%s” is looked for in names, addresses, numbers and things ordered', async (search, numbers) => {
  expect(await found({ search })).toEqual(numbers);
  expect(await found({ search, country: 'CN' })).toEqual(numbers.filter((number) => number === 7));
});

test('an order is found by its number, and by a brand that was told later', async () => {
  const [id = ''] = api.ids;
  expect(await found({ search: id.slice(-12).toUpperCase() })).toEqual([1]);
  await desk.orders.changeBrief({ orderId: id, brandName: '달빛 상회', concept: '', requirements: '' });
  expect(await found({ search: '달빛상회' })).toEqual([1]);
});

test('[X-03] nobody but the studio asks for orders, notes or mails', async () => {
  const [orderId = ''] = api.ids;
  const { actor } = await api.signUp();
  for (const caller of [await api.caller(), await api.caller({ actor })])
    for (const call of [
      () => caller.admin.orders({}),
      () => caller.admin.notes({ orderId }),
      () => caller.admin.addNote({ orderId, text: 'x' }),
      () => caller.admin.resendMail({ orderId, mail: 'orderReceived' }),
    ])
      await expect(call()).rejects.toThrow();
});

test('a reason and who gave it stay in the history, told apart from what the customer did', async () => {
  const { actor } = await api.signUp({ role: 'owner' });
  const customer = await api.signUp();
  const { orderId } = await placeAs(api, { actor: customer.actor });
  await (await api.caller({ actor })).orders.changeStatus({
    orderId,
    status: 'completed',
    reason: '계좌로 받았습니다',
  });
  const { events } = await desk.orders.get({ orderId });
  expect(events).toMatchObject([
    { type: 'placed', administrator: null },
    {
      type: 'status_changed',
      administrator: expect.any(String),
      detail: { from: 'pending', to: 'completed', note: '계좌로 받았습니다' },
    },
  ]);
});

test('of two administrators who start from the same order, the second is told', async () => {
  const other = await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor });
  const { orderId } = await placeAs(api, {});
  const { version } = await desk.orders.get({ orderId });
  await other.orders.changeStatus({ orderId, status: 'in_progress', version });
  await expect(desk.orders.changeStatus({ orderId, status: 'cancelled', version })).rejects.toThrow();
  const now = await desk.orders.get({ orderId });
  expect(now.status).toBe('in_progress');
  await desk.orders.changeStatus({ orderId, status: 'cancelled', version: now.version });
  expect((await desk.orders.get({ orderId })).status).toBe('cancelled');
});

test('notes are the team’s: kept in order with their author, and in nothing that a customer gets', async () => {
  const customer = await api.signUp();
  const { orderId } = await placeAs(api, { actor: customer.actor });
  await desk.admin.addNote({ orderId, text: '전화로 색감 확인' });
  api.clock.advance(1000);
  const notes = await desk.admin.addNote({ orderId, text: '월요일에 다시 연락' });
  expect(notes).toMatchObject([
    { text: '전화로 색감 확인' },
    { text: '월요일에 다시 연락', author: expect.any(String) },
  ]);
  const seen = await (await api.caller({ actor: customer.actor })).orders.get({ orderId });
  expect(JSON.stringify(seen)).not.toContain('색감');
  await expect(desk.admin.addNote({ orderId: 'order_unknown', text: 'x' })).rejects.toThrow();
});

test('a mail goes out once more for each wish, and never thanks for money that has not come', async () => {
  const { orderId } = await placeAs(api, {}, { customerEmail: 'again@example.com' });
  await expect(desk.admin.resendMail({ orderId, mail: 'orderPaid' })).rejects.toThrow();
  expect(await desk.admin.resendMail({ orderId, mail: 'orderReceived' })).toEqual({ to: 'again@example.com' });
  await desk.admin.resendMail({ orderId, mail: 'orderReceived' });
  await api.drainJobs();
  const sent = (await api.mails()).filter(({ to }) => to === 'again@example.com');
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ subject }) => subject)).size).toBe(1);
  const { events } = await desk.orders.get({ orderId });
  expect(events.filter(({ type }) => type === 'mail_sent_again')).toHaveLength(2);
});

/** A reader of RFC 4180, as strict as spreadsheets are. */
function parseCsv(text: string): string[][] {
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );
}

const exported = (body: object, options: Parameters<Business['request']>[2] = {}) =>
  api.request('POST', '/api/admin/orders.csv', { body, token: api.administrator.token, ...options });

test('the export holds what was filtered, opens in Korean Excel and runs no formula', async () => {
  await placeAs(
    api,
    { country: 'US' },
    { country: 'US', customerName: '=HYPERLINK("http://x","y")', concept: '그가 "좋다"고, 했다' },
  );
  const { status, headers } = await exported({ password: 'secret-1', country: 'US' });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-20.csv"');
  const response = await api.handle(
    new Request('http://127.0.0.1:3000/api/admin/orders.csv', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${api.administrator.token}`,
        'content-type': 'application/json',
        'accept-language': 'ko',
      },
      body: JSON.stringify({ password: 'secret-1', country: 'US' }),
    }),
    '127.0.0.1',
  );
  const bytes = new Uint8Array(await (response?.arrayBuffer() ?? new ArrayBuffer()));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [header = [], ...rows] = parseCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  expect(header).toContain('이름');
  expect(rows).toHaveLength(2);
  for (const row of rows) expect(row).toHaveLength(header.length);
  const cell = (row: number, name: string) => rows[row]?.[header.indexOf(name)];
  expect(cell(0, '이름')).toBe(`'=HYPERLINK("http://x","y")`);
  expect(cell(0, '원하는 컨셉')).toBe('그가 "좋다"고, 했다');
  expect(cell(1, '주문번호')).toBe(api.ids[1]);
  expect(cell(1, '주문 일시')).toBe('2026-10-28 12:00:00');
  expect(cell(1, '합계')).toBe('399');
  expect(cell(1, '주문 상태')).toBe('완료');
});

test('an export of more than one batch leaves nothing out', async () => {
  const [template] = await api.db.read.select().from(orders).limit(1);
  if (!template) throw new Error('there are orders');
  const many = Array.from({ length: 1200 }, (_, index) => ({
    ...template,
    id: `order_1_${index}`,
    requestKey: `many ${index}`,
    country: 'MY' as const,
    createdAt: new Date(1_700_000_000_000),
  }));
  await api.db.write(async (tx) => {
    for (let at = 0; at < many.length; at += 400) await tx.insert(orders).values(many.slice(at, at + 400));
  });
  const { text } = await exported({ password: 'secret-1', country: 'MY' });
  const ids = new Set(text.match(/order_1_\d+/g));
  expect(ids.size).toBe(1200);
});

test('[C-16] [X-03] an export asks anew for the password, and only the studio gets one', async () => {
  const customer = await api.signUp();
  expect((await exported({ password: 'not-my-secret' })).body).toMatchObject({ code: 'VALIDATION' });
  expect((await exported({})).status).toBe(400);
  expect((await exported({ password: 'secret-1' }, { token: customer.token })).status).toBe(403);
  const visitor = await api.request('POST', '/api/admin/orders.csv', { body: { password: 'secret-1' } });
  expect(visitor.status).toBe(401);
  expect((await api.request('GET', '/api/admin/orders.csv', { token: api.administrator.token })).status).toBe(405);
});
