import { PROVIDER_NAMES } from '@softbox/config/countries';
import { newId, webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import { ADAPTERS } from '../payment/providers/adapters.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { bareBody, HIDDEN } from './bare-body.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

const desk = async (role: 'owner' | 'readOnly' = 'owner') => {
  const { actor } = await api.signUp({ role });
  return (await api.caller({ actor })).admin;
};

type Message = typeof webhookInbox.$inferInsert;

/** What an account of ours was told that is about no order. */
const tell = async (change: Partial<Message> = {}) => {
  const id = newId('webhook');
  await api.db.write((tx) =>
    tx.insert(webhookInbox).values({
      id,
      provider: 'paypal',
      eventId: `WH-${id}`,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      merchantRef: null,
      providerRef: `5O190127${id}`,
      raw: Buffer.from('{}'),
      headers: {},
      state: 'dead',
      receivedAt: api.clock.now(),
      ...change,
    }),
  );
  return id;
};

test('what belongs to no order is found among all that does, whatever state it is in', async () => {
  const purchase = await buy(api, { country: 'AU' });
  await purchase.pay('pay', 'paypal');
  await api.drainJobs();
  const [{ merchantRef = '', providerRef = '' }] = [await purchase.newest()];
  const [charge] = (await purchase.read()).ledger;
  const lost = [await tell(), await tell({ state: 'received', merchantRef: 'sbnobody', providerRef: null })];
  // Given up, and ours all the same: by our reference, by the provider's, by the money.
  await tell({ merchantRef, providerRef: null });
  await tell({ providerRef });
  await tell({ providerRef: charge?.providerTransactionId ?? '' });
  // The same number at another provider is another payment.
  lost.push(await tell({ provider: 'stripe', providerRef, eventId: 'evt_other' }));
  const admin = await desk();
  const { messages } = await admin.messagePage({ show: 'ownerless' });
  expect(messages.map(({ id }) => id).sort()).toEqual(lost.sort());
  expect(messages.map(({ orderId }) => orderId)).toEqual([null, null, null]);
  const all = await admin.messagePage({});
  expect(all.messages.filter(({ orderId }) => orderId === null)).toHaveLength(3);
  expect(all.messages).toHaveLength(await api.db.read.$count(webhookInbox));
});

test('a message is found by the beginning of any number that it carries, and by no other', async () => {
  await tell({ eventId: 'WH-77' });
  const id = await tell({ eventId: 'WH-58D329510W468432D', merchantRef: 'sb01abc', providerRef: '2GG279541U471931P' });
  const admin = await desk();
  for (const search of ['WH-58D329510W468432D', 'WH-58D', 'sb01', '2GG279541U471931P', ' 2GG '])
    expect((await admin.messagePage({ search })).messages.map((message) => message.id)).toEqual([id]);
  for (const search of ['279541', '%', '_', 'wh-58d', "'", '2GG279541U471931PX'])
    expect((await admin.messagePage({ search })).messages).toEqual([]);
  expect((await admin.messagePage({ search: 'WH-58', show: 'received' })).messages).toEqual([]);
});

test('pages neither repeat nor lose what came at the same moment', async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 7; count++) ids.add(await tell());
  api.clock.advance(1000);
  ids.add(await tell());
  const admin = await desk();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await admin.messagePage({ limit: 3, cursor, show: 'ownerless' });
    seen.push(...page.messages.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toHaveLength(8);
  expect(new Set(seen)).toEqual(ids);
});

test('the desk reads what a message says of money, and nothing of people or secrets', async () => {
  const raw = Buffer.from(
    JSON.stringify({
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      create_time: '2026-11-20T03:00:00Z',
      resource: {
        id: 'CAP1',
        status: 'COMPLETED',
        amount: { currency_code: 'AUD', value: '449.00' },
        payer: { payer_id: 'QYR5Z8XDVJNXQ', name: { given_name: 'Minji' }, email_address: 'minji@example.com' },
        seller_receivable_breakdown: { paypal_fee: { value: '15.98', currency_code: 'AUD' } },
        custom_id: 'minji@example.com',
        reason: 'Minji Kim asked for it',
        client_secret: 'cs_secret',
        something_new: 'whatever',
      },
    }),
  );
  const id = await tell({ raw });
  const shown = await (await desk('readOnly')).message({ id });
  expect(shown).toMatchObject({ id, orderId: null, bytes: raw.byteLength, providerRef: `5O190127${id}` });
  expect(shown.body).not.toMatch(/minji|QYR5|cs_secret|whatever/i);
  expect(JSON.parse(shown.body ?? '')).toEqual({
    id: 'WH-1',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    create_time: '2026-11-20T03:00:00Z',
    resource: {
      id: 'CAP1',
      status: 'COMPLETED',
      amount: { currency_code: 'AUD', value: '449.00' },
      payer: { payer_id: HIDDEN, name: { given_name: HIDDEN }, email_address: HIDDEN },
      seller_receivable_breakdown: { paypal_fee: { value: '15.98', currency_code: 'AUD' } },
      custom_id: HIDDEN,
      reason: HIDDEN,
      client_secret: HIDDEN,
      something_new: HIDDEN,
    },
  });
});

test.each(PROVIDER_NAMES)('what %s tells is shown without its buyer and its signature', async (provider) => {
  const purchase = await buy(api, { country: ADAPTERS[provider].country, email: 'canary@example.com' });
  await purchase.pay('pay', provider);
  await api.drainJobs();
  const admin = await desk('readOnly');
  const { messages } = await admin.messagePage({});
  expect(messages.length).toBeGreaterThan(0);
  for (const { id } of messages) {
    const { body, orderId } = await admin.message({ id });
    expect(orderId).toBe(purchase.orderId);
    expect(Object.keys(JSON.parse(body ?? '')).length).toBeGreaterThan(2);
    expect(body).not.toMatch(/canary|Minji|010-1234|BEGIN|[\w+/]{80}/);
  }
});

test('forms are read like objects; what is neither, too deep or too long is not written out', () => {
  const read = (text: string) => bareBody(new TextEncoder().encode(text));
  const form =
    'trade_no=2026&total_amount=2093.00&buyer_logon_id=min***%40x.com&sign=abc&gmt_create=2026-11-20+11:00:00';
  expect(JSON.parse(read(form) ?? '')).toEqual({
    trade_no: '2026',
    total_amount: '2093.00',
    buyer_logon_id: HIDDEN,
    sign: HIDDEN,
    gmt_create: '2026-11-20 11:00:00',
  });
  expect(
    JSON.parse(read('{"signPubKeyCert":"-----BEGIN","accNo":"6216","txnAmt":"1","cards":[{"id":"x"}]}') ?? ''),
  ).toEqual({ signPubKeyCert: HIDDEN, accNo: HIDDEN, txnAmt: '1', cards: [{ id: HIDDEN }] });
  for (const text of ['', 'hello', '"text"', '7', '\u0000\u0001']) expect(read(text)).toBeNull();
  expect(read(`${'{"a":'.repeat(60)}{"id":"deep"}${'}'.repeat(60)}`)).not.toContain('deep');
  expect(read(JSON.stringify(Array.from({ length: 9000 }, () => ({ id: 'x' }))))?.length).toBeLessThan(20_010);
});

test('[X-03] nobody but the studio reads of messages; whoever only looks has none worked on', async () => {
  const id = await tell();
  const { actor } = await api.signUp();
  const { admin } = await api.caller({ actor });
  await expect(admin.messagePage({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(admin.message({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect((await desk('readOnly')).replayMessage({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const owner = await desk();
  await expect(owner.message({ id: 'whk_nothing' })).rejects.toMatchObject({ message: 'NOT_FOUND' });
  // Of no order it stays, however often it is looked at; nothing is booked.
  expect(await owner.replayMessage({ id })).toMatchObject({ outcome: 'unknown-payment', message: { state: 'dead' } });
  const [row] = await api.db.read.select().from(webhookInbox).where(eq(webhookInbox.id, id));
  expect(row).toMatchObject({ state: 'dead', note: expect.stringContaining('unknown-payment') });
});
