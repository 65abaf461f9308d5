// `npm run db:recount`: holds the desk's sums and search indexes (docs/decisions/0023) against the orders, members and
// ledger they are made of, says what differs, and makes that anew. Orders wait meanwhile: some seconds per 100,000.
import { existsSync } from 'node:fs';
import { readEnv } from '../packages/config/src/env.ts';
import { findWrongCounts, findWrongWords, indexAnew, migrate, openDb, recountSums } from '../packages/db/src/index.ts';

if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv();
const location = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
await migrate(location);
const db = await openDb(location);
const wrong = [...(await findWrongCounts(db.read)), ...(await db.write(findWrongWords))];
if (wrong.length > 0)
  await db.write(async (tx) => {
    await recountSums(tx);
    await indexAnew(tx);
  });
console.log(wrong.length > 0 ? `differed, and made anew: ${wrong.join(', ')}` : 'nothing differs');
db.close();
