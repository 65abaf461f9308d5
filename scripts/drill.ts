import { drillHistories } from './drill/histories.ts';

const [runs = '100', seed = '1'] = process.argv.slice(2);
const good = await drillHistories(Number(runs), Number(seed));
process.exit(good ? 0 : 1);
