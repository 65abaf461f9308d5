import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Softbox';
const PERIOD_SECONDS = 30;
/** A code counts one step before and after its own: phones' clocks are not ours. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 asks, in the base32 that apps take. */
export const newSecretKey = (): string => new Secret({ size: 20 }).base32;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** What the app's camera reads. */
export const setUpAddress = (secret: string, email: string): string => totp(secret, email).toString();

/** The step that a code belongs to; null where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
