import type { Api } from '@softbox/api';
import type { ServerEnv } from '@softbox/config/env';

/** Said as soon as the account exists: the one-time password appears here and nowhere else, whatever happens next. */
export function announceAdministrator({ firstStart }: Api): void {
  if (!firstStart) return;
  const { adminEmail, oneTimePassword } = firstStart;
  console.log(`Administrator: ${adminEmail}${oneTimePassword ? `, one-time password: ${oneTimePassword}` : ''}`);
}

export function announceAddress(env: ServerEnv, { sandboxed }: Api, address: string): void {
  console.log(`Softbox listens on ${address} and serves ${env.PUBLIC_ORIGIN}`);
  if (sandboxed) console.log('Payments run in the embedded sandbox: no money moves.');
}
