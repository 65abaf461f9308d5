import { setTimeout } from 'node:timers/promises';
import { jobs } from '@softbox/db';
import { expect, test, vi } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import { startTestApi } from '../testing.ts';
import { enqueue } from './queue.ts';
import { runNextJob } from './runner.ts';
import { startTicker } from './ticker.ts';

const promise = (api: Awaited<ReturnType<typeof startTestApi>>, refundId: string, dedupeKey?: string) =>
  api.db.write((tx) =>
    enqueue(tx, {
      name: 'refund.execute',
      payload: { refundId },
      now: api.clock.now(),
      ...(dedupeKey ? { dedupeKey } : {}),
    }),
  );

test('the same promise made twice is one job', async () => {
  const api = await startTestApi();
  await promise(api, 'ref_a', 'once');
  await promise(api, 'ref_a', 'once');
  expect(await api.db.read.$count(jobs)).toBe(1);
  await api.close();
});

test('a job that cannot be done comes back with growing pauses and is dead after its last try', async () => {
  const api = await startTestApi();
  // Written by hand: no act could promise it.
  await api.db.write((tx) =>
    tx
      .insert(jobs)
      .values({ id: 'job_x', name: 'no.such.job', payload: {}, dueAt: api.clock.now(), createdAt: api.clock.now() }),
  );
  const pauses: number[] = [];
  for (;;) {
    await api.drainJobs();
    const [job] = await api.db.read.select().from(jobs);
    if (job?.state !== 'waiting') break;
    const pause = job.dueAt.getTime() - api.clock.now().getTime();
    pauses.push(pause);
    api.clock.advance(pause);
  }
  const [job] = await api.db.read.select().from(jobs);
  expect(job).toMatchObject({ state: 'dead', tries: 12, lastError: 'no job is called no.such.job' });
  expect(pauses.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
  expect(Math.max(...pauses)).toBe(3_600_000);
  await api.close();
});

test('work of a process that died is taken up when its lease ends', async () => {
  const api = await startTestApi();
  const now = api.clock.now();
  await api.db.write((tx) =>
    tx.insert(jobs).values({
      id: 'job_y',
      name: 'no.such.job',
      payload: {},
      dueAt: now,
      createdAt: now,
      tries: 1,
      leaseUntil: new Date(now.getTime() + 60_000),
    }),
  );
  expect(await api.drainJobs()).toBe(0);
  api.clock.advance(60_000);
  expect(await api.drainJobs()).toBe(1);
  await api.close();
});

test('work that takes longer than its lease stays with whoever does it, until it has got stuck', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await startTestApi();
  const { stripe } = api.services.providers;
  if (!stripe) throw new Error('no provider');
  const asked = { begun: Promise.withResolvers<void>(), ended: Promise.withResolvers<void>() };
  let times = 0;
  const listSince: typeof stripe.listSince = async () => {
    times++;
    asked.begun.resolve();
    await asked.ended.promise;
    return { ok: true, value: [] };
  };
  api.services.providers.stripe = { ...stripe, listSince };
  const begunAt = api.clock.now().getTime();
  const payload = { from: begunAt, to: begunAt };
  await api.db.write((tx) => enqueue(tx, { name: 'payment.audit', payload, now: api.clock.now() }));
  const leaseUntil = async () => (await api.db.read.select().from(jobs))[0]?.leaseUntil?.getTime() ?? 0;
  const pass = (ms: number) => {
    api.clock.advance(ms);
    vi.advanceTimersByTime(ms);
  };
  const first = runNextJob(api.services);
  await asked.begun.promise;
  for (let seconds = 20; seconds <= 30 * 60; seconds += 20) {
    pass(20_000);
    while ((await leaseUntil()) !== begunAt + seconds * 1000 + 60_000) await setTimeout(1);
    if (seconds % 60 === 0) expect(await runNextJob(api.services)).toBe(false);
  }
  // A process that hangs for ever holds nothing for ever.
  for (let seconds = 0; seconds < 80; seconds += 20) pass(20_000);
  const second = runNextJob(api.services);
  while ((await leaseUntil()) <= api.clock.now().getTime()) await setTimeout(1);
  asked.ended.resolve();
  expect([await first, await second, times]).toEqual([true, true, 2]);
  // Whoever was late says nothing any more.
  expect(await api.db.read.select().from(jobs)).toMatchObject([{ state: 'done', tries: 2 }]);
  await api.close();
  vi.useRealTimers();
});

test('a mail server that does not answer holds up no payment', async () => {
  const api = await startTestApi();
  const purchase = await buy(api);
  // The mail about the order comes first.
  const mail = { begun: Promise.withResolvers<void>(), ended: Promise.withResolvers<void>() };
  api.services.mailer = {
    send: () => {
      mail.begun.resolve();
      return mail.ended.promise;
    },
  };
  const ticker = startTicker(api.services);
  ticker.start();
  await mail.begun.promise;
  await purchase.pay('pay_no_return');
  // The provider's message is on its way; the reconciler would look later.
  api.clock.advance(10_000);
  while ((await purchase.read()).order.paymentStatus !== 'paid') await setTimeout(10);
  mail.ended.resolve();
  await ticker.stop();
  await api.close();
});
