import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** What a variable holds: the text itself, with `\n` between its lines, or a file that does. */
function textOf(name: string, value: string): string {
  if (!value.startsWith('file:')) return value.replaceAll('\\n', '\n').trim();
  try {
    return readFileSync(value.slice('file:'.length), 'utf8').trim();
  } catch {
    throw new StartError(`${name}: ${value} cannot be read.`);
  }
}

/** Tries one way of reading after the other; nothing of what was read gets into the complaint. */
function read<T>(name: string, what: string, ways: readonly (() => T)[]): T {
  for (const way of ways) {
    try {
      return way();
    } catch {
      // The next way, or the complaint below.
    }
  }
  throw new StartError(`${name} is not ${what}: PEM, its bare base64, or file: and a path.`);
}

const pem = { type: 'pkcs8', format: 'pem' } as const;

/** A private RSA key as PEM, from PEM or from the bare base64 that Alipay's tool gives. */
export function privateKeyOf(name: string, value = ''): string {
  const text = textOf(name, value);
  const key = Buffer.from(text, 'base64');
  const made = read(name, 'a private key', [
    () => createPrivateKey(text),
    () => createPrivateKey({ key, type: 'pkcs8', format: 'der' }),
    () => createPrivateKey({ key, type: 'pkcs1', format: 'der' }),
  ]);
  return made.export(pem).toString();
}

/** A public RSA key as PEM, from PEM, a certificate, or the bare base64 of the key. */
export function publicKeyOf(name: string, value = ''): string {
  const text = textOf(name, value);
  const key = Buffer.from(text, 'base64');
  const made = read(name, 'a public key', [
    () => createPublicKey(text),
    () => createPublicKey({ key, type: 'spki', format: 'der' }),
  ]);
  return made.export({ type: 'spki', format: 'pem' }).toString();
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** One certificate or several, as PEM. */
export function certificatesOf(name: string, value = ''): string[] {
  const text = textOf(name, value);
  return read(name, 'a certificate', [
    () => {
      const found = text.match(CERTIFICATE) ?? [];
      if (found.length === 0) throw new Error('none');
      return found.map((one) => new X509Certificate(one).toString());
    },
    () => [new X509Certificate(Buffer.from(text, 'base64')).toString()],
  ]);
}

export function certificateOf(name: string, value = ''): string {
  const [certificate, ...more] = certificatesOf(name, value);
  if (!certificate || more.length > 0) throw new StartError(`${name} must hold exactly one certificate.`);
  return certificate;
}
