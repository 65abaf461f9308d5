import { REVIEW_PAUSE_MS } from '@softbox/config/reviews';
import { cancellationRequests, newId, orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { payDirectly, placeAs } from './ordering.testing.ts';

let api: TestApi;
let desk: Awaited<ReturnType<TestApi['caller']>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await api.caller({ actor: (await api.signUp({ role: 'owner' })).actor });
});
afterAll(() => api.close());

const DAY = 86_400_000;
const SUBJECT = { ko: '[Softbox] 완성된 작업은 마음에 드셨나요?', en: 'How do you like your Softbox pictures?' };

let buyers = 0;
/** A paid order whose work has begun. */
async function begun(given: Parameters<typeof placeAs>[1] = {}) {
  const customerEmail = `buyer${++buyers}@example.com`;
  const { orderId } = await placeAs(api, given, { itemId: 'template:3', customerEmail });
  await payDirectly(api, orderId, `tx-${orderId}`);
  const move = (status: 'in_progress' | 'completed') => desk.orders.changeStatus({ orderId, status });
  await move('in_progress');
  const invitations = async () => {
    await api.drainJobs();
    return (await api.mails()).filter(
      ({ to, subject }) => to === customerEmail && Object.values(SUBJECT).includes(subject),
    );
  };
  return { orderId, customerEmail, move, invitations };
}
const later = (ms = REVIEW_PAUSE_MS) => api.clock.advance(ms);

test('[A-05] whoever has a completed order is asked for a review, once, by a link that lets a guest write it', async () => {
  const { orderId, move, invitations } = await begun();
  await move('completed');
  expect(await invitations()).toEqual([]);
  later();
  const [mail] = await invitations();
  expect(mail?.subject).toBe(SUBJECT.ko);
  const link = /https?:\/\/\S+#reviews/.exec(mail?.text ?? '')?.[0] ?? '';
  const { pathname, searchParams, hash } = new URL(link);
  expect([pathname, hash]).toEqual([`/kr/orders/${orderId}`, '#reviews']);
  const key = searchParams.get('key') ?? '';
  const guest = await api.caller();
  expect(await guest.reviews.ofOrder({ orderId, key })).toMatchObject([{ itemKey: 'template:3', written: null }]);

  await move('in_progress');
  await move('completed');
  later();
  expect(await invitations()).toHaveLength(1);
  const { events } = await desk.orders.get({ orderId });
  expect(events.filter(({ type }) => type === 'review_invited')).toHaveLength(1);
});

test('a member’s mail is in the order’s language, and its link needs no secret', async () => {
  const member = await api.signUp();
  const { orderId, move, invitations } = await begun({ actor: member.actor, language: 'en' });
  await move('completed');
  later();
  const [mail] = await invitations();
  expect(mail?.subject).toBe(SUBJECT.en);
  expect(mail?.text).toMatch(new RegExp(`/kr/orders/${orderId}\\?lang=en#reviews`));
});

test('payment alone asks nobody; a draft does once the days for changes are over', async () => {
  const { orderId, move, invitations } = await begun();
  await move('completed');
  await move('in_progress');
  later();
  expect(await invitations()).toEqual([]);
  await desk.orders.deliverDraft({ orderId });
  later(7 * DAY - 1);
  await move('completed');
  later(1);
  expect(await invitations()).toHaveLength(1);
  later(7 * DAY);
  expect(await invitations()).toHaveLength(1);
});

test.each<[string, (orderId: string) => Promise<unknown>]>([
  [
    'got money back',
    (orderId) =>
      api.db.write((tx) =>
        tx
          .update(orders)
          .set({ refundedMinor: 100, paymentStatus: 'partially_refunded' })
          .where(eq(orders.id, orderId)),
      ),
  ],
  [
    'got all of it back',
    (orderId) =>
      api.db.write((tx) => tx.update(orders).set({ paymentStatus: 'refunded' }).where(eq(orders.id, orderId))),
  ],
  [
    'asks to cancel',
    (orderId) =>
      api.db.write((tx) =>
        tx
          .insert(cancellationRequests)
          .values({ id: newId('cancellation'), orderId, askedBy: 'guest', askedAt: api.clock.now() }),
      ),
  ],
  [
    'was erased',
    (orderId) => api.db.write((tx) => tx.update(orders).set({ customerEmail: '' }).where(eq(orders.id, orderId))),
  ],
])('whoever %s meanwhile is not asked', async (_, happen) => {
  const { orderId, move, invitations } = await begun();
  await move('completed');
  await happen(orderId);
  later();
  expect(await invitations()).toEqual([]);
});

test('whoever has said something already is not asked', async () => {
  const member = await api.signUp();
  const { orderId, move, invitations } = await begun({ actor: member.actor });
  await move('completed');
  const said = { itemKey: 'template:3', rating: 5, text: '정말 좋아요.', displayName: '달빛' };
  await (await api.caller({ actor: member.actor })).reviews.write({ orderId, ...said });
  later();
  expect(await invitations()).toEqual([]);
});
