import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { jobEvents } from '@softbox/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../payment/paying.testing.ts';
import { startTestApi, type TestApi } from '../testing.ts';

const HOUR = 3_600_000;

let api: TestApi;
let boss: Awaited<ReturnType<TestApi['signUp']>>;
let desk: Awaited<ReturnType<TestApi['caller']>>;
beforeAll(async () => {
  api = await startTestApi();
  boss = await api.signUp({ role: 'owner' });
  desk = await api.caller({ actor: boss.actor });
});
afterAll(() => api.close());

/** What calls have told is written behind them. */
const written = () => api.db.write(async () => undefined);
const stateOf = async (provider: string) => {
  await written();
  return (await desk.admin.health()).providers.find((state) => state.provider === provider);
};

test('[A-06] a provider’s badge says how it is connected, and of its health what its calls have told', async () => {
  const purchase = await buy(api, { country: 'US' });
  expect(await stateOf('stripe')).toEqual({
    provider: 'stripe',
    mode: 'sandbox-embedded',
    answeredAt: null,
    failingSince: null,
    failureCode: null,
    lastPaidAt: null,
  });
  await purchase.pay('pay', 'stripe');
  await api.drainJobs();
  const now = api.clock.now().toISOString();
  expect(await stateOf('stripe')).toMatchObject({ answeredAt: now, failingSince: null, lastPaidAt: now });
  expect(await stateOf('paypal')).toMatchObject({ answeredAt: null, lastPaidAt: null });
});

test('[A-06] it is failing from the first call that got no answer until one does; a refused card is none of its faults', async () => {
  const stripe = api.services.providers.stripe;
  if (!stripe) throw new Error('not connected');
  const purchase = await buy(api, { country: 'US' });
  await purchase.pay('decline', 'stripe');
  expect(await stateOf('stripe')).toMatchObject({ failingSince: null });

  api.clock.advance(HOUR);
  const since = api.clock.now().toISOString();
  const broken = await buy(api, { country: 'US' });
  await broken.pay('pay_fault', 'stripe');
  expect(await stateOf('stripe')).toMatchObject({ failingSince: since, failureCode: expect.any(String) });
  api.clock.advance(HOUR);
  await stripe.fetchSnapshot({ providerRef: null, merchantRef: 'x', createdAt: api.clock.now() });
  expect(await stateOf('stripe')).toMatchObject({ failingSince: null, failureCode: null });
});

test('[A-06] live and missing providers are told apart, and nothing is claimed of them', async () => {
  const live = await startTestApi({
    env: { ALLOW_SANDBOX_PAYMENTS: false, STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  });
  const { actor } = await live.signUp({ role: 'owner' });
  const { providers } = await (await live.caller({ actor })).admin.health();
  expect(providers.find(({ provider }) => provider === 'stripe')).toMatchObject({ mode: 'live', answeredAt: null });
  for (const { provider, mode } of providers) if (provider !== 'stripe') expect(mode).toBeNull();
  await live.close();
});

test('[A-06] database and version are what they are', async () => {
  const { database, version } = await desk.admin.health();
  expect(database.kind).toBe('file');
  expect(database.bytes).toBeGreaterThan(100_000);
  expect(database.migrations.applied).toBe(database.migrations.known);
  expect(database.migrations.newest).toMatch(/^\d{4}_/);
  expect(version.version).toMatch(/^\d+\.\d+\.\d+/);
  expect(version.node).toBe(process.versions.node);
  const checks = await Promise.all([1, 2].map(() => desk.admin.checkDatabase({ start: true })));
  for (const check of checks) expect(check).toEqual({ isRunning: false, faults: [], seconds: expect.any(Number) });
  // Whoever asks without beginning anew hears of the one that was.
  expect(await desk.admin.checkDatabase({ start: false })).toEqual(checks[0]);
});

test('[A-06] mails that cannot be sent are told, given up, and begun anew by hand, once', async () => {
  await api.drainJobs();
  const mailKind = async () => (await desk.admin.health()).queue.kinds.find(({ name }) => name === 'mail.send');
  const before = await mailKind();
  const box = join(api.services.env.DATA_DIR, 'mail');
  rmSync(box, { recursive: true });
  const promised = api.clock.now().toISOString();
  await api.signUp({ email: 'unreached@example.com' });
  expect(await mailKind()).toMatchObject({ waiting: 1, dead: 0 });
  await api.drainJobs();
  const { mail } = await desk.admin.health();
  expect(mail).toMatchObject({
    by: 'files',
    failing: 1,
    failingSince: promised,
    lastError: expect.stringContaining('ENOENT'),
  });
  expect(mail.lastSentAt).not.toBeNull();

  for (let tries = 0; tries < 40; tries++) {
    api.clock.advance(2 * HOUR);
    await api.drainJobs();
  }
  expect(await mailKind()).toMatchObject({ waiting: 0, dead: 1 });
  expect((await desk.admin.health()).mail).toMatchObject({ failing: 0, failingSince: null });
  const [dead] = await desk.admin.deadJobs();
  expect(dead).toMatchObject({ name: 'mail.send', mail: 'welcome', to: 'unreached@example.com', orderId: null });

  mkdirSync(box);
  const retry = () => desk.admin.retryJob({ id: dead?.id ?? '' });
  const both = await Promise.allSettled([retry(), retry()]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await api.drainJobs();
  expect(await mailKind()).toMatchObject({ waiting: 0, dead: 0, done: (before?.done ?? 0) + 1 });
  expect((await api.mails()).map(({ to }) => to)).toEqual(['unreached@example.com']);
  expect(await desk.admin.deadJobs()).toEqual([]);
  expect(await api.db.read.select().from(jobEvents)).toMatchObject([
    { jobId: dead?.id, type: 'retried', actor: `user:${boss.user.id}`, error: expect.stringContaining('ENOENT') },
  ]);
});

test('[X-03] nobody else looks into the machine room', async () => {
  const { actor } = await api.signUp();
  const { admin } = await api.caller({ actor });
  for (const call of [
    () => admin.health(),
    () => admin.checkDatabase({ start: true }),
    () => admin.deadJobs(),
    () => admin.retryJob({ id: 'x' }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
