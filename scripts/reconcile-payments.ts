// `npm run payments:reconcile`: asks the providers about everything that is open, now, and compares two days of their
// books with ours. May run beside the shop: each attempt is claimed by lease. Says what it found; fails where money is
// without an order or an order breaks a rule of the money.
import { existsSync } from 'node:fs';
import { createApi } from '../packages/api/src/api.ts';
import { reconcileNow } from '../packages/api/src/payment/reconcile-now.ts';
import { StartError } from '../packages/api/src/start-error.ts';
import { EnvError, readEnv } from '../packages/config/src/env.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

try {
  const api = await createApi({ env: readEnv() });
  const { openBefore, openAfter, looks, ownerless, unseen, unread, violations } = await reconcileNow(api.services);
  await api.close();
  for (const violation of violations) console.error(violation);
  console.log(`${openBefore} payments were open; ${looks} looks; ${openAfter} are open still`);
  console.log(`money without an order: ${ownerless}; booked and not shown by its provider: ${unseen}`);
  if (unread > 0) console.log(`books that could not be read: of ${unread} providers`);
  process.exitCode = ownerless + unseen + unread + violations.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof EnvError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
