import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@softbox/config/env';
import { jobs } from '@softbox/db';
import { openTestDb } from '@softbox/db/testing';
import { eq } from 'drizzle-orm';
import { JOB_PAYLOADS } from '../../jobs/payloads.ts';
import { EMULATORS } from '../emulators/index.ts';
import type { SandboxOutcome } from '../emulators/outcomes.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import { readSession } from '../emulators/sandbox-session.ts';
import { openTossPayment } from '../emulators/toss-open.ts';
import type { CreateInput, Money, Outcome, PaymentProvider, ProviderContext, SessionRef } from '../provider.ts';
import { embedded } from './embedded.ts';
import { createStripe } from './stripe.ts';
import { createTosspayments } from './tosspayments.ts';

export type Adapter = 'stripe' | 'tosspayments';

/** The value of an outcome that must be good. */
export function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.kind} ${outcome.code}`);
  return outcome.value;
}

/** One adapter on its emulator, a database of its own and a clock that is moved by hand. */
export async function startKit(name: Adapter) {
  const emulator = EMULATORS[name];
  if (!emulator) throw new Error(name);
  let time = Date.parse('2026-11-20T03:00:00Z');
  const clock = { now: () => new Date(time) };
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'softbox-pay-')) });
  const db = await openTestDb();
  const deps = { env, db, clock };
  const keys = sandboxKeys(env.DATA_DIR);
  const connect = (context: Partial<ProviderContext> = {}, broken = false): PaymentProvider => {
    const world = { ...embedded(emulator, deps), ...context };
    if (name === 'stripe') {
      const secretKey = broken ? 'sk_test_wrong' : keys.stripe.secretKey;
      return createStripe({ ...keys.stripe, secretKey }, 'sandbox-embedded', world);
    }
    const secretKey = broken ? 'test_sk_wrong' : keys.tosspayments.secretKey;
    return createTosspayments({ ...keys.tosspayments, secretKey }, 'sandbox-embedded', world);
  };
  const provider = connect();
  const amount: Money = name === 'stripe' ? { minor: 29_900, currency: 'USD' } : { minor: 358_800, currency: 'KRW' };

  const input = (merchantRef: string, change: Partial<CreateInput> = {}): CreateInput => ({
    merchantRef,
    title: 'SNS all-in-one package',
    amount,
    country: name === 'stripe' ? 'US' : 'KR',
    language: 'en',
    buyer: { name: 'Kim Minji', email: 'minji@example.com', phone: '010-1234-5678' },
    returnUrl: `${env.PUBLIC_ORIGIN}/api/payments/return/${name}`,
    cancelUrl: `${env.PUBLIC_ORIGIN}/api/payments/return/${name}`,
    expiresAt: new Date(time + 30 * 60_000),
    idempotencyKey: `create-${merchantRef}`,
    ...change,
  });

  /** Creates a session and brings it before the buyer: Toss learns of it when its window opens. */
  async function open(change: Partial<CreateInput> = {}) {
    const merchantRef = provider.newMerchantRef(clock.now());
    const { next, providerRef } = value(await provider.create(input(merchantRef, change)));
    const ref: SessionRef = { providerRef, merchantRef, createdAt: clock.now() };
    if (next.type !== 'toss-window') return { ref, sessionId: providerRef ?? '' };
    const session = await openTossPayment({ ...next, language: 'en' }, deps);
    return { ref, sessionId: session?.id ?? '' };
  }

  const choose = (sessionId: string, outcome: SandboxOutcome) =>
    db.write(async (tx) => {
      const session = await readSession(tx, sessionId, clock.now());
      if (!session) throw new Error(`no session ${sessionId}`);
      return emulator.choose(tx, session, outcome, deps);
    });

  const confirm = (ref: SessionRef, hint: Record<string, string> = {}) =>
    provider.confirm({ ...ref, expected: amount, idempotencyKey: `confirm-${ref.merchantRef}`, hint });

  /** A session that was paid, and what the provider says of it. */
  async function paid(outcome: SandboxOutcome = 'pay') {
    const opened = await open();
    const { go } = await choose(opened.sessionId, outcome);
    const back = go.to === 'shop' ? provider.parseReturn({ url: new URL(go.url), form: new URLSearchParams() }) : null;
    const snapshot = value(await confirm(opened.ref, back?.confirm));
    return { ...opened, back, snapshot, transactionId: snapshot.charges[0]?.transactionId ?? '' };
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
