import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** DER, as far as a certificate needs it. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const hex = body.length.toString(16);
  const length = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body]);
}
const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Uint8Array) => der(0x03, Buffer.from([0]), content);
const utcTime = (text: string) => der(0x17, Buffer.from(text));

const SHA256_WITH_RSA = sequence(identifier('2a864886f70d01010b'), der(0x05));
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
/** Long enough for any trial, short enough for two-digit years. */
const VALIDITY = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));

const nameOf = (commonName: string) =>
  sequence(der(0x31, sequence(identifier(COMMON_NAME), der(0x0c, Buffer.from(commonName, 'utf8')))));

const basicConstraints = (isAuthority: boolean) => {
  const authority = isAuthority ? [der(0x01, Buffer.from([0xff]))] : [];
  const critical = der(0x01, Buffer.from([0xff]));
  return der(0xa3, sequence(sequence(identifier(BASIC_CONSTRAINTS), critical, der(0x04, sequence(...authority)))));
};

const pem = (label: string, content: Buffer) =>
  `-----BEGIN ${label}-----\n${content.toString('base64').replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;

export interface Issued {
  commonName: string;
  certificate: string;
  privateKey: string;
}

export const newKeyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** A certificate with a key of its own, issued by another one or by itself: what the embedded providers prove themselves with. */
export function issueCertificate(commonName: string, issuer: Issued | null, isAuthority: boolean): Issued {
  const { publicKey, privateKey } = newKeyPair();
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(9)]);
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    SHA256_WITH_RSA,
    nameOf(issuer?.commonName ?? commonName),
    VALIDITY,
    nameOf(commonName),
    createPublicKey(publicKey).export({ type: 'spki', format: 'der' }),
    basicConstraints(isAuthority),
  );
  const signature = sign('sha256', content, issuer?.privateKey ?? privateKey);
  const certificate = pem('CERTIFICATE', sequence(content, SHA256_WITH_RSA, bits(signature)));
  return { commonName, certificate, privateKey };
}
