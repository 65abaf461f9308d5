import { AlipaySdk } from 'alipay-sdk';
import { expect, test } from 'vitest';
import { signedAnswer } from '../emulators/alipay-objects.ts';
import { isAlipayRequest } from './alipay-sign.ts';
import { embedded } from './connect.ts';
import { startKit, value } from './contract-kit.testing.ts';

async function message(outcome: 'pay' | 'expire' = 'pay') {
  const kit = await startKit('alipay');
  const { ref } = await kit.paid(outcome);
  const [sent] = await kit.webhooks();
  if (!sent) throw new Error('no message');
  return { kit, ref, sent };
}

const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\n/g, '');

test('the official SDK accepts our emulator’s notification, and ours refuses what it refuses', async () => {
  const { kit, sent } = await message();
  const { appId, privateKey, publicKey } = kit.keys;
  const sdk = new AlipaySdk({
    appId,
    privateKey: bare(privateKey),
    keyType: 'PKCS8',
    alipayPublicKey: bare(publicKey),
    gateway: 'https://gateway.example/gateway.do',
  });
  const told = Object.fromEntries(new URLSearchParams(sent.body));
  expect(sdk.checkNotifySignV2(told)).toBe(true);
  expect(sdk.checkNotifySignV2({ ...told, total_amount: '0.01' })).toBe(false);
  const tampered = new URLSearchParams({ ...told, total_amount: '0.01' }).toString();
  const raw = new TextEncoder().encode(tampered);
  expect(await kit.provider.verifyWebhook({ raw, headers: sent.headers() })).toMatchObject({
    ok: false,
    reason: 'bad-signature',
    reply: { body: 'fail' },
  });
});

test('the official SDK’s page address is accepted by our emulator, and says the same as ours', async () => {
  const kit = await startKit('alipay');
  const { appId, privateKey, publicKey, appPublicKey } = kit.keys;
  const gateway = `${kit.deps.env.PUBLIC_ORIGIN}/sandbox/alipay/gateway.do`;
  const keys = { privateKey: bare(privateKey), keyType: 'PKCS8', alipayPublicKey: bare(publicKey) } as const;
  const sdk = new AlipaySdk({ appId, ...keys, gateway });
  const input = kit.input(kit.provider.newMerchantRef(kit.clock.now()));
  const { next } = value(await kit.provider.create(input));
  if (next.type !== 'redirect') throw new Error('no page');
  const ours = Object.fromEntries(new URL(next.url).searchParams);
  expect(isAlipayRequest(ours, appPublicKey)).toBe(true);
  const bizContent = JSON.parse(ours.biz_content ?? '');
  expect(bizContent).toEqual({
    out_trade_no: input.merchantRef,
    total_amount: '2093.00',
    subject: 'SNS all-in-one package',
    product_code: 'FAST_INSTANT_TRADE_PAY',
    // Half an hour later, by the clock in Beijing.
    time_expire: '2026-11-20 11:30:00',
  });
  const theirs = new URL(
    sdk.pageExecute('alipay.trade.page.pay', 'GET', {
      bizContent,
      notifyUrl: ours.notify_url,
      returnUrl: ours.return_url,
    }),
  );
  const { sign: _ours, timestamp: _at, format: _format, ...said } = ours;
  const { sign: _theirs, timestamp: _then, alipay_sdk: _name, ...saidByThem } = Object.fromEntries(theirs.searchParams);
  expect(saidByThem).toEqual(said);
  const session = await kit.emulator.visit?.(new Request(theirs), kit.deps);
  expect(session).toMatchObject({ merchantRef: input.merchantRef, amountMinor: 209_300 });
});

test('the SDK’s questions are answered, and it believes the answer', async () => {
  const kit = await startKit('alipay');
  const { ref, snapshot } = await kit.paid();
  const { fetch } = embedded(kit.emulator, kit.deps);
  const { appId, privateKey, publicKey } = kit.keys;
  const gateway = 'https://openapi-sandbox.dl.alipaydev.com/gateway.do';
  const keys = { privateKey: bare(privateKey), keyType: 'PKCS8', alipayPublicKey: bare(publicKey) } as const;
  const sdk = new AlipaySdk({ appId, ...keys, gateway });
  const signed = new URL(
    sdk.pageExecute('alipay.trade.query', 'GET', { bizContent: { out_trade_no: ref.merchantRef } }),
  );
  const answer = await fetch(gateway, { method: 'POST', body: signed.searchParams });
  const text = await answer.text();
  const { sign, alipay_trade_query_response: trade } = JSON.parse(text);
  expect(trade).toMatchObject({ trade_status: 'TRADE_SUCCESS', trade_no: snapshot.providerRef });
  expect(() => sdk.checkResponseSign(text, 'alipay_trade_query_response', sign, '')).not.toThrow();
  const forged = text.replace('2093.00', '0.01');
  expect(() => sdk.checkResponseSign(forged, 'alipay_trade_query_response', sign, '')).toThrow();
});

test('an answer that Alipay did not sign says nothing', async () => {
  const kit = await startKit('alipay');
  const { ref } = await kit.paid();
  const { fetch } = embedded(kit.emulator, kit.deps);
  const change = (edit: (text: string) => string) =>
    kit.connect({
      fetch: async (input, init) => new Response(edit(await (await fetch(input, init)).text())),
    });
  const edits: ((text: string) => string)[] = [
    (text) => text.replace('2093.00', '0.01'),
    (text) => text.replace('TRADE_SUCCESS', 'TRADE_FINISHED'),
    (text) => text.replace(/,"sign".*/, '}'),
    (text) => text.replace('"alipay_trade_query_response"', '"alipay_trade_close_response"'),
    // An answer within an answer is not the answer.
    (text) => `{"x":${text},"alipay_trade_query_response":{"code":"10000"},"sign":"AAAA"}`,
  ];
  for (const edit of edits)
    expect(await change(edit).fetchSnapshot(ref)).toMatchObject({
      ok: false,
      kind: 'unknown',
      code: 'UNSIGNED_ANSWER',
    });
});

test('[case 33] a refund’s notification is no second payment', async () => {
  const kit = await startKit('alipay');
  const { ref, transactionId, snapshot } = await kit.paid();
  await kit.provider.refund({
    transactionId,
    providerRef: snapshot.providerRef,
    merchantRef: ref.merchantRef,
    refundRef: 'refund0001',
    requestedAt: kit.clock.now(),
    amount: { minor: 100, currency: 'CNY' },
    charged: kit.amount,
    reason: 'policy',
    idempotencyKey: 'refund0001',
  });
  const told = (await kit.webhooks()).find(({ body }) => body.includes('refund_fee'));
  const verdict = await kit.provider.verifyWebhook({ raw: told?.raw ?? new Uint8Array(), headers: new Headers() });
  expect(verdict).toMatchObject({
    ok: true,
    events: [{ type: 'trade_status_sync.TRADE_SUCCESS.refund', merchantRef: ref.merchantRef }],
    reply: { status: 200, body: 'success' },
  });
  expect(value(await kit.provider.fetchSnapshot(ref)).charges).toEqual(snapshot.charges);
});

test('[case 5] a notification for another application or seller is refused, however well signed', async () => {
  const { kit, sent } = await message();
  const { signNotification } = await import('./alipay-sign.ts');
  const changes: Record<string, string>[] = [{ app_id: '2021000000000000' }, { seller_id: '2088000000000000' }];
  for (const change of changes) {
    const { sign: _, sign_type: __, ...params } = Object.fromEntries(new URLSearchParams(sent.body));
    const body = new URLSearchParams(signNotification({ ...params, ...change }, kit.keys.alipayPrivateKey)).toString();
    const verdict = await kit.provider.verifyWebhook({ raw: new TextEncoder().encode(body), headers: new Headers() });
    expect(verdict).toMatchObject({ ok: false, reason: 'malformed' });
  }
});

/** Alipay itself, signing something else than the emulator would. */
async function saying(changed: (method: string, content: Record<string, unknown>) => object | null) {
  const kit = await startKit('alipay');
  const { transactionId, ref, snapshot } = await kit.paid();
  const { fetch } = embedded(kit.emulator, kit.deps);
  const provider = kit.connect({
    fetch: async (input, init) => {
      const method = new URLSearchParams(String(init?.body)).get('method') ?? '';
      const text = await (await fetch(input, init)).text();
      const content = JSON.parse(text)[`${method.replaceAll('.', '_')}_response`];
      return signedAnswer(method, changed(method, content) ?? content, kit.deps);
    },
  });
  const refundRef = 'refund0001';
  const refund = {
    transactionId,
    providerRef: snapshot.providerRef,
    merchantRef: ref.merchantRef,
    refundRef,
    requestedAt: kit.clock.now(),
    amount: { minor: 100, currency: 'CNY' },
    charged: kit.amount,
    reason: 'policy',
    idempotencyKey: refundRef,
  } as const;
  return { provider, refund, look: { ...ref, refunds: [refund] } };
}
const REFUND = 'alipay.trade.refund';
const QUERY = 'alipay.trade.fastpay.refund.query';

test('a refund that Alipay has taken is made once it says so, and unknown as long as it does not', async () => {
  const statuses = ['REFUND_PROCESSING', 'REFUND_FAIL', '', undefined, 'REFUND_SUCCESS'];
  for (const refund_status of statuses) {
    const { provider, refund, look } = await saying((method, content) => {
      if (method === REFUND) return { ...content, fund_change: 'N' };
      return method === QUERY ? { ...content, refund_status } : null;
    });
    const made = refund_status === 'REFUND_SUCCESS';
    expect(await provider.refund(refund)).toMatchObject(
      made
        ? { ok: true, value: { refundId: 'refund0001', status: 'succeeded' } }
        : { ok: false, kind: 'unknown', code: 'REFUND_NOT_LISTED' },
    );
    expect(value(await provider.fetchSnapshot(look)).refunds).toHaveLength(made ? 1 : 0);
  }
});

test('[case 41] a trade that goes back as a whole or not at all is no fault of the shop’s set-up', async () => {
  const sub = { sub_code: 'ACQ.NOT_ALLOW_PARTIAL_REFUND', sub_msg: '该交易不支持部分退款' };
  const { provider, refund } = await saying((method) =>
    method === REFUND ? { code: '40004', msg: 'Business Failed', ...sub } : null,
  );
  expect(await provider.refund(refund)).toEqual({
    ok: false,
    kind: 'invalid',
    code: 'FULL_REFUND_ONLY',
    message: sub.sub_msg,
  });
});

test('on a phone it is the page for phones, with a way back', async () => {
  const kit = await startKit('alipay');
  const input = kit.input(kit.provider.newMerchantRef(kit.clock.now()));
  const buyer = { ...input.buyer, device: 'mobile' as const };
  const { sessionId, next } = await kit.open({ buyer });
  expect(next).toMatchObject({ type: 'redirect', device: 'mobile' });
  if (next.type !== 'redirect') return;
  expect(new URL(next.url).searchParams.get('method')).toBe('alipay.trade.wap.pay');
  const { back } = await kit.choose(sessionId, 'cancel');
  expect(back).toMatchObject({ hint: 'cancel' });
});

test('a page whose signature or time is over opens nothing', async () => {
  const kit = await startKit('alipay');
  const input = kit.input(kit.provider.newMerchantRef(kit.clock.now()));
  const { next } = value(await kit.provider.create(input));
  if (next.type !== 'redirect') throw new Error('no page');
  const cheaper = next.url.replace('2093.00', '1.00');
  expect(cheaper).not.toBe(next.url);
  expect(await kit.emulator.visit?.(new Request(cheaper), kit.deps)).toBeNull();
  kit.advance(31 * 60_000);
  expect(await kit.emulator.visit?.(new Request(next.url), kit.deps)).toBeNull();
});
