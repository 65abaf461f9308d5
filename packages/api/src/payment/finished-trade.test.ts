import { webhookInbox } from '@softbox/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { paidOrder } from '../refunds/refunding.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';
import { signedAnswer } from './emulators/alipay-objects.ts';
import { EMULATORS } from './emulators/index.ts';
import { sandboxKeys } from './emulators/sandbox-keys.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import { connectTo } from './providers/adapters.testing.ts';
import { signNotification } from './providers/alipay-sign.ts';
import { embedded } from './providers/connect.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

const inbox = () => api.db.read.select().from(webhookInbox).orderBy(webhookInbox.receivedAt);

/** Alipay tells more of a trade that it told of before: its own message with other facts, signed anew, worked on at once. */
async function tell(facts: Record<string, string>) {
  const [first] = await inbox();
  if (!first) throw new Error('Alipay has told nothing yet');
  const { sign: _, sign_type: __, ...told } = Object.fromEntries(new URLSearchParams(first.raw.toString()));
  const { alipayPrivateKey } = sandboxKeys(api.services.env.DATA_DIR, 'alipay');
  const answer = await api.request('POST', '/api/webhooks/alipay', {
    body: new URLSearchParams(signNotification({ ...told, ...facts }, alipayPrivateKey)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
  });
  expect([answer.status, answer.text]).toEqual([200, 'success']);
  api.clock.advance(1000);
  await api.drainJobs();
  const kept = (await inbox()).find(({ eventId }) => eventId === facts.notify_id);
  expect(kept?.state).toBe('processed');
}

/** From now on Alipay's answers say so too. */
function sayFinished(): { asked: number } {
  const deps = { env: api.services.env, db: api.db, clock: api.clock };
  const { fetch } = embedded(EMULATORS.alipay, deps);
  const said = { asked: 0 };
  api.services.providers.alipay = connectTo('alipay', deps, {
    fetch: async (input, init) => {
      const answer = await fetch(input, init);
      if (new URLSearchParams(String(init?.body)).get('method') !== 'alipay.trade.query') return answer;
      said.asked++;
      const { alipay_trade_query_response: trade } = JSON.parse(await answer.text());
      return signedAnswer('alipay.trade.query', { ...trade, trade_status: 'TRADE_FINISHED' }, deps);
    },
  });
  return said;
}

test('[case 33] Alipay’s news of a refund is no second payment, whoever made the refund', async () => {
  const purchase = await paidOrder(api, { country: 'CN', provider: 'alipay' });
  const before = await purchase.read();
  expect(before.ledger).toMatchObject([{ kind: 'charge', counts: true }]);
  const mails = (await purchase.mails('')).length;
  // By hand in Alipay's console: no request of ours, the trade's status once more.
  await tell({ notify_id: 'console', trade_status: 'TRADE_SUCCESS', refund_fee: '100.00', out_biz_no: 'by hand' });
  expect(await purchase.read()).toEqual(before);
  expect(await purchase.mails('')).toHaveLength(mails);

  // The studio's, of which the answer is lost: the emulator's own message comes while it is under way.
  await purchase.refund({ amount: '100', reason: 'The studio was late.' });
  const network = withFlakyNetwork(api);
  network.weather = 'answers-lost';
  await api.drainJobs();
  network.weather = 'fine';
  api.clock.advance(20_000);
  await api.drainJobs();
  expect((await inbox()).at(-1)).toMatchObject({ type: 'trade_status_sync.TRADE_SUCCESS.refund', state: 'processed' });
  const { order, ledger } = await purchase.read();
  expect(order).toMatchObject({ paymentStatus: 'partially_refunded', refundedMinor: 10_000 });
  expect(ledger.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['charge', order.totalMinor],
    ['refund', -10_000],
  ]);
  const refunded = await purchase.read();
  expect(await purchase.mails('')).toHaveLength(mails + 1);
  // Told once more, under other names.
  for (const notify_id of ['again', 'and again', 'again'])
    await tell({ notify_id, trade_status: 'TRADE_SUCCESS', refund_fee: '100.00' });
  expect(await purchase.read()).toEqual(refunded);
  expect(await purchase.mails('')).toHaveLength(mails + 1);
});

test('[case 33] a trade that Alipay calls finished after it was paid changes nothing', async () => {
  const whole = await paidOrder(api, { country: 'CN', provider: 'alipay' });
  const before = await whole.read();
  const mails = (await whole.mails('')).length;
  // Three months later nothing of it can be refunded any more.
  api.clock.advance(90 * 86_400_000);
  const said = sayFinished();
  for (const notify_id of ['finished', 'finished again', 'finished'])
    await tell({ notify_id, trade_status: 'TRADE_FINISHED' });
  await tell({ notify_id: 'late', trade_status: 'TRADE_SUCCESS' });
  expect(said.asked).toBeGreaterThan(2);
  expect(await whole.read()).toEqual(before);
  expect(await whole.mails('')).toHaveLength(mails);
});

test('[case 33] a trade of which nothing was heard until it was finished is paid once', async () => {
  // Lends its message.
  await paidOrder(api, { country: 'CN', provider: 'alipay' });
  const purchase = await buy(api, { country: 'CN' });
  const session = await purchase.openPage(await purchase.start('alipay'));
  await purchase.choose(session, 'pay_webhook_never');
  sayFinished();
  const about = { out_trade_no: (await purchase.newest()).merchantRef, trade_no: session.replace('sbx_', '') };
  await tell({ notify_id: 'finished', trade_status: 'TRADE_FINISHED', ...about });
  await tell({ notify_id: 'late', trade_status: 'TRADE_SUCCESS', ...about });
  expect(await purchase.read()).toMatchObject({
    order: { status: 'completed', paymentStatus: 'paid' },
    ledger: [{ kind: 'charge', counts: true, source: 'webhook', providerTransactionId: about.trade_no }],
  });
  expect(await purchase.mails('결제')).toHaveLength(1);
});
