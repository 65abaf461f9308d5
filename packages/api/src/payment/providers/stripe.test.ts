import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startKit, value } from './contract-kit.testing.ts';

const MINUTE = 60_000;

async function message() {
  const kit = await startKit('stripe');
  const { ref } = await kit.paid();
  const [sent] = await kit.webhooks();
  if (!sent) throw new Error('no message');
  const seconds = Math.floor(kit.clock.now().getTime() / 1000);
  /** Stripe's own signing as the judge of ours. */
  const sign = (payload: string, secret = kit.keys.webhookSecret, timestamp = seconds) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const verify = (body: string, header: string) =>
    kit.provider.verifyWebhook({
      raw: new TextEncoder().encode(body),
      headers: new Headers({ 'stripe-signature': header }),
    });
  return { kit, ref, sent, seconds, sign, verify };
}

test('the emulator signs as Stripe does', async () => {
  const { sent, sign } = await message();
  expect(sent.headers().get('stripe-signature')).toBe(sign(sent.body));
});

test('[case 28] a message is believed by its raw bytes, its key and its time only', async () => {
  const { sent, sign, verify, seconds } = await message();
  const { body } = sent;
  expect(await verify(body, sign(body))).toMatchObject({ ok: true, trust: 'signed' });
  const flipped = body.replace('"paid"', '"Paid"');
  expect(flipped).not.toBe(body);
  expect(await verify(flipped, sign(body))).toMatchObject({ ok: false, reason: 'bad-signature' });
  expect(await verify(JSON.stringify(JSON.parse(body), null, 1), sign(body))).toMatchObject({
    reason: 'bad-signature',
  });
  expect(await verify(body, sign(body, 'whsec_other'))).toMatchObject({ ok: false, reason: 'bad-signature' });
  expect(await verify(body, '')).toMatchObject({ ok: false, reason: 'bad-signature' });
  expect(await verify(body, sign(body, undefined, seconds - 301))).toMatchObject({ ok: false, reason: 'stale' });
  expect((await verify(body, sign(body, undefined, seconds - 300))).ok).toBe(true);
});

test('[case 28] during a rotation the second of two signatures counts as well', async () => {
  const { sent, sign, verify } = await message();
  const [time, mine = ''] = sign(sent.body).split(',');
  const [, other = ''] = sign(sent.body, 'whsec_old').split(',');
  expect((await verify(sent.body, [time, other, mine].join(','))).ok).toBe(true);
  expect((await verify(sent.body, [time, other, other].join(','))).ok).toBe(false);
});

test('what another product does on the same account is none of ours, a dispute is', async () => {
  const { sign, verify } = await message();
  const event = (object: object) => JSON.stringify({ id: 'evt_1', object: 'event', type: 't', data: { object } });
  const foreign = event({ object: 'checkout.session', id: 'cs_1', metadata: { app: 'other' } });
  expect(await verify(foreign, sign(foreign))).toMatchObject({ ok: true, events: [] });
  const refund = event({ object: 'refund', id: 're_1', payment_intent: 'pi_1', metadata: {} });
  expect(await verify(refund, sign(refund))).toMatchObject({
    ok: true,
    events: [{ transactionId: 'pi_1', mayBeOthers: true }],
  });
  const dispute = event({ object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', metadata: {} });
  expect(await verify(dispute, sign(dispute))).toMatchObject({ ok: true, events: [{ transactionId: 'pi_1' }] });
});

test('a completed session that is not paid yet is not paid', async () => {
  const kit = await startKit('stripe');
  await kit.paid('pending_paid');
  const messages = await kit.webhooks();
  const told = messages.map(({ body }) => JSON.parse(body));
  expect(told.map(({ type, data }) => [type, data.object.payment_status])).toEqual([
    ['checkout.session.completed', 'unpaid'],
    ['checkout.session.async_payment_succeeded', 'paid'],
  ]);
});

test('every currency arrives in its own minor unit, and what has too many digits is refused before it is asked', async () => {
  const kit = await startKit('stripe');
  const amounts = [
    { minor: 7_176_000, currency: 'VND' },
    { minor: 11_300, currency: 'MYR' },
    { minor: 209_300, currency: 'CNY' },
  ] as const;
  for (const amount of amounts) {
    const { ref, sessionId } = await kit.open({ amount });
    await kit.choose(sessionId, 'pay');
    expect(value(await kit.provider.fetchSnapshot(ref)).charges[0]?.amount).toEqual(amount);
  }
  expect(kit.provider.capabilities.max.VND).toBe(99_999_999);
  const ref = kit.provider.newMerchantRef(kit.clock.now());
  const tooMuch = await kit.provider.create(kit.input(ref, { amount: { minor: 100_000_000, currency: 'VND' } }));
  expect(tooMuch).toMatchObject({ ok: false, kind: 'invalid', code: 'amount_too_large' });
});

test('one key with another content is refused, not answered with the first', async () => {
  const kit = await startKit('stripe');
  const ref = kit.provider.newMerchantRef(kit.clock.now());
  value(await kit.provider.create(kit.input(ref)));
  const other = await kit.provider.create(kit.input(ref, { amount: { minor: 1000, currency: 'USD' } }));
  expect(other).toMatchObject({ ok: false, kind: 'invalid' });
});

test('a repeated create stays the same however late it comes', async () => {
  const kit = await startKit('stripe');
  const ref = kit.provider.newMerchantRef(kit.clock.now());
  const input = kit.input(ref);
  const first = value(await kit.provider.create(input));
  kit.advance(3 * MINUTE);
  expect(value(await kit.provider.create(input))).toEqual(first);
});

test('a session that never came to be is not found', async () => {
  const kit = await startKit('stripe');
  await kit.open();
  const ref = { providerRef: null, merchantRef: 'sbnever', createdAt: kit.clock.now() };
  expect(await kit.provider.fetchSnapshot(ref)).toMatchObject({ ok: false, kind: 'not_found' });
});

test('a lost session is found behind more than one page of others', async () => {
  const kit = await startKit('stripe');
  const { ref } = await kit.open();
  for (let others = 0; others < 120; others++) await kit.open();
  const found = value(await kit.provider.fetchSnapshot({ ...ref, providerRef: null }));
  expect(found.merchantRef).toBe(ref.merchantRef);
});

test('the return tells paid from cancelled and is only a hint', async () => {
  const kit = await startKit('stripe');
  const { ref, sessionId } = await kit.open();
  const hint = { merchantRef: ref.merchantRef };
  expect((await kit.choose(sessionId, 'cancel')).back).toMatchObject({ ...hint, hint: 'cancel' });
  expect((await kit.choose(sessionId, 'pay')).back).toMatchObject({
    ...hint,
    hint: 'success',
    providerRef: sessionId,
  });
});
