// `npm run payments:check`: tries the configured payment keys at their providers and says what is wrong. Makes nothing.
import { existsSync } from 'node:fs';
import { systemClock } from '../packages/api/src/clock.ts';
import { checkPayments } from '../packages/api/src/payment/check/check-payments.ts';
import { EnvError, readEnv } from '../packages/config/src/env.ts';
import { openDb } from '../packages/db/src/index.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const SIGNS = { good: 'ok ', bad: 'BAD', unused: ' - ' } as const;

try {
  const env = readEnv();
  const db = await openDb({ url: ':memory:' });
  const findings = await checkPayments({ env, db, clock: systemClock });
  db.close();
  for (const { provider, verdict, text } of findings) console.log(`${SIGNS[verdict]}  ${provider.padEnd(12)}  ${text}`);
  process.exitCode = findings.some(({ verdict }) => verdict === 'bad') ? 1 : 0;
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
