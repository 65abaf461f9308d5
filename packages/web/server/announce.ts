import type { Api } from '@softbox/api';
import type { ServerEnv } from '@softbox/config/env';

/** What the person who starts the server needs to know; the one-time password appears here and nowhere else. */
export function announce(env: ServerEnv, api: Api, address: string): void {
  const lines = [`Softbox listens on ${address} and serves ${env.PUBLIC_ORIGIN}`];
  if (api.firstStart) {
    const { adminEmail, oneTimePassword } = api.firstStart;
    lines.push(`Administrator: ${adminEmail}${oneTimePassword ? `, one-time password: ${oneTimePassword}` : ''}`);
  }
  if (api.sandboxed) lines.push('Payments run in the embedded sandbox: no money moves.');
  console.log(lines.join('\n'));
}
