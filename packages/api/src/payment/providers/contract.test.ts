import { sandboxRefunds, sandboxSessions } from '@softbox/db';
import { describe, expect, test } from 'vitest';
import type { PaymentProvider, RefundInput } from '../provider.ts';
import { type Adapter, startKit, value } from './contract-kit.ts';

const ADAPTERS: Adapter[] = ['stripe', 'tosspayments'];
const MINUTE = 60_000;

/** Every question an adapter may put to its provider. */
const calls = (provider: PaymentProvider) => {
  const ref = { providerRef: 'sbx_ref', merchantRef: 'order_1_reference', createdAt: new Date(0) };
  const money = { minor: 1000, currency: 'KRW' } as const;
  return [
    provider.fetchSnapshot(ref),
    provider.fetchSnapshot({ ...ref, providerRef: null }),
    provider.confirm({ ...ref, expected: money, idempotencyKey: 'k', hint: { paymentKey: 'sbx_ref' } }),
    provider.close({ ...ref, idempotencyKey: 'k' }),
    provider.refund({
      transactionId: 't',
      providerRef: 'p',
      refundRef: 'r',
      amount: money,
      reason: 'x',
      idempotencyKey: 'k',
    }),
  ];
};

describe.each(ADAPTERS)('%s keeps the contract of a payment provider:', (name) => {
  test('creating twice with one key makes one session', async () => {
    const kit = await startKit(name);
    const { provider, db } = kit;
    const ref = provider.newMerchantRef(kit.clock.now());
    const first = value(await provider.create(kit.input(ref)));
    expect(value(await provider.create(kit.input(ref)))).toEqual(first);
    expect(await db.read.$count(sandboxSessions)).toBe(name === 'stripe' ? 1 : 0);
  });

  test('references have the shape the provider accepts and never repeat', async () => {
    const { provider, clock } = await startKit(name);
    const refs = Array.from({ length: 200 }, () => provider.newMerchantRef(clock.now()));
    const shape = name === 'stripe' ? /^sb[a-z0-9]{26}$/ : /^order_\d{13}_[A-Za-z0-9]+$/;
    expect(refs.every((ref) => shape.test(ref) && ref.length <= 64)).toBe(true);
    expect(new Set(refs).size).toBe(200);
  });

  test('a session is not paid before the buyer decides', async () => {
    const kit = await startKit(name);
    const { ref } = await kit.open();
    expect(value(await kit.provider.fetchSnapshot(ref))).toMatchObject({ state: 'requires_action', charges: [] });
  });

  test('a paid session tells the amount that the provider charged', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    expect(snapshot).toMatchObject({ state: 'paid', merchantRef: ref.merchantRef, disputed: false, refunds: [] });
    expect(snapshot.charges).toMatchObject([{ amount: kit.amount, status: 'succeeded' }]);
  });

  test('confirming again changes nothing', async () => {
    const kit = await startKit(name);
    const { snapshot, ref, back } = await kit.paid();
    expect(value(await kit.confirm(ref, back?.confirm))).toEqual(snapshot);
    const other = { ...ref, expected: kit.amount, hint: back?.confirm ?? {}, idempotencyKey: 'another' };
    expect(value(await kit.provider.confirm(other))).toEqual(snapshot);
  });

  test('a session whose answer was lost is found by our reference alone', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    await kit.open();
    kit.advance(5 * MINUTE);
    expect(value(await kit.provider.fetchSnapshot({ ...ref, providerRef: null }))).toEqual(snapshot);
  });

  test('a tampered amount never passes for the asked one', async () => {
    const kit = await startKit(name);
    const { ref, sessionId } = await kit.open();
    const { go } = await kit.choose(sessionId, 'wrong_amount');
    if (go.to !== 'shop') throw new Error('no way back');
    const { confirm = {} } = kit.provider.parseReturn({ url: new URL(go.url), form: new URLSearchParams() });
    const outcome = await kit.confirm(ref, confirm);
    if (name === 'stripe') {
      expect(value(outcome).charges[0]?.amount).toEqual({ minor: 26_910, currency: 'USD' });
    } else {
      expect(outcome).toMatchObject({ ok: false, kind: 'invalid', code: 'AMOUNT_MISMATCH' });
      // Hiding the edit from us does not help: Toss compares the amount we confirm.
      const hidden = await kit.confirm(ref, { paymentKey: sessionId, amount: String(kit.amount.minor) });
      expect(hidden).toMatchObject({ ok: false, kind: 'invalid', code: 'INVALID_REQUEST' });
      expect(value(await kit.provider.fetchSnapshot(ref)).charges).toEqual([]);
    }
  });

  test('closing ends an unpaid session, and answers a paid one with its payment', async () => {
    const kit = await startKit(name);
    const { ref, sessionId } = await kit.open();
    const closed = value(await kit.provider.close({ ...ref, idempotencyKey: 'c1' }));
    expect(['expired', 'canceled']).toContain(closed.state);
    if (name === 'stripe') expect((await kit.db.read.select().from(sandboxSessions))[0]?.state).toBe('expired');
    expect(sessionId).not.toBe('');
    const { ref: paidRef, snapshot } = await kit.paid();
    expect(value(await kit.provider.close({ ...paidRef, idempotencyKey: 'c2' }))).toEqual(snapshot);
  });

  test('one refund key is one refund, and more than was paid is refused', async () => {
    const kit = await startKit(name);
    const { ref, transactionId, sessionId, snapshot } = await kit.paid();
    const [half, rest] = [kit.amount.minor / 2, kit.amount.minor / 2 + 1];
    const refund = (refundRef: string, minor: number): Promise<ReturnType<typeof value>> =>
      kit.provider.refund({
        transactionId,
        providerRef: sessionId,
        refundRef,
        amount: { ...kit.amount, minor },
        reason: 'policy',
        idempotencyKey: `refund-${refundRef}`,
      } satisfies RefundInput);
    const first = await refund('ref_a', half);
    expect(first).toMatchObject({ ok: true, value: { status: 'succeeded' } });
    expect(await refund('ref_a', half)).toEqual(first);
    expect(await kit.db.read.$count(sandboxRefunds)).toBe(1);
    expect(await refund('ref_b', rest)).toMatchObject({ ok: false, kind: 'invalid' });
    const after = value(await kit.provider.fetchSnapshot(ref));
    expect(after).toMatchObject({ state: 'paid', charges: snapshot.charges });
    expect(after.refunds).toMatchObject([
      { merchantRefundRef: 'ref_a', transactionId, amount: { ...kit.amount, minor: half }, status: 'succeeded' },
    ]);
    expect(await refund('ref_c', half)).toMatchObject({ ok: true });
    expect(await refund('ref_d', 1)).toMatchObject({ ok: false, kind: 'already_done' });
  });

  test('refused cards are failures with their reason', async () => {
    const kit = await startKit(name);
    for (const outcome of ['decline', 'insufficient_funds'] as const) {
      const { ref, sessionId } = await kit.open();
      await kit.choose(sessionId, outcome);
      await kit.confirm(ref, name === 'tosspayments' ? { paymentKey: sessionId } : {});
      // Stripe's page stays open for another card; the failure is final when the session ends.
      await kit.provider.close({ ...ref, idempotencyKey: 'c' });
      const { state, failure, charges } = value(await kit.provider.fetchSnapshot(ref));
      expect(state).toBe('failed');
      expect(failure?.code).toBeTruthy();
      expect(charges.filter(({ status }) => status === 'succeeded')).toEqual([]);
    }
  });

  test('pending money is processing until the provider decides', async () => {
    const kit = await startKit(name);
    for (const [outcome, end] of [
      ['pending_paid', 'paid'],
      ['pending_failed', 'failed'],
    ] as const) {
      const { ref, snapshot } = await kit.paid(outcome);
      expect(snapshot.state).toBe('processing');
      expect(snapshot.charges.filter(({ status }) => status === 'succeeded')).toEqual([]);
      kit.advance(MINUTE);
      expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe(end);
    }
  });

  test('an unpaid session expires', async () => {
    const kit = await startKit(name);
    const { ref } = await kit.open();
    kit.advance(40 * MINUTE);
    expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('expired');
  });

  test('no answer, a time-out, a fault or a conflict is unknown, never declined', async () => {
    const kit = await startKit(name);
    const worlds: (typeof fetch)[] = [
      () => Promise.reject(new TypeError('fetch failed')),
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
      async () => new Response('<html>', { status: 502 }),
      async () =>
        Response.json({ error: { type: 'api_error', message: 'x' }, code: 'X', message: 'x' }, { status: 500 }),
      async () =>
        Response.json(
          {
            error: { type: 'invalid_request_error', code: 'lock_timeout' },
            code: 'IDEMPOTENT_REQUEST_PROCESSING',
            message: '',
          },
          { status: 409 },
        ),
      async () =>
        Response.json(
          { error: { type: 'invalid_request_error', code: 'rate_limit' }, code: 'TOO_MANY', message: '' },
          { status: 429 },
        ),
      async () => new Response('not json', { status: 200 }),
    ];
    for (const fetch of worlds) {
      for (const call of calls(kit.connect({ fetch, timeoutMs: 5 }))) {
        expect(await call).toMatchObject({ ok: false, kind: 'unknown' });
      }
    }
  });

  test('a wrong key is a matter of configuration, and is not repeated in the answer', async () => {
    const kit = await startKit(name);
    for (const call of calls(kit.connect({}, true))) {
      const outcome = await call;
      expect(outcome).toMatchObject({ ok: false, kind: 'config' });
      expect(JSON.stringify(outcome)).not.toContain('wrong');
    }
  });

  test('no secret appears in what an adapter tells', async () => {
    const kit = await startKit(name);
    const { snapshot, ref } = await kit.paid();
    const created = await kit.provider.create(kit.input(kit.provider.newMerchantRef(kit.clock.now())));
    const told = JSON.stringify([snapshot, ref, created, kit.provider]);
    const { stripe, tosspayments } = kit.keys;
    for (const secret of [stripe.secretKey, stripe.webhookSecret, tosspayments.secretKey])
      expect(told).not.toContain(secret);
  });

  test('messages of the provider lead to the attempt', async () => {
    const kit = await startKit(name);
    const { ref } = await kit.paid();
    const [message] = await kit.webhooks();
    if (!message) throw new Error('no message');
    const verdict = await kit.provider.verifyWebhook({ raw: message.raw, headers: message.headers() });
    expect(verdict).toMatchObject({
      ok: true,
      trust: name === 'stripe' ? 'signed' : 'requery',
      events: [{ merchantRef: ref.merchantRef }],
    });
    const again = await kit.provider.verifyWebhook({ raw: message.raw, headers: message.headers() });
    expect(again).toEqual(verdict);
    for (const body of ['', 'null', '[]', '{}', '{"eventType":1}']) {
      const raw = new TextEncoder().encode(body);
      expect((await kit.provider.verifyWebhook({ raw, headers: new Headers() })).ok).toBe(false);
    }
  });

  test('messages come late, never, or three at once, as was chosen', async () => {
    const kit = await startKit(name);
    const start = kit.clock.now().getTime();
    for (const outcome of ['pay_webhook_1m', 'pay_webhook_never', 'pay_webhook_thrice', 'pay_webhook_5s'] as const) {
      await kit.paid(outcome);
    }
    const sent = (await kit.webhooks()).map(({ dueAt, copies }) => [dueAt.getTime() - start, copies]);
    expect(sent).toEqual([
      [0, 3],
      [5000, 1],
      [MINUTE, 1],
    ]);
  });
});
