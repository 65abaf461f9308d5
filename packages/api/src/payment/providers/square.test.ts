import { apiPaths } from '@softbox/config/paths';
import { SquareClient, WebhooksHelper } from 'square';
import { expect, test } from 'vitest';
import { embedded } from './connect.ts';
import { SQUARE_SANDBOX } from './connect-square.ts';
import { startKit, value } from './contract-kit.testing.ts';

async function message() {
  const kit = await startKit('square');
  const { ref } = await kit.paid();
  const [sent] = await kit.webhooks();
  if (!sent) throw new Error('no message');
  return { kit, ref, sent };
}

test('Square’s own SDK accepts our emulator’s signature, and refuses what we refuse', async () => {
  const { kit, sent } = await message();
  const notificationUrl = kit.deps.env.PUBLIC_ORIGIN + apiPaths.webhook('square');
  const signatureHeader = sent.headers().get('x-square-hmacsha256-signature') ?? '';
  const judge = (requestBody: string, url = notificationUrl) =>
    WebhooksHelper.verifySignature({
      requestBody,
      signatureHeader,
      signatureKey: kit.keys.signatureKey,
      notificationUrl: url,
    });
  expect(await judge(sent.body)).toBe(true);
  expect(await judge(`${sent.body} `)).toBe(false);
  expect(await judge(sent.body, `${notificationUrl}/`)).toBe(false);
});

test('[case 37] the signature is over our public address, whatever a proxy makes of it', async () => {
  const { kit, sent } = await message();
  const elsewhere = kit.connect({ webhookUrl: 'http://10.0.0.7:3000/internal/square' });
  expect((await kit.provider.verifyWebhook({ raw: sent.raw, headers: sent.headers() })).ok).toBe(true);
  const verdict = await elsewhere.verifyWebhook({ raw: sent.raw, headers: sent.headers() });
  expect(verdict).toMatchObject({ ok: false, reason: 'bad-signature' });
});

test('the SDK finds at the emulator what our adapter made there, and what it makes is ours to read', async () => {
  const kit = await startKit('square');
  const { fetch } = embedded(kit.emulator, kit.deps);
  const sdk = new SquareClient({ token: kit.keys.accessToken, baseUrl: SQUARE_SANDBOX, fetch, maxRetries: 0 });
  const { ref, snapshot, transactionId } = await kit.paid();
  const { order } = await sdk.orders.get({ orderId: snapshot.providerRef });
  expect(order).toMatchObject({ referenceId: ref.merchantRef, state: 'COMPLETED' });
  const { payment } = await sdk.payments.get({ paymentId: transactionId });
  expect(payment).toMatchObject({ status: 'COMPLETED', amountMoney: { amount: 29_900n, currency: 'USD' } });

  const merchantRef = kit.provider.newMerchantRef(kit.clock.now());
  const { paymentLink } = await sdk.checkout.paymentLinks.create({
    idempotencyKey: 'sdk',
    order: {
      locationId: kit.keys.locationId,
      referenceId: merchantRef,
      lineItems: [{ name: 'Package', quantity: '1', basePriceMoney: { amount: 29_900n, currency: 'USD' } }],
    },
    checkoutOptions: { redirectUrl: 'https://shop.example/back' },
  });
  const made = { providerRef: paymentLink?.orderId ?? '', merchantRef, createdAt: kit.clock.now() };
  expect(value(await kit.provider.fetchSnapshot(made)).state).toBe('requires_action');
  const { refund } = await sdk.refunds.refundPayment({
    idempotencyKey: 'sdk-refund',
    paymentId: transactionId,
    amountMoney: { amount: 100n, currency: 'USD' },
    reason: 'by hand',
  });
  // A refund made by hand in Square's own dashboard is found as well, without a reference of ours.
  expect(value(await kit.provider.fetchSnapshot(ref)).refunds).toMatchObject([
    { refundId: refund?.id, merchantRefundRef: null, amount: { minor: 100, currency: 'USD' } },
  ]);
});

test('what is sold at another location of the account is none of ours', async () => {
  const { kit, sent } = await message();
  const body = sent.body.replaceAll(kit.keys.locationId, 'LELSEWHERE');
  const headers = new Headers(kit.emulator.webhookHeaders(body, kit.deps));
  const verdict = await kit.provider.verifyWebhook({ raw: new TextEncoder().encode(body), headers });
  expect(verdict).toMatchObject({ ok: true, events: [] });
});

test('an answer about another order is not believed', async () => {
  const kit = await startKit('square');
  const mine = await kit.open();
  const other = await kit.paid();
  const mixedUp = { ...mine.ref, providerRef: other.ref.providerRef };
  expect(await kit.provider.fetchSnapshot(mixedUp)).toMatchObject({ ok: false, code: 'ORDER_MISMATCH' });
});

test('a lost order is found behind more than one page of others', async () => {
  const kit = await startKit('square');
  for (let others = 0; others < 520; others++) await kit.open();
  const { ref } = await kit.open();
  const found = value(await kit.provider.fetchSnapshot({ ...ref, providerRef: null }));
  expect(found.merchantRef).toBe(ref.merchantRef);
});

test('a card may be refused first and pay afterwards; a page with a refused card can still be ended', async () => {
  const kit = await startKit('square');
  const paid = await kit.open();
  await kit.choose(paid.sessionId, 'insufficient_funds');
  await kit.choose(paid.sessionId, 'pay');
  expect(value(await kit.provider.fetchSnapshot(paid.ref))).toMatchObject({ state: 'paid' });
  const left = await kit.open();
  await kit.choose(left.sessionId, 'decline');
  const ended = value(await kit.provider.close({ ...left.ref, idempotencyKey: 'c' }));
  expect(ended).toMatchObject({ state: 'failed', failure: { code: 'GENERIC_DECLINE' } });
});
