import { createDecipheriv, randomBytes, sign, verify } from 'node:crypto';

/** How far a message's time may be from ours. */
const TOLERANCE_SECONDS = 300;

export interface WechatpayAccess {
  merchantId: string;
  /** Of our certificate, which the private key belongs to. */
  serial: string;
  privateKey: string;
  /** WeChat Pay's own keys by their names: `PUB_KEY_ID_…`, or the serial of a platform certificate. */
  platformKeys: Readonly<Record<string, string>>;
}

const lines = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.from('\n')]));

const unixSeconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

interface Signing {
  method: string;
  /** Path and query. */
  path: string;
  body: string;
  now: Date;
}

/** The Authorization header of one request. */
export function authorizationOf(access: WechatpayAccess, { method, path, body, now }: Signing): string {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = unixSeconds(now);
  const signature = sign('sha256', lines(method, path, timestamp, nonce, body), access.privateKey).toString('base64');
  const fields = {
    mchid: access.merchantId,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: access.serial,
  };
  const written = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${written.join(',')}`;
}

/** What the other side checks: method, path, time, nonce and body, each on a line of its own. */
export const isRequestSigned = (
  parts: { method: string; path: string; timestamp: string; nonce: string; body: string; signature: string },
  publicKey: string,
) =>
  verify(
    'sha256',
    lines(parts.method, parts.path, parts.timestamp, parts.nonce, parts.body),
    publicKey,
    Buffer.from(parts.signature, 'base64'),
  );

/** The headers of an answer or a message as WeChat Pay signs them. */
export function platformHeaders(body: string, keyId: string, privateKey: string, now: Date): Record<string, string> {
  const nonce = randomBytes(16).toString('hex');
  const timestamp = unixSeconds(now);
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
    'wechatpay-serial': keyId,
    'wechatpay-signature': sign('sha256', lines(timestamp, nonce, body), privateKey).toString('base64'),
  };
}

/** Whether an answer or a message is WeChat Pay's own: by a key that we know, over the raw bytes, and of now. */
export function provePlatform(
  raw: Uint8Array,
  headers: Headers,
  { platformKeys }: WechatpayAccess,
  now: Date,
): 'proven' | 'bad-signature' | 'stale' {
  const [timestamp = '', nonce = '', serial = '', signature = ''] = ['timestamp', 'nonce', 'serial', 'signature'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  );
  const key = platformKeys[serial];
  if (!key || !nonce || !verify('sha256', lines(timestamp, nonce, raw), key, Buffer.from(signature, 'base64')))
    return 'bad-signature';
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  return age <= TOLERANCE_SECONDS ? 'proven' : 'stale';
}

const TAG_BYTES = 16;

export interface Encrypted {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** AES-256-GCM with the key of version 3. It keeps a content secret and says nothing about who wrote it. Null where it does not open. */
export function decrypt({ ciphertext, nonce, associated_data }: Encrypted, apiV3Key: string): string | null {
  try {
    const sealed = Buffer.from(ciphertext, 'base64');
    const opening = createDecipheriv('aes-256-gcm', apiV3Key, nonce);
    opening.setAuthTag(sealed.subarray(-TAG_BYTES));
    opening.setAAD(Buffer.from(associated_data));
    return Buffer.concat([opening.update(sealed.subarray(0, -TAG_BYTES)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}
