// The pictures of the site: each is there in every width and format, light enough, made of the newest master, and used.
import { faultsOf } from '../imagery/faults.ts';
import { takeStock } from '../imagery/stock.ts';

const faults = faultsOf(await takeStock());
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
