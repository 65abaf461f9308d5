import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderName } from '@softbox/config/countries';
import { readEnv } from '@softbox/config/env';
import { jobs } from '@softbox/db';
import { openTestDb } from '@softbox/db/testing';
import { eq } from 'drizzle-orm';
import { JOB_PAYLOADS } from '../../jobs/payloads.ts';
import { arrive } from '../emulators/arrive.ts';
import { choose as chooseAt } from '../emulators/choose.ts';
import { EMULATORS } from '../emulators/index.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import type { CreateInput, Money, Outcome, ProviderContext, ReturnHint, SessionRef } from '../provider.ts';
import { shareSandboxKeys } from '../sandbox-keys.testing.ts';
import { ADAPTERS, connectTo } from './adapters.testing.ts';

/** The value of an outcome that must be good. */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.kind} ${outcome.code}`);
  return outcome.value;
}

/** One adapter on its emulator, a database of its own and a clock that is moved by hand. */
export async function startKit<N extends ProviderName>(name: N) {
  const emulator = EMULATORS[name];
  let time = Date.parse('2026-11-20T03:00:00Z');
  const clock = { now: () => new Date(time) };
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'softbox-pay-')) });
  shareSandboxKeys(env.DATA_DIR);
  const db = await openTestDb();
  const deps = { env, db, clock };
  const keys = sandboxKeys(env.DATA_DIR, name);
  const connect = (world: Partial<ProviderContext> = {}, broken = false) => connectTo(name, deps, world, broken);
  const provider = connect();
  const { country } = ADAPTERS[name];
  const amount: Money = ADAPTERS[name].amount;

  const input = (merchantRef: string, change: Partial<CreateInput> = {}): CreateInput => ({
    merchantRef,
    title: 'SNS all-in-one package',
    amount,
    country,
    language: 'en',
    buyer: {
      name: 'Kim Minji',
      email: 'minji@example.com',
      phone: '010-1234-5678',
      ip: '203.0.113.9',
      device: 'desktop',
    },
    returnUrl: `${env.PUBLIC_ORIGIN}/api/payments/return/${name}`,
    cancelUrl: `${env.PUBLIC_ORIGIN}/api/payments/return/${name}`,
    expiresAt: new Date(time + 30 * 60_000),
    idempotencyKey: `create-${merchantRef}`,
    ...change,
  });

  /** Creates a session and brings it before the buyer. */
  async function open(change: Partial<CreateInput> = {}) {
    const merchantRef = provider.newMerchantRef(clock.now());
    const { next, providerRef } = value(await provider.create(input(merchantRef, change)));
    const ref: SessionRef = { providerRef, merchantRef, createdAt: clock.now() };
    const sessionId = await arrive(name, next, deps);
    if (!sessionId) throw new Error('the payment did not open');
    return { ref, sessionId, next };
  }

  /** The buyer decides; `back` is what the browser brings home, if it comes home. */
  async function choose(sessionId: string, outcome: SandboxOutcome) {
    const chosen = await db.write((tx) => chooseAt(tx, sessionId, outcome, deps));
    if (!chosen) throw new Error(`nothing to decide at ${sessionId}`);
    const { go } = chosen;
    const back: ReturnHint | null =
      go.to === 'shop' ? provider.parseReturn({ url: new URL(go.url), form: new URLSearchParams(go.fields) }) : null;
    return { go, back };
  }

  const confirm = (ref: SessionRef, hint: Record<string, string> = {}) =>
    provider.confirm({ ...ref, expected: amount, idempotencyKey: `confirm-${ref.merchantRef}`, hint });

  /** A session that was paid, and what the provider says of it. */
  async function paid(outcome: SandboxOutcome = 'pay') {
    const opened = await open();
    const { back } = await choose(opened.sessionId, outcome);
    const snapshot = value(await confirm(opened.ref, back?.confirm));
    const ref = { ...opened.ref, providerRef: snapshot.providerRef };
    return { ...opened, ref, back, snapshot, transactionId: snapshot.charges[0]?.transactionId ?? '' };
  }

  const webhooks = async () => {
    const rows = await db.read.select().from(jobs).where(eq(jobs.name, 'sandbox.webhook')).orderBy(jobs.dueAt);
    return rows.map(({ payload, dueAt }) => {
      const message = JOB_PAYLOADS['sandbox.webhook'].parse(payload);
      const headers = () => new Headers(emulator.webhookHeaders(message.body, deps));
      return { ...message, dueAt, raw: new TextEncoder().encode(message.body), headers };
    });
  };

  return {
    name,
    emulator,
    provider,
    connect,
    clock,
    db,
    deps,
    keys,
    amount,
    input,
    open,
    choose,
    confirm,
    paid,
    webhooks,
    advance: (ms: number) => {
      time += ms;
    },
  };
}
