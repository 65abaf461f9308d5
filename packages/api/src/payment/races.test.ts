import { PROVIDER_NAMES } from '@softbox/config/countries';
import { sandboxSessions, webhookInbox } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '../api.ts';
import { drainJobs } from '../jobs/runner.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { ADAPTERS } from './providers/adapters.testing.ts';
import { reconcileDue } from './reconcile.ts';
import { decideRefund } from './refunding.testing.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test.each(['stripe', 'square'] as const)(
  '[case 13] a message of %s that comes before the answer to our own question pays the order',
  async (provider) => {
    const network = withFlakyNetwork(api);
    const purchase = await buy(api);
    // The session exists at the provider, its buyer is quick, and our call has not been answered yet.
    network.beforeAnswer = async () => {
      network.beforeAnswer = null;
      const [session] = await api.db.read.select().from(sandboxSessions);
      await purchase.choose(session?.id ?? '', 'pay');
      await api.drainJobs();
    };
    await purchase.start(provider);
    // Square's message names only what that answer tells us: it is kept, and worked on when the answer is here.
    api.clock.advance(10_000);
    await api.drainJobs();
    const { order, attempts, ledger, events } = await purchase.read();
    expect(await api.db.read.select().from(webhookInbox)).toMatchObject([{ state: 'processed' }]);
    expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
    expect(attempts).toMatchObject([{ status: 'succeeded', nextAction: null }]);
    expect(ledger).toMatchObject([{ source: 'webhook', counts: true }]);
    expect(events).toEqual(['placed', 'payment_started', 'paid']);
  },
);

test('[case 21] the messages of thirty payments at once are all taken', async () => {
  const purchases = [];
  for (let count = 0; count < 30; count++) {
    const purchase = await buy(api);
    await purchase.pay('pay_no_return');
    purchases.push(purchase);
  }
  await Promise.all(Array.from({ length: 30 }, () => api.drainJobs()));
  await api.drainJobs();
  for (const purchase of purchases) {
    const { order, ledger } = await purchase.read();
    expect([order.paymentStatus, ledger.length]).toEqual(['paid', 1]);
  }
});

test.each(PROVIDER_NAMES)(
  '[case 24] a process that dies between what %s did and our own commit: another one heals it',
  async (provider) => {
    const network = withFlakyNetwork(api);
    const { country } = ADAPTERS[provider];
    // Somebody was here before: PayPal's token is known, so that the next word is the one that opens the session.
    await (await buy(api, { country })).start(provider);
    const purchase = await buy(api, { country });
    const { orderId } = purchase;
    const other = await createApi({ env: api.services.env, clock: api.clock, deliver: api.services.deliver });
    const later = async () => {
      api.clock.advance(11 * MINUTE);
      await reconcileDue(other.services);
      await drainJobs(other.services);
    };
    // It never hears the answer, nor anything else.
    const dies = (act: Promise<unknown>) => {
      const never = act.catch(() => null);
      return Promise.race([never, network.died]);
    };

    network.weather = 'dead';
    await dies(purchase.start(provider));
    network.revive();
    await later();
    const session = await purchase.openPage(await purchase.start(provider));
    expect((await purchase.read()).attempts).toHaveLength(1);
    // The dead one's session, not another beside it that could be paid as well.
    expect(await purchase.sessions()).toMatchObject([{ id: session, provider }]);
    const url = await purchase.choose(session, 'pay_webhook_never');

    network.weather = 'dead';
    await dies(url ? purchase.goBack(url) : purchase.visitor.payment.confirm({ orderId }));
    network.revive();
    await later();
    expect((await purchase.read()).order).toMatchObject({ paymentStatus: 'paid' });

    await decideRefund(api.db, { orderId, now: api.clock.now() });
    network.weather = 'dead';
    await dies(api.drainJobs());
    network.revive();
    await later();
    await later();
    const { order, ledger } = await purchase.read();
    expect(order).toMatchObject({ paymentStatus: 'refunded', refundedMinor: order.totalMinor });
    expect(ledger.map(({ kind }) => kind)).toEqual(['charge', 'refund']);
    await other.close();
  },
);
