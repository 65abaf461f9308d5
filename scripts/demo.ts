// `npm run db:demo -- --orders 1000`: fills the database of DATA_DIR with made-up members and orders of the last year, to
// look at the order desk or to measure it. Never for a real studio's data.
import { parseArgs } from 'node:util';
import { fillDemo } from '../packages/api/src/demo/fill-demo.ts';
import { readEnv } from '../packages/config/src/env.ts';
import { migrate, openDb, seed } from '../packages/db/src/index.ts';

const { values } = parseArgs({ options: { orders: { type: 'string', default: '300' } } });
const env = readEnv();
const location = { url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN };
await migrate(location);
const db = await openDb(location);
await seed(db);
const made = await fillDemo(db, Number(values.orders));
console.log(`${made.orders} orders and ${made.members} members in ${env.DATABASE_URL}`);
db.close();
