import { setTimeout } from 'node:timers/promises';
import { jobs } from '@softbox/db';
import { expect, test } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import { startTestApi } from '../testing.ts';
import { enqueue } from './queue.ts';
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
