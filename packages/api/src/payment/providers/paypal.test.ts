import { sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import {
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
} from '@paypal/paypal-server-sdk';
import { expect, test } from 'vitest';
import { issueCertificate } from '../emulators/issue-certificate.ts';
import { embedded } from './connect.ts';
import { startKit, value } from './contract-kit.testing.ts';

const CERTIFICATES = 'https://api.sandbox.paypal.com/v1/notifications/certs/';
const OWN_NAME = 'messageverificationcerts.sandbox.paypal.com';

async function message() {
  const kit = await startKit('paypal');
  const { ref } = await kit.paid();
  const sent = (await kit.webhooks()).find(({ body }) => body.includes('PAYMENT.CAPTURE.COMPLETED'));
  if (!sent) throw new Error('no message');
  return { kit, ref, sent };
}

/** A world in which a message arrives: what is fetched is written down, and certificates may be somebody else's. */
async function receiving(certificate?: string) {
  const { kit, sent, ref } = await message();
  const own = embedded(kit.emulator, kit.deps);
  const fetched: string[] = [];
  const provider = kit.connect({
    fetch: async (input, init) => {
      const url = new Request(input, init).url;
      fetched.push(url);
      if (certificate && url.startsWith(CERTIFICATES)) return new Response(certificate);
      return own.fetch(input, init);
    },
  });
  const receive = (headers: Record<string, string> = {}, body = sent.body) =>
    provider.verifyWebhook({
      raw: new TextEncoder().encode(body),
      headers: new Headers({ ...Object.fromEntries(sent.headers()), ...headers }),
    });
  return { kit, sent, ref, receive, fetched };
}

/** The headers of a message that somebody signs with a key of their own. */
const signedBy = (privateKey: string, webhookId: string, body: string) => {
  const [id, time] = ['forged', '2026-11-20T03:00:00Z'];
  const content = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', content, privateKey).toString('base64'),
  };
};

test('[case 31] a certificate is fetched from PayPal’s own address and from no other', async () => {
  const { receive, fetched } = await receiving();
  const evil = [
    'https://evil.example/v1/notifications/certs/CERT-1',
    'http://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.sandbox.paypal.com@evil.example/v1/notifications/certs/CERT-1',
    'https://user@api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
    'https://api.sandbox.paypal.com:8443/v1/notifications/certs/CERT-1',
    'https://api.sandbox.paypal.com/v1/notifications/certs/../../../evil',
    'https://api.sandbox.paypal.com/redirect?to=https://evil.example',
    'https://api.sandbox.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    // Live messages are nothing to a sandbox, nor the other way round.
    'https://api.paypal.com/v1/notifications/certs/CERT-1',
    'not an address',
    '',
  ];
  for (const url of evil)
    expect([url, await receive({ 'paypal-cert-url': url })]).toMatchObject([
      url,
      { ok: false, reason: 'bad-signature' },
    ]);
  expect(fetched).toEqual([]);
});

test('the certificate is fetched once and kept', async () => {
  const { receive, fetched } = await receiving();
  expect((await receive()).ok).toBe(true);
  expect((await receive()).ok).toBe(true);
  expect(fetched.filter((url) => url.startsWith(CERTIFICATES))).toHaveLength(1);
});

test('a certificate that anybody could have made proves nothing, whatever it says of itself', async () => {
  const selfMade = issueCertificate(OWN_NAME, null, false);
  const { kit, receive, sent } = await receiving(selfMade.certificate);
  const forged = signedBy(selfMade.privateKey, kit.keys.webhookId, sent.body);
  // Its signature fits; PayPal is asked, and does not know it.
  expect(await receive(forged)).toMatchObject({ ok: false, reason: 'bad-signature' });
  const own = issueCertificate('shop.example', null, false);
  const named = await receiving(own.certificate);
  const other = signedBy(own.privateKey, named.kit.keys.webhookId, named.sent.body);
  expect(await named.receive(other)).toMatchObject({ ok: false });
  expect(named.fetched.some((url) => url.endsWith('verify-webhook-signature'))).toBe(false);
});

test('where the authorities were not sent along, PayPal itself is asked about the message', async () => {
  const { kit, sent } = await message();
  const { rootCertificate: _, ...keys } = kit.keys;
  const { createPaypal } = await import('./paypal.ts');
  const { PAYPAL_SANDBOX } = await import('./connect-paypal.ts');
  const world = embedded(kit.emulator, kit.deps);
  const without = createPaypal({ ...keys, roots: [], baseUrl: PAYPAL_SANDBOX }, 'sandbox-embedded', world);
  expect(await without.verifyWebhook({ raw: sent.raw, headers: sent.headers() })).toMatchObject({ ok: true });
  // While PayPal does not answer nothing is decided: the message comes again.
  const certificateOnly = {
    ...world,
    fetch: (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input, init).url.startsWith(CERTIFICATES)
        ? world.fetch(input, init)
        : Promise.reject(new TypeError('fetch failed')),
  };
  const alone = createPaypal({ ...keys, roots: [], baseUrl: PAYPAL_SANDBOX }, 'sandbox-embedded', certificateOnly);
  const undecided = await alone.verifyWebhook({ raw: sent.raw, headers: sent.headers() });
  expect(undecided).toMatchObject({ ok: false, reply: { status: 503 } });
});

test('a message for another webhook of the same account is refused', async () => {
  const { kit, receive, sent } = await receiving();
  const { privateKey } = kit.keys;
  expect(await receive(signedBy(privateKey, kit.keys.webhookId, sent.body))).toMatchObject({ ok: true });
  expect(await receive(signedBy(privateKey, 'OTHER', sent.body))).toMatchObject({ ok: false });
});

test('refunds and disputes lead to their capture', async () => {
  const { kit, receive } = await receiving();
  const { privateKey, webhookId } = kit.keys;
  const event = (event_type: string, resource: object) => JSON.stringify({ id: 'WH-1', event_type, resource });
  const links = [{ rel: 'up', href: 'https://api-m.sandbox.paypal.com/v2/payments/captures/CAP1' }];
  const cases = [
    [event('PAYMENT.CAPTURE.REFUNDED', { id: 'R1', custom_id: 'rf1', links }), [{ transactionId: 'CAP1' }]],
    [
      event('CUSTOMER.DISPUTE.CREATED', { disputed_transactions: [{ seller_transaction_id: 'CAP1' }] }),
      [{ transactionId: 'CAP1' }],
    ],
    [event('BILLING.PLAN.CREATED', { id: 'P-1' }), []],
  ] as const;
  for (const [body, events] of cases)
    expect(await receive(signedBy(privateKey, webhookId, body), body)).toMatchObject({ ok: true, events });
});

test('[case 5] an answer about somebody else’s order is not believed', async () => {
  const kit = await startKit('paypal');
  const mine = await kit.open();
  const other = await kit.paid();
  const mixedUp = { ...mine.ref, providerRef: other.ref.providerRef };
  expect(await kit.provider.fetchSnapshot(mixedUp)).toMatchObject({ ok: false, code: 'ORDER_MISMATCH' });
  expect(await kit.confirm(mixedUp)).toMatchObject({ ok: false, code: 'ORDER_MISMATCH' });
});

test('[case 22] a capture whose answer was lost is read again, not made again', async () => {
  const kit = await startKit('paypal');
  const { ref, sessionId } = await kit.open();
  await kit.choose(sessionId, 'pay');
  const own = embedded(kit.emulator, kit.deps);
  const losing = kit.connect({
    fetch: async (input, init) => {
      const answer = await own.fetch(input, init);
      if (new Request(input, init).url.endsWith('/capture')) throw new TypeError('connection lost');
      return answer;
    },
  });
  const ask = { ...ref, expected: kit.amount, hint: {} };
  expect(await losing.confirm({ ...ask, idempotencyKey: 'k1' })).toMatchObject({ ok: false, kind: 'unknown' });
  expect(value(await kit.provider.confirm({ ...ask, idempotencyKey: 'k2' }))).toMatchObject({ state: 'paid' });
});

test('[case 38] a capture under review is not paid, whatever the order says', async () => {
  const kit = await startKit('paypal');
  const { snapshot } = await kit.paid('pending_paid');
  expect(snapshot).toMatchObject({ state: 'processing', charges: [{ status: 'pending' }] });
});

test('[case 9] dong and won are never sent; ringgit only by a Malaysian account', async () => {
  const kit = await startKit('paypal');
  expect(kit.provider.capabilities.currencies).toEqual(['USD', 'AUD']);
  const { createPaypal } = await import('./paypal.ts');
  const { PAYPAL_SANDBOX } = await import('./connect-paypal.ts');
  const keys = { ...kit.keys, roots: [kit.keys.rootCertificate], baseUrl: PAYPAL_SANDBOX, accountCountry: 'MY' };
  const malaysian = createPaypal(keys, 'sandbox-embedded', embedded(kit.emulator, kit.deps));
  const ref = malaysian.newMerchantRef(kit.clock.now());
  const made = await malaysian.create(kit.input(ref, { amount: { minor: 11_300, currency: 'MYR' } }));
  expect(made.ok).toBe(true);
});

test('the official SDK reads at the emulator what our adapter made there, and makes what ours reads', async () => {
  const kit = await startKit('paypal');
  const world = embedded(kit.emulator, kit.deps);
  const client = new Client({
    clientCredentialsAuthCredentials: { oAuthClientId: kit.keys.clientId, oAuthClientSecret: kit.keys.clientSecret },
    environment: Environment.Sandbox,
    unstable_httpClientOptions: {
      // Its transport is axios; this hands every request to the emulator instead.
      adapter: async (config: {
        url: string;
        method: string;
        data?: string;
        headers: { toJSON(): Record<string, string> };
      }) => {
        const { url, method, data, headers } = config;
        const sent = Object.entries(headers.toJSON()).map(([name, text]): [string, string] => [name, String(text)]);
        const answer = await world.fetch(url, { method, headers: sent, ...(data ? { body: data } : {}) });
        const text = await answer.text();
        return {
          data: text,
          status: answer.status,
          statusText: '',
          headers: Object.fromEntries(answer.headers),
          config,
        };
      },
    },
  });
  const { ref, snapshot, transactionId } = await kit.paid();
  const { result: order } = await new OrdersController(client).getOrder({ id: snapshot.providerRef });
  expect(order.status).toBe('COMPLETED');
  expect(order.purchaseUnits?.[0]?.customId).toBe(ref.merchantRef);
  expect(order.purchaseUnits?.[0]?.payments?.captures?.[0]?.amount).toEqual({ currencyCode: 'AUD', value: '449.00' });
  const { result: refund } = await new PaymentsController(client).refundCapturedPayment({
    captureId: transactionId,
    prefer: 'return=representation',
    body: { amount: { currencyCode: 'AUD', value: '1.00' } },
  });
  // A refund made by hand in PayPal's own dashboard is found as well, without a reference of ours.
  expect(value(await kit.provider.fetchSnapshot(ref)).refunds).toMatchObject([
    { refundId: refund.id, merchantRefundRef: null, amount: { minor: 100, currency: 'AUD' } },
  ]);
  const merchantRef = kit.provider.newMerchantRef(kit.clock.now());
  const { result: made } = await new OrdersController(client).createOrder({
    body: {
      intent: CheckoutPaymentIntent.Capture,
      purchaseUnits: [
        {
          customId: merchantRef,
          invoiceId: merchantRef,
          description: 'Package',
          amount: { currencyCode: 'AUD', value: '449.00' },
        },
      ],
      paymentSource: {
        paypal: {
          experienceContext: {
            locale: 'en-US',
            returnUrl: 'https://shop.example/back',
            cancelUrl: 'https://shop.example/back',
          },
        },
      },
    },
  });
  const own = { providerRef: made.id ?? '', merchantRef, createdAt: kit.clock.now() };
  expect(value(await kit.provider.fetchSnapshot(own)).state).toBe('requires_action');
});
