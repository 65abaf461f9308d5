import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { Aes, Formatter, Rsa, Wechatpay } from 'wechatpay-axios-plugin';
import { embedded } from './connect.ts';
import { startKit, value } from './contract-kit.testing.ts';
import { createWechatpay } from './wechatpay.ts';
import { platformHeaders } from './wechatpay-sign.ts';

async function message() {
  const kit = await startKit('wechatpay');
  const { ref, snapshot } = await kit.paid();
  const [sent] = await kit.webhooks();
  if (!sent) throw new Error('no message');
  const { keys } = kit;
  /** The emulator's own keys sign whatever body is given. */
  const receive = (
    body: string,
    { keyId = keys.publicKeyId, key = keys.platformPrivateKey, at = kit.clock.now(), provider = kit.provider } = {},
  ) =>
    provider.verifyWebhook({
      raw: new TextEncoder().encode(body),
      headers: new Headers(platformHeaders(body, keyId, key, at)),
    });
  return { kit, keys, ref, snapshot, sent, receive };
}

test('the community’s SDK accepts our emulator’s signature and opens what it sealed', async () => {
  const { keys, sent, ref } = await message();
  const headers = sent.headers();
  const [timestamp = '', nonce = '', signature = ''] = ['timestamp', 'nonce', 'signature'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  );
  const judge = (body: string) => Rsa.verify(Formatter.response(timestamp, nonce, body), signature, keys.publicKey);
  expect(judge(sent.body)).toBe(true);
  expect(judge(`${sent.body} `)).toBe(false);
  const { resource } = JSON.parse(sent.body);
  const opened = JSON.parse(
    Aes.AesGcm.decrypt(resource.ciphertext, keys.apiV3Key, resource.nonce, resource.associated_data),
  );
  expect(opened).toMatchObject({ out_trade_no: ref.merchantRef, trade_state: 'SUCCESS', amount: { total: 209_300 } });
});

test('the SDK’s requests are accepted by our emulator, and it believes the answers', async () => {
  const kit = await startKit('wechatpay');
  const { keys } = kit;
  // It signs by the clock on the wall.
  kit.advance(Date.now() - kit.clock.now().getTime());
  const { fetch } = embedded(kit.emulator, kit.deps);
  const sdk = new Wechatpay({
    mchid: keys.merchantId,
    serial: keys.serial,
    privateKey: keys.privateKey,
    certs: { [keys.publicKeyId]: keys.publicKey },
    // Its transport is axios; this hands every request to the emulator instead.
    adapter: async (config) => {
      const url = new URL(config.url ?? '', config.baseURL);
      for (const [name, text] of Object.entries(config.params ?? {})) url.searchParams.set(name, String(text));
      const headers = Object.entries(config.headers.toJSON()).map(([name, text]): [string, string] => [
        name,
        String(text),
      ]);
      const answer = await fetch(url, {
        method: config.method ?? 'get',
        headers,
        ...(config.data ? { body: config.data } : {}),
      });
      return {
        data: await answer.text(),
        status: answer.status,
        statusText: answer.statusText,
        headers: Object.fromEntries(answer.headers),
        config,
      };
    },
  });
  const merchantRef = kit.provider.newMerchantRef(kit.clock.now());
  const made = await sdk.chain('v3/pay/transactions/native').post({
    appid: keys.appId,
    mchid: keys.merchantId,
    description: 'Package',
    out_trade_no: merchantRef,
    time_expire: '2099-01-01T00:00:00+08:00',
    notify_url: 'https://shop.example/api/webhooks/wechatpay',
    amount: { total: 209_300, currency: 'CNY' },
  });
  expect(made.data).toMatchObject({ code_url: expect.stringContaining('/sandbox/pay/') });
  const ref = { providerRef: null, merchantRef, createdAt: kit.clock.now() };
  expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('requires_action');
  const { ref: paid } = await kit.paid();
  const read = await sdk
    .chain(`v3/pay/transactions/out-trade-no/${paid.merchantRef}`)
    .get({ params: { mchid: keys.merchantId } });
  expect(read.data).toMatchObject({ trade_state: 'SUCCESS', out_trade_no: paid.merchantRef });
});

test('[case 32] a content that can be opened is not believed without a signature', async () => {
  const { keys, ref, receive } = await message();
  const seal = (content: object) => {
    const nonce = randomBytes(6).toString('hex');
    const sealing = createCipheriv('aes-256-gcm', keys.apiV3Key, nonce).setAAD(Buffer.from('transaction'));
    const sealed = Buffer.concat([sealing.update(JSON.stringify(content)), sealing.final(), sealing.getAuthTag()]);
    return JSON.stringify({
      id: 'forged',
      event_type: 'TRANSACTION.SUCCESS',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: sealed.toString('base64'),
        associated_data: 'transaction',
        nonce,
      },
    });
  };
  const forged = seal({ mchid: keys.merchantId, out_trade_no: ref.merchantRef, transaction_id: '42' });
  expect(await receive(forged, { key: keys.privateKey })).toMatchObject({ ok: false, reason: 'bad-signature' });
  // Of another merchant, though signed.
  const foreign = seal({ mchid: '1900000000', out_trade_no: ref.merchantRef });
  expect(await receive(foreign)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('[case 28] a message of five minutes ago is stale', async () => {
  const { kit, sent, receive } = await message();
  const at = (seconds: number) => ({ at: new Date(kit.clock.now().getTime() - seconds * 1000) });
  expect((await receive(sent.body, at(300))).ok).toBe(true);
  expect(await receive(sent.body, at(301))).toMatchObject({ ok: false, reason: 'stale' });
  expect(await receive(sent.body, at(-301))).toMatchObject({ ok: false, reason: 'stale' });
});

test('[case 32] while a merchant changes from certificates to the public key, both count and no third', async () => {
  const { kit, keys, sent, receive } = await message();
  const certificate = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1';
  const { publicKeyId, publicKey, ...own } = keys;
  const both = createWechatpay(
    { ...own, platformKeys: { [publicKeyId]: publicKey, [certificate]: publicKey } },
    'sandbox-embedded',
    embedded(kit.emulator, kit.deps),
  );
  expect(await receive(sent.body, { provider: both })).toMatchObject({ ok: true });
  expect(await receive(sent.body, { provider: both, keyId: certificate })).toMatchObject({ ok: true });
  const unknown = await receive(sent.body, { provider: both, keyId: 'PUB_KEY_ID_0100' });
  expect(unknown).toMatchObject({ ok: false, reason: 'bad-signature' });
  expect(unknown.reply).toMatchObject({ status: 401, body: '{"code":"FAIL","message":"bad-signature"}' });
});

test('an answer that WeChat Pay did not sign says nothing', async () => {
  const kit = await startKit('wechatpay');
  const { ref } = await kit.paid();
  const own = embedded(kit.emulator, kit.deps);
  const through = (change: (text: string, headers: Headers) => [string, Headers]) =>
    kit.connect({
      fetch: async (input, init) => {
        const answer = await own.fetch(input, init);
        const [text, headers] = change(await answer.text(), new Headers(answer.headers));
        return new Response(text, { status: answer.status, headers });
      },
    });
  const worlds = [
    through((text, headers) => [text.replaceAll('209300', '1'), headers]),
    through((text) => [text, new Headers()]),
    through((text, headers) => {
      headers.set('wechatpay-timestamp', String(Number(headers.get('wechatpay-timestamp')) - 301));
      return [text, headers];
    }),
  ];
  for (const world of worlds)
    expect(await world.fetchSnapshot(ref)).toMatchObject({ ok: false, kind: 'unknown', code: 'UNSIGNED_ANSWER' });
});

test('on a desk a code is shown, on a phone the app is opened and comes back', async () => {
  const kit = await startKit('wechatpay');
  const desk = await kit.open();
  expect(desk.next).toMatchObject({ type: 'qr', device: 'desktop', expiresAt: '2026-11-20T03:30:00.000Z' });
  expect((await kit.choose(desk.sessionId, 'pay')).go).toEqual({ to: 'other-screen' });
  const input = kit.input('x');
  const phone = await kit.open({ buyer: { ...input.buyer, device: 'mobile' } });
  expect(phone.next).toMatchObject({ type: 'redirect', device: 'mobile' });
  const { back } = await kit.choose(phone.sessionId, 'pay');
  expect(back).toMatchObject({ merchantRef: phone.ref.merchantRef, hint: 'success' });
  expect(value(await kit.provider.fetchSnapshot(phone.ref)).state).toBe('paid');
});

test('a card may be refused first and pay afterwards', async () => {
  const kit = await startKit('wechatpay');
  const { ref, sessionId } = await kit.open();
  expect((await kit.choose(sessionId, 'insufficient_funds')).go).toEqual({ to: 'page' });
  await kit.choose(sessionId, 'pay');
  expect(value(await kit.provider.fetchSnapshot(ref)).state).toBe('paid');
});
