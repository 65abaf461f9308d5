import { createHash, sign, verify, X509Certificate } from 'node:crypto';
import { isTrusted } from './trusted-certificate.ts';

export type UnionpayParams = Readonly<Record<string, string>>;

/** Version 5.1.0 signs the hexadecimal digest of the sorted parameters, as text. */
function digestOf(params: UnionpayParams): Buffer {
  const content = Object.entries(params)
    .filter(([name]) => name !== 'signature')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return Buffer.from(createHash('sha256').update(content).digest('hex'));
}

export const signUnionpay = (params: UnionpayParams, privateKey: string): UnionpayParams => ({
  ...params,
  signature: sign('sha256', digestOf(params), privateKey).toString('base64'),
});

export const isSignedBy = (params: UnionpayParams, certificate: X509Certificate) =>
  verify('sha256', digestOf(params), certificate.publicKey, Buffer.from(params.signature ?? '', 'base64'));

/** A certificate's number, written as UnionPay does: in decimal. */
export const certificateId = (certificate: string) =>
  BigInt(`0x${new X509Certificate(certificate).serialNumber}`).toString();

export interface UnionpayTrust {
  rootCertificate: string;
  middleCertificate: string;
  /** Whose certificates count: the third part of their common name. */
  signers: readonly string[];
}

const parse = (pem: string | undefined): X509Certificate | null => {
  try {
    return new X509Certificate(pem ?? '');
  } catch {
    return null;
  }
};

/**
 * Whether a message is UnionPay's. Its certificate comes with the message, where anybody could put one of his own with
 * any name: it counts only where UnionPay's authority has issued it.
 */
export function isFromUnionpay(params: UnionpayParams, trust: UnionpayTrust, now: Date): boolean {
  const certificate = parse(params.signPubKeyCert);
  const [root, middle] = [parse(trust.rootCertificate), parse(trust.middleCertificate)];
  if (!certificate || !root || !middle || params.version !== '5.1.0') return false;
  const signer = String(certificate.toLegacyObject().subject.CN).split('@')[2] ?? '';
  if (!trust.signers.includes(signer)) return false;
  return isTrusted(certificate, { intermediates: [middle], roots: [root], now }) && isSignedBy(params, certificate);
}

/** An answer is written like a form, but nothing in it is encoded; what stands in brackets belongs together. */
export function parseAnswer(text: string): UnionpayParams {
  const pairs: string[] = [];
  let depth = 0;
  let pair = '';
  for (const char of text) {
    if (char === '{' || char === '[') depth++;
    if (char === '}' || char === ']') depth--;
    if (char === '&' && depth <= 0) {
      pairs.push(pair);
      pair = '';
    } else pair += char;
  }
  return Object.fromEntries(
    [...pairs, pair].flatMap((one) => {
      const at = one.indexOf('=');
      return at > 0 ? [[one.slice(0, at), one.slice(at + 1)]] : [];
    }),
  );
}
