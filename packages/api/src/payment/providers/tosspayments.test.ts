import { expect, test } from 'vitest';
import { embedded } from './connect.ts';
import { startKit, value } from './contract-kit.testing.ts';

test('the window is told the server’s order, amount and client key', async () => {
  const kit = await startKit('tosspayments');
  const ref = kit.provider.newMerchantRef(kit.clock.now());
  const { next, providerRef } = value(await kit.provider.create(kit.input(ref)));
  expect(providerRef).toBeNull();
  expect(next).toMatchObject({
    type: 'toss-window',
    orderId: ref,
    amount: { value: 358_800, currency: 'KRW' },
    clientKey: kit.keys.clientKey,
  });
  expect(JSON.stringify(next)).not.toContain(kit.keys.secretKey);
  const dollars = await kit.provider.create(kit.input(ref, { amount: { minor: 100, currency: 'USD' } }));
  expect(dollars).toMatchObject({ ok: false, kind: 'invalid' });
});

test('[case 3] another payment’s key confirms nothing', async () => {
  const kit = await startKit('tosspayments');
  const cheap = await kit.open({ amount: { minor: 1000, currency: 'KRW' } });
  const dear = await kit.open();
  await kit.choose(cheap.sessionId, 'pay');
  await kit.choose(dear.sessionId, 'pay');
  const stolen = { paymentKey: cheap.sessionId, amount: String(kit.amount.minor) };
  expect(await kit.confirm(dear.ref, stolen)).toMatchObject({ ok: false, kind: 'invalid' });
  for (const { ref } of [cheap, dear]) expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('approved');
  const paid = await kit.paid();
  const replayed = await kit.confirm(dear.ref, { paymentKey: paid.sessionId });
  expect(replayed).toMatchObject({ ok: false });
});

test('[case 26] an answer about another payment is not believed', async () => {
  const kit = await startKit('tosspayments');
  const { sessionId, ref } = await kit.open();
  await kit.choose(sessionId, 'pay');
  const paid = await kit.paid();
  // A provider that compares idempotency keys only may repeat the answer of the first payment.
  const mixedUp = kit.connect({
    fetch: async () =>
      Response.json({
        paymentKey: paid.sessionId,
        orderId: paid.ref.merchantRef,
        status: 'DONE',
        currency: 'KRW',
        totalAmount: kit.amount.minor,
        requestedAt: '2026-11-20T12:00:00+09:00',
      }),
  });
  const outcome = await mixedUp.confirm({
    ...ref,
    expected: kit.amount,
    idempotencyKey: 'k',
    hint: { paymentKey: sessionId },
  });
  expect(outcome).toMatchObject({ ok: false, code: 'ORDER_MISMATCH' });
  expect(await mixedUp.fetchSnapshot(ref)).toMatchObject({ ok: false, code: 'ORDER_MISMATCH' });
});

test('an approval whose browser never returned is confirmed by our reference', async () => {
  const kit = await startKit('tosspayments');
  const { ref, sessionId } = await kit.open();
  expect((await kit.choose(sessionId, 'pay_no_return')).go).toEqual({ to: 'nowhere' });
  expect(value(await kit.provider.fetchSnapshot(ref))).toMatchObject({ state: 'approved', charges: [] });
  expect(value(await kit.confirm(ref))).toMatchObject({ state: 'paid', providerRef: sessionId });
});

test('[case 22] a confirmation whose answer was lost is read again, not made again', async () => {
  const kit = await startKit('tosspayments');
  const { ref, sessionId } = await kit.open();
  await kit.choose(sessionId, 'pay');
  const through = kit.connect({
    fetch: async (input, init) => {
      await embedded(kit.emulator, kit.deps).fetch(input, init);
      throw new TypeError('connection lost');
    },
  });
  const ask = { ...ref, expected: kit.amount, hint: { paymentKey: sessionId } };
  expect(await through.confirm({ ...ask, idempotencyKey: 'k1' })).toMatchObject({ ok: false, kind: 'unknown' });
  expect(value(await kit.provider.confirm({ ...ask, idempotencyKey: 'k2' })).state).toBe('paid');
});

test.each(['DONE', 'EXPIRED'] as const)(
  '[case 22] where Toss repeats the failure that it answered first, the payment itself says that it is %s',
  async (end) => {
    const kit = await startKit('tosspayments');
    const { ref, sessionId } = await kit.open();
    await kit.choose(sessionId, 'pay');
    const { fetch } = embedded(kit.emulator, kit.deps);
    let isReached = end === 'DONE';
    const kept = new Map<string, Response>();
    // For fifteen days, by the key alone.
    const failing = kit.connect({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const key = request.headers.get('idempotency-key');
        if (!key) return fetch(request);
        if (isReached) await fetch(request);
        isReached = false;
        const answer = kept.get(key) ?? Response.json({ code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' }, { status: 500 });
        kept.set(key, answer);
        return answer.clone();
      },
    });
    const ask = () =>
      failing.confirm({ ...ref, expected: kit.amount, hint: { paymentKey: sessionId }, idempotencyKey: 'k' });
    if (end === 'EXPIRED') {
      // As long as it waits for its confirmation, nobody can say.
      expect(await ask()).toMatchObject({ ok: false, kind: 'unknown', code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' });
      kit.advance(10 * 60_000);
      expect(value(await ask())).toMatchObject({ state: 'expired', charges: [] });
    } else expect(value(await ask())).toMatchObject({ state: 'paid', charges: [{ amount: kit.amount }] });
  },
);

test('an approval that comes too late is expired', async () => {
  const kit = await startKit('tosspayments');
  const { ref, sessionId } = await kit.open();
  await kit.choose(sessionId, 'pay');
  kit.advance(10 * 60_000);
  expect(value(await kit.confirm(ref, { paymentKey: sessionId })).state).toBe('expired');
});

test('[M-03] a cancelled window and a refused card come back as what they are', async () => {
  const kit = await startKit('tosspayments');
  const { ref, sessionId } = await kit.open();
  const { back: cancelled } = await kit.choose(sessionId, 'cancel');
  expect(cancelled).toMatchObject({ merchantRef: ref.merchantRef, hint: 'cancel', code: 'PAY_PROCESS_CANCELED' });
  const url = new URL(`http://shop/?ref=${ref.merchantRef}&result=fail&code=USER_CANCEL`);
  expect(kit.provider.parseReturn({ url, form: new URLSearchParams() }).hint).toBe('cancel');
  const { back: refused } = await kit.choose(sessionId, 'decline');
  expect(refused).toMatchObject({ merchantRef: ref.merchantRef, hint: 'fail', code: 'REJECT_CARD_COMPANY' });
});

test('a window that was never opened can be closed', async () => {
  const kit = await startKit('tosspayments');
  const merchantRef = kit.provider.newMerchantRef(kit.clock.now());
  const ref = { providerRef: null, merchantRef, createdAt: kit.clock.now() };
  expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('created');
  expect(value(await kit.provider.close({ ...ref, idempotencyKey: 'c' })).state).toBe('canceled');
});

test('a forged message claims nothing: it only makes us look', async () => {
  const kit = await startKit('tosspayments');
  const { ref, sessionId } = await kit.open();
  const forged = JSON.stringify({
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt: '2026-11-20T12:00:00',
    data: { paymentKey: sessionId, orderId: ref.merchantRef, status: 'DONE' },
  });
  const verdict = await kit.provider.verifyWebhook({ raw: new TextEncoder().encode(forged), headers: new Headers() });
  expect(verdict).toMatchObject({ ok: true, trust: 'requery' });
  expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('requires_action');
});
