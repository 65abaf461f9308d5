import { PROVIDER_NAMES } from '@softbox/config/countries';
import { newId, sandboxRefunds, sandboxSessions } from '@softbox/db';
import { describe, expect, test } from 'vitest';
import type { Money, Outcome, PaymentProvider, RefundInput } from '../provider.ts';
import { ADAPTERS } from './adapters.testing.ts';
import { startKit, value } from './contract-kit.testing.ts';

const MINUTE = 60_000;

/** Whose buyers can fail to be recognised by their bank on the way to us. */
const AUTHENTICATES: readonly string[] = ['stripe', 'square', 'tosspayments', 'unionpay'];

/** Every question an adapter may put to its provider. */
const calls = (provider: PaymentProvider, amount: Money): (() => Promise<Outcome<unknown>>)[] => {
  const createdAt = new Date('2026-11-20T03:00:00Z');
  const ref = { providerRef: 'sbx_ref', merchantRef: provider.newMerchantRef(createdAt), createdAt };
  const refund: RefundInput = {
    transactionId: 't0000001',
    providerRef: 'sbx_ref',
    merchantRef: ref.merchantRef,
    refundRef: 'refund0001',
    requestedAt: createdAt,
    amount,
    charged: amount,
    reason: 'x',
    idempotencyKey: 'k',
  };
  return [
    () => provider.fetchSnapshot(ref),
    () => provider.confirm({ ...ref, expected: amount, idempotencyKey: 'k', hint: { paymentKey: 'sbx_ref' } }),
    () => provider.close({ ...ref, idempotencyKey: 'k' }),
    () => provider.refund(refund),
  ];
};

describe.each(PROVIDER_NAMES)('%s keeps the contract of a payment provider:', (name) => {
  const adapter = ADAPTERS[name];

  test('creating twice with one key makes one session', async () => {
    const kit = await startKit(name);
    const { provider, db } = kit;
    const ref = provider.newMerchantRef(kit.clock.now());
    const first = value(await provider.create(kit.input(ref)));
    expect(value(await provider.create(kit.input(ref)))).toEqual(first);
    expect(await db.read.$count(sandboxSessions)).toBe(adapter.createsSession ? 1 : 0);
  });

  test('[case 12] references have the shape the provider accepts and never repeat', async () => {
    const { provider, clock } = await startKit(name);
    const refs = Array.from({ length: 200 }, () => provider.newMerchantRef(clock.now()));
    expect(refs.filter((ref) => !adapter.reference.test(ref))).toEqual([]);
    expect(new Set(refs).size).toBe(200);
    // Our names for refunds are keys at Square, at most 45 characters, and order numbers at UnionPay: 8 to 40 without marks.
    const refundRef = newId('refund').replaceAll(/[^A-Za-z0-9]/g, '');
    expect(refundRef).toMatch(/^[A-Za-z0-9]{8,40}$/);
    expect(newId('attempt').length).toBeLessThanOrEqual(100);
  });

  test('a currency the provider does not take is refused before anything is created', async () => {
    const kit = await startKit(name);
    const { currencies } = kit.provider.capabilities;
    const other = (['KRW', 'VND', 'CNY', 'MYR'] as const).find((currency) => !currencies.includes(currency));
    // Stripe presents every currency of ours.
    if (!other) return expect(name).toBe('stripe');
    const ref = kit.provider.newMerchantRef(kit.clock.now());
    const refused = await kit.provider.create(kit.input(ref, { amount: { minor: 50_000, currency: other } }));
    expect(refused).toMatchObject({ ok: false, kind: 'invalid' });
    expect(await kit.db.read.$count(sandboxSessions)).toBe(0);
  });

  test('a session is not paid before the buyer decides', async () => {
    const kit = await startKit(name);
    const { ref } = await kit.open();
    const { state, charges } = value(await kit.provider.fetchSnapshot(ref));
    // Some know of a payment only once the buyer has done something about it.
    expect(['requires_action', 'created']).toContain(state);
    expect(charges).toEqual([]);
  });

  test('a paid session tells the amount that the provider charged', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    expect(snapshot).toMatchObject({ state: 'paid', merchantRef: ref.merchantRef, disputes: [], refunds: [] });
    expect(snapshot.charges).toMatchObject([{ amount: kit.amount, status: 'succeeded' }]);
  });

  test('confirming again changes nothing', async () => {
    const kit = await startKit(name);
    const { snapshot, ref, back } = await kit.paid();
    expect(value(await kit.confirm(ref, back?.confirm))).toEqual(snapshot);
    const other = { ...ref, expected: kit.amount, hint: back?.confirm ?? {}, idempotencyKey: 'another' };
    expect(value(await kit.provider.confirm(other))).toEqual(snapshot);
  });

  test('a payment whose answer to `create` was lost is never lost', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    await kit.open();
    kit.advance(5 * MINUTE);
    const lost = value(await kit.provider.fetchSnapshot({ ...ref, providerRef: null }));
    if (adapter.lostCreate === 'found') expect(lost).toEqual(snapshot);
    else {
      // Nobody but us can make money of it: it counts as untouched, and the same key asks for the same session again.
      expect(lost).toMatchObject({ state: 'created', charges: [] });
      const again = await kit.provider.create(kit.input(ref.merchantRef, { expiresAt: ref.createdAt }));
      expect(again).toMatchObject({ ok: true, value: { providerRef: snapshot.providerRef } });
    }
  });

  test('a tampered amount never passes for the asked one', async () => {
    const kit = await startKit(name);
    const { ref, sessionId } = await kit.open();
    const { back } = await kit.choose(sessionId, 'wrong_amount');
    const outcome = await kit.confirm(ref, back?.confirm);
    if (adapter.tampering === 'charged') {
      const { currency, minor } = kit.amount;
      expect(value(outcome).charges).toMatchObject([{ amount: { minor: minor * 0.9, currency } }]);
    } else {
      expect(outcome).toMatchObject({ ok: false, kind: 'invalid', code: 'AMOUNT_MISMATCH' });
      expect(value(await kit.provider.fetchSnapshot(ref)).charges).toEqual([]);
    }
  });

  test('closing ends an unpaid session, and answers a paid one with its payment', async () => {
    const kit = await startKit(name);
    const { ref, sessionId } = await kit.open();
    const closed = value(await kit.provider.close({ ...ref, idempotencyKey: 'c1' }));
    expect(['expired', 'canceled']).toContain(closed.state);
    const [session] = await kit.db.read.select().from(sandboxSessions);
    expect([session?.id, session?.state === 'open']).toEqual([sessionId, !adapter.closes]);
    const { ref: paidRef, snapshot } = await kit.paid();
    expect(value(await kit.provider.close({ ...paidRef, idempotencyKey: 'c2' }))).toEqual(snapshot);
  });

  test('one refund key is one refund, and more than was paid is refused', async () => {
    const kit = await startKit(name);
    const { ref, transactionId, snapshot } = await kit.paid();
    const requestedAt = kit.clock.now();
    const [half, rest] = [kit.amount.minor / 2, kit.amount.minor / 2 + 1];
    const refund = (refundRef: string, minor: number) =>
      kit.provider.refund({
        transactionId,
        providerRef: snapshot.providerRef,
        merchantRef: ref.merchantRef,
        refundRef,
        requestedAt,
        amount: { ...kit.amount, minor },
        charged: kit.amount,
        reason: 'policy',
        idempotencyKey: refundRef,
      });
    const first = await refund('refA00000001', half);
    expect(first).toMatchObject({ ok: true, value: { status: adapter.refundsAtOnce ? 'succeeded' : 'pending' } });
    expect(await refund('refA00000001', half)).toEqual(first);
    expect(await kit.db.read.$count(sandboxRefunds)).toBe(1);
    expect(await refund('refB00000001', rest)).toMatchObject({ ok: false, kind: 'invalid' });
    kit.advance(MINUTE);
    const refunds = [{ refundRef: 'refA00000001', transactionId, requestedAt }];
    const after = value(await kit.provider.fetchSnapshot({ ...ref, refunds }));
    expect(after).toMatchObject({ state: 'paid', charges: snapshot.charges });
    expect(after.refunds).toMatchObject([
      {
        merchantRefundRef: 'refA00000001',
        transactionId,
        amount: { ...kit.amount, minor: half },
        status: 'succeeded',
        refundId: value(first).refundId,
      },
    ]);
    expect(await refund('refC00000001', half)).toMatchObject({ ok: true });
    const nothingLeft = await refund('refD00000001', 1);
    expect(nothingLeft.ok).toBe(false);
    expect(nothingLeft).toMatchObject({ kind: expect.stringMatching(/^(already_done|invalid)$/) });
    // Refunded in full, it was paid all the same.
    expect(value(await kit.provider.fetchSnapshot(ref)).charges).toEqual(snapshot.charges);
  });

  test('refused cards are no payment, and a failure with its reason where the provider tells one', async () => {
    const kit = await startKit(name);
    for (const outcome of ['decline', 'insufficient_funds', 'authentication_failed'] as const) {
      if (outcome === 'authentication_failed' && !AUTHENTICATES.includes(name)) continue;
      const { ref, sessionId } = await kit.open();
      const { back } = await kit.choose(sessionId, outcome);
      const confirmed = await kit.confirm(ref, back?.confirm);
      const told = confirmed.ok && confirmed.value.state === 'failed' ? confirmed.value : null;
      const ended = value(await kit.provider.close({ ...ref, idempotencyKey: 'c' }));
      const { state, failure, charges } = told ?? ended;
      expect(charges.filter(({ status }) => status === 'succeeded')).toEqual([]);
      expect(state).toBe(adapter.refusalKnown === 'never' ? 'canceled' : 'failed');
      if (adapter.refusalKnown !== 'never') expect(failure?.code).toBeTruthy();
    }
  });

  test('pending money is processing until the provider decides', async () => {
    const kit = await startKit(name);
    for (const [outcome, end] of [
      ['pending_paid', 'paid'],
      ['pending_failed', 'failed'],
    ] as const) {
      if (!adapter.pends) continue;
      const { ref, snapshot } = await kit.paid(outcome);
      expect(snapshot.state).toBe('processing');
      expect(snapshot.charges.filter(({ status }) => status === 'succeeded')).toEqual([]);
      kit.advance(MINUTE);
      expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe(end);
    }
  });

  test('an unpaid session ends, and nobody pays it afterwards', async () => {
    const kit = await startKit(name);
    const { ref, sessionId } = await kit.open();
    kit.advance(40 * MINUTE);
    const { state, charges } = value(await kit.provider.fetchSnapshot(ref));
    expect(charges).toEqual([]);
    expect(['expired', 'canceled', ...(adapter.expires ? [] : ['requires_action', 'created'])]).toContain(state);
    const closed = value(await kit.provider.close({ ...ref, idempotencyKey: 'c' }));
    expect(['expired', 'canceled']).toContain(closed.state);
    await kit.choose(sessionId, 'pay').catch(() => null);
    expect(value(await kit.provider.fetchSnapshot(ref)).charges).toEqual([]);
  });

  test('no answer, a time-out, a fault or a conflict is unknown, never declined', async () => {
    const kit = await startKit(name);
    const answers = (status: number) => async () =>
      Response.json(
        { error: { type: 'api_error', code: 'lock_timeout' }, code: 'IDEMPOTENT_REQUEST_PROCESSING', message: 'x' },
        { status },
      );
    const worlds: (typeof fetch)[] = [
      () => Promise.reject(new TypeError('fetch failed')),
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      async () => new Response('<html>', { status: 502 }),
      answers(500),
      answers(409),
      answers(429),
      async () => new Response('not json', { status: 200 }),
      async () => new Response('', { status: 200 }),
    ];
    for (const fetch of worlds) {
      for (const call of calls(kit.connect({ fetch, timeoutMs: 5 }), kit.amount)) {
        expect(await call()).toMatchObject({ ok: false, kind: 'unknown' });
      }
    }
  });

  test('a wrong key is a matter of configuration, and is not repeated in the answer', async () => {
    const kit = await startKit(name);
    for (const call of calls(kit.connect({}, true), kit.amount)) {
      const outcome = await call();
      expect(outcome).toMatchObject({ ok: false, kind: 'config' });
      expect(JSON.stringify(outcome)).not.toContain('wrong');
    }
  });

  test('no secret appears in what an adapter tells', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    const created = await kit.provider.create(kit.input(kit.provider.newMerchantRef(kit.clock.now())));
    const told = JSON.stringify([snapshot, ref, created, kit.provider]);
    for (const [what, secret] of Object.entries(kit.keys))
      if (/secret|private|token|v3/i.test(what)) expect(told).not.toContain(secret);
  });

  test('messages of the provider lead to the attempt', async () => {
    const kit = await startKit(name);
    const { ref, snapshot } = await kit.paid();
    const message = (await kit.webhooks()).at(-1);
    if (!message) throw new Error('no message');
    const verdict = await kit.provider.verifyWebhook({ raw: message.raw, headers: message.headers() });
    expect(verdict).toMatchObject({ ok: true, trust: adapter.signed ? 'signed' : 'requery' });
    const [event] = verdict.ok ? verdict.events : [];
    expect([event?.merchantRef, event?.providerRef]).toEqual(
      event?.merchantRef ? [ref.merchantRef, event.providerRef] : [undefined, snapshot.providerRef],
    );
    const again = await kit.provider.verifyWebhook({ raw: message.raw, headers: message.headers() });
    expect(again).toEqual(verdict);
    for (const body of ['', 'null', '[]', '{}', '{"eventType":1}', 'a=b']) {
      const raw = new TextEncoder().encode(body);
      expect((await kit.provider.verifyWebhook({ raw, headers: message.headers() })).ok).toBe(false);
      expect((await kit.provider.verifyWebhook({ raw, headers: new Headers() })).ok).toBe(false);
    }
  });

  test('[case 29] a signed message is believed by its raw bytes only', async () => {
    if (!adapter.signed) return;
    const kit = await startKit(name);
    await kit.paid();
    const [message] = await kit.webhooks();
    if (!message) throw new Error('no message');
    const refused = async (body: string, headers = message.headers()) => {
      const verdict = await kit.provider.verifyWebhook({ raw: new TextEncoder().encode(body), headers });
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(verdict.reply.status).toBeGreaterThanOrEqual(400);
    };
    const at = Math.floor(message.body.length / 2);
    const flipped = message.body[at] === '0' ? '1' : '0';
    await refused(message.body.slice(0, at) + flipped + message.body.slice(at + 1));
    const isJson = message.body.startsWith('{');
    await refused(isJson ? `${message.body} ` : `${message.body}&x=1`);
    if (isJson) await refused(JSON.stringify(JSON.parse(message.body), null, 1));
    for (const name of message.headers().keys()) {
      if (name === 'content-type') continue;
      const without = message.headers();
      without.delete(name);
      await refused(message.body, without);
    }
  });

  test('messages come late, never, or three at once, as was chosen', async () => {
    const kit = await startKit(name);
    const start = kit.clock.now().getTime();
    for (const outcome of ['pay_webhook_1m', 'pay_webhook_never', 'pay_webhook_thrice', 'pay_webhook_5s'] as const) {
      await kit.paid(outcome);
    }
    // Where approval and money are two things, both are told in the same way.
    const sent = (await kit.webhooks()).map(({ dueAt, copies }) => `${dueAt.getTime() - start} ${copies}`);
    expect([...new Set(sent)]).toEqual(['0 3', '5000 1', `${MINUTE} 1`]);
  });
});
