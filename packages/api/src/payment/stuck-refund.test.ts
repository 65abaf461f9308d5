import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';
import type { Outcome } from './provider.ts';
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

/** A refund of a paid order that its provider does not make, for so many hours. */
async function wanted() {
  const purchase = await buy(api);
  await purchase.pay('pay');
  await api.drainJobs();
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  const answer = (kind: 'config' | 'already_done' | 'unknown') => {
    const refund = async (): Promise<Outcome<never>> => ({ ok: false, kind, code: `CODE_${kind}`, message: '' });
    api.services.providers.stripe = { ...stripe, refund };
  };
  const wait = async (hours: number) => {
    for (let passed = 0; passed < hours; passed++) {
      api.clock.advance(HOUR);
      await api.drainJobs();
      await reconcileDue(api.services);
    }
    await api.drainJobs();
  };
  const refund = () => decideRefund(api.db, { orderId: purchase.orderId, now: api.clock.now() });
  const told = async () => {
    const mails = await api.mails();
    return mails.filter(({ to, text }) => to === api.services.env.ADMIN_EMAIL && text?.includes(purchase.orderId));
  };
  const standing = async () => (await purchase.read()).refunds.map(({ status }) => status).join();
  return { ...purchase, stripe, answer, wait, refund, told, standing };
}

test.each(['config', 'already_done', 'unknown'] as const)(
  'a refund answered %s for hours is told to the studio once, and goes on being tried',
  async (kind) => {
    const { answer, wait, refund, told, standing, stripe, orderId, read } = await wanted();
    answer(kind);
    await refund();
    await wait(5);
    expect(await told()).toEqual([]);
    await wait(30);
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('[Softbox] 환불이 처리되지 않았습니다');
    expect(mails[0]?.text).toContain('여러 시간째 시도하고');
    expect(mails[0]?.text).toContain(`CODE_${kind}`);
    expect(mails[0]?.text).toContain(`order=${orderId}`);
    expect((await read()).events).not.toContain('refund_failed');
    expect(await standing()).toBe('requested');
    api.services.providers.stripe = stripe;
    await wait(2);
    expect(await standing()).toBe('succeeded');
    expect(await told()).toHaveLength(1);
  },
);

test('a refund whose provider was taken away is told as well, and made when it is back', async () => {
  const { wait, refund, told, standing, stripe } = await wanted();
  await refund();
  delete api.services.providers.stripe;
  await wait(8);
  expect((await told()).map(({ text }) => text?.includes('NO_PROVIDER'))).toEqual([true]);
  expect(await standing()).toBe('requested');
  api.services.providers.stripe = stripe;
  await wait(2);
  expect(await standing()).toBe('succeeded');
});

test('one that went through after some tries is nobody’s worry', async () => {
  const { answer, wait, refund, told, standing, stripe } = await wanted();
  answer('unknown');
  await refund();
  await wait(5);
  api.services.providers.stripe = stripe;
  await wait(8);
  expect(await standing()).toBe('succeeded');
  expect(await told()).toEqual([]);
});
