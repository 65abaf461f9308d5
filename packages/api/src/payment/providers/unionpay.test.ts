import { expect, test } from 'vitest';
import { issueCertificate } from '../emulators/issue-certificate.ts';
import { embedded } from './connect.ts';
import { startKit, value } from './contract-kit.testing.ts';
import { createUnionpay } from './unionpay.ts';
import { isFromUnionpay, parseAnswer, signUnionpay } from './unionpay-sign.ts';

const COMPANY_NAME = '041@Z12@中国银联股份有限公司@00000001';

async function message() {
  const kit = await startKit('unionpay');
  const { ref, snapshot } = await kit.paid();
  const [sent] = await kit.webhooks();
  if (!sent) throw new Error('no message');
  const told = Object.fromEntries(new URLSearchParams(sent.body));
  const receive = (params: Readonly<Record<string, string>>) =>
    kit.provider.verifyWebhook({
      raw: new TextEncoder().encode(new URLSearchParams(params).toString()),
      headers: new Headers(),
    });
  return { kit, ref, snapshot, told, receive };
}

test('[case 30] a certificate that anybody could have made proves nothing, with the right name on it', async () => {
  const { kit, told, receive } = await message();
  expect(await receive(told)).toMatchObject({ ok: true, trust: 'signed', reply: { status: 200, body: 'ok' } });
  const { signature: _, ...facts } = told;
  const selfMade = issueCertificate(COMPANY_NAME, null, false);
  const forged = signUnionpay({ ...facts, signPubKeyCert: selfMade.certificate }, selfMade.privateKey);
  expect(await receive(forged)).toMatchObject({ ok: false, reason: 'bad-signature' });
  // Issued by an authority of one's own with the names of the real ones.
  const root = issueCertificate('Softbox Sandbox UnionPay Root', null, true);
  const middle = issueCertificate('Softbox Sandbox UnionPay', root, true);
  const own = issueCertificate(COMPANY_NAME, middle, false);
  const chained = signUnionpay({ ...facts, signPubKeyCert: own.certificate }, own.privateKey);
  expect(await receive(chained)).toMatchObject({ ok: false, reason: 'bad-signature' });
  // Another shop’s certificate comes from the right authority, and is not UnionPay’s.
  const shops = signUnionpay({ ...facts, signPubKeyCert: kit.keys.certificate }, kit.keys.privateKey);
  expect(await receive(shops)).toMatchObject({ ok: false, reason: 'bad-signature' });
  // UnionPay’s certificate, somebody else’s signature.
  expect(await receive(signUnionpay(facts, selfMade.privateKey))).toMatchObject({ ok: false });
});

test('a certificate counts while it is valid, and only in its own world', async () => {
  const { kit, told } = await message();
  const trust = { ...kit.keys, signers: ['中国银联股份有限公司'] };
  expect(isFromUnionpay(told, trust, kit.clock.now())).toBe(true);
  expect(isFromUnionpay(told, trust, new Date('2050-01-02T00:00:00Z'))).toBe(false);
  expect(isFromUnionpay(told, { ...trust, signers: ['00040000:SIGN'] }, kit.clock.now())).toBe(false);
  expect(isFromUnionpay({ ...told, version: '5.0.0' }, trust, kit.clock.now())).toBe(false);
});

test('[case 5] a message about another merchant is refused, however well signed', async () => {
  const { kit, told, receive } = await message();
  const { signature: _, ...facts } = told;
  const foreign = signUnionpay({ ...facts, merId: '777000000000000' }, kit.keys.unionpayPrivateKey);
  expect(await receive(foreign)).toMatchObject({ ok: false, reason: 'malformed' });
});

test('[case 12] the form is what UnionPay accepts: a number without dash or underscore, and its time', async () => {
  const kit = await startKit('unionpay');
  const input = kit.input(kit.provider.newMerchantRef(kit.clock.now()), { title: 'SNS 올인원 {패키지} & 1=1' });
  const { next, providerRef } = value(await kit.provider.create(input));
  expect(providerRef).toBeNull();
  if (next.type !== 'form-post') throw new Error('no form');
  expect(next.fields).toMatchObject({
    version: '5.1.0',
    txnTime: '20261120110000',
    payTimeout: '20261120113000',
    txnAmt: '209300',
    currencyCode: '156',
    channelType: '07',
    riskRateInfo: '{commodityName=SNS 올인원  패키지    1 1}',
  });
  expect(next.fields.orderId).toMatch(/^[A-Za-z0-9]{8,40}$/);
  expect(next.fields.certId).toMatch(/^\d+$/);
});

test('a form that was changed on the way opens nothing', async () => {
  const kit = await startKit('unionpay');
  const { next } = value(await kit.provider.create(kit.input(kit.provider.newMerchantRef(kit.clock.now()))));
  if (next.type !== 'form-post') throw new Error('no form');
  const post = (fields: Record<string, string>) =>
    kit.emulator.visit?.(new Request(next.url, { method: 'POST', body: new URLSearchParams(fields) }), kit.deps);
  expect(await post({ ...next.fields, txnAmt: '1' })).toBeNull();
  expect(await post(next.fields)).toMatchObject({ amountMinor: 209_300 });
  kit.advance(31 * 60_000);
  expect(await post(next.fields)).toBeNull();
});

test('the way back is a form of another site’s, or nothing where the buyer only left', async () => {
  const kit = await startKit('unionpay');
  const { ref, sessionId } = await kit.open();
  const left = await kit.choose(sessionId, 'cancel');
  expect(left.back).toMatchObject({ merchantRef: ref.merchantRef, hint: 'cancel' });
  const refused = await kit.choose(sessionId, 'insufficient_funds');
  expect(refused.go).toMatchObject({ to: 'shop', fields: { respCode: '64' } });
  expect(refused.back).toMatchObject({ merchantRef: ref.merchantRef, hint: 'fail', code: '64' });
  const second = await kit.open();
  const paid = await kit.choose(second.sessionId, 'pay');
  expect(paid.back).toMatchObject({ merchantRef: second.ref.merchantRef, hint: 'success' });
});

test('an answer that UnionPay did not sign says nothing', async () => {
  const kit = await startKit('unionpay');
  const { ref } = await kit.paid();
  const own = embedded(kit.emulator, kit.deps);
  const edits: ((text: string) => string)[] = [
    (text) => text.replace('txnAmt=209300', 'txnAmt=1'),
    (text) => text.replace(/signature=[^&]+/, 'signature=AAAA'),
    (text) => text.replace(/signPubKeyCert=[^&]+&?/, ''),
  ];
  for (const edit of edits) {
    const world = kit.connect({
      fetch: async (input, init) => new Response(edit(await (await own.fetch(input, init)).text())),
    });
    expect(await world.fetchSnapshot(ref)).toMatchObject({ ok: false, kind: 'unknown', code: 'UNSIGNED_ANSWER' });
  }
});

test('an answer is read as it is written: certificates and bracketed values stay whole', () => {
  expect(parseAnswer('a=1&b={x=1&y=[2&3]}&c=-----BEGIN\nAB==\n-----&d=')).toEqual({
    a: '1',
    b: '{x=1&y=[2&3]}',
    c: '-----BEGIN\nAB==\n-----',
    d: '',
  });
});

test('a doubtful answer of the bank is waited for, never called failed', async () => {
  const kit = await startKit('unionpay');
  const { snapshot } = await kit.paid('pending_paid');
  expect(snapshot).toMatchObject({ state: 'processing', charges: [] });
  const busy = createUnionpay(
    { ...kit.keys, signers: [], gateway: 'https://g', frontGateway: 'https://g' },
    'sandbox-embedded',
    { ...embedded(kit.emulator, kit.deps), fetch: async () => new Response('respCode=02&respMsg=busy') },
  );
  const ref = {
    providerRef: null,
    merchantRef: kit.provider.newMerchantRef(kit.clock.now()),
    createdAt: kit.clock.now(),
  };
  expect(await busy.fetchSnapshot(ref)).toMatchObject({ ok: false, kind: 'unknown' });
});
