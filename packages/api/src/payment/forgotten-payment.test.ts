import { PROVIDER_NAMES } from '@softbox/config/countries';
import { jobs, newId, refunds, sandboxSessions, webhookInbox } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { followMessage } from './process-webhook.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

const HOUR = 3_600_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

/** An old payment of which its provider knows nothing any more. */
async function forgotten(provider: (typeof PROVIDER_NAMES)[number]) {
  const purchase = await buy(api, { country: ADAPTERS[provider].country });
  await purchase.pay('pay', provider);
  await api.drainJobs();
  expect((await purchase.read()).order.paymentStatus).toBe('paid');
  const attempt = await purchase.newest();
  const kept = await api.db.read.select().from(sandboxSessions);
  await api.db.write((tx) => tx.delete(sandboxSessions));
  const remember = () => api.db.write((tx) => tx.insert(sandboxSessions).values(kept));
  return { ...purchase, attempt, remember };
}

test.each(PROVIDER_NAMES)(
  'a message about money that %s serves no longer stays unanswered until it is found out',
  async (provider) => {
    const { attempt, remember, read } = await forgotten(provider);
    const [message] = await api.db.write((tx) =>
      tx
        .insert(webhookInbox)
        .values({
          id: newId('webhook'),
          provider,
          eventId: 'late-news',
          type: 'refund.updated',
          merchantRef: attempt.merchantRef,
          raw: Buffer.from('{}'),
          headers: {},
          receivedAt: api.clock.now(),
        })
        .returning(),
    );
    if (!message) throw new Error('no message');
    const state = async () =>
      (await api.db.read.select().from(webhookInbox).where(eq(webhookInbox.id, message.id)))[0]?.state;
    expect(await followMessage(api.services, message)).toBe('no-answer');
    expect(await state()).toBe('received');
    expect((await read()).order.paymentStatus).toBe('paid');
    await remember();
    expect(await followMessage(api.services, message)).toBe('processed');
    expect(await state()).toBe('processed');
  },
);

test.each(PROVIDER_NAMES)(
  '[case 27] a refund that %s may have made is not asked for again while it cannot be looked for',
  async (provider) => {
    const { orderId, remember, read } = await forgotten(provider);
    const id = await decideRefund(api.db, { orderId, now: api.clock.now() });
    // Asked for once before, by a process that died.
    await api.db.write((tx) => tx.update(refunds).set({ tries: 1 }).where(eq(refunds.id, id)));
    const adapter = api.services.providers[provider];
    if (!adapter) throw new Error('no provider');
    let asked = 0;
    const refund: typeof adapter.refund = (input) => {
      asked++;
      return adapter.refund(input);
    };
    api.services.providers[provider] = { ...adapter, refund };
    await api.drainJobs();
    expect([asked, (await read()).refunds[0]?.status]).toEqual([0, 'requested']);
    expect(await api.db.read.select().from(jobs).where(eq(jobs.name, 'refund.execute'))).toMatchObject([
      { lastError: `refund ${id}: NOT_FOUND_OUT` },
    ]);
    await remember();
    api.clock.advance(HOUR);
    await api.drainJobs();
    await reconcileDue(api.services);
    expect(asked).toBe(1);
  },
);
