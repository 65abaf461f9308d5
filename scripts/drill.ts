// `npm run drill`: 10,000 random histories of payments over all providers, then 200 kills of the built server among
// checkouts, messages and refunds, then the same with each of four planted faults, which must be noticed. Hours on a small
// machine; in part: `npm run drill -- --histories 500 --kills 20 --faults 8`, 0 leaves one out. Build first.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drillHistories } from './drill/histories.ts';
import { drillKills } from './drill/kills.ts';
import { FAULTS } from './drill/plant.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    kills: { type: 'string', default: '200' },
    /** Kills for each planted fault. */
    faults: { type: 'string', default: '25' },
    fault: { type: 'string' },
    buyers: { type: 'string', default: '8' },
    port: { type: 'string', default: '3977' },
  },
});
const [histories, kills, faults] = [values.histories, values.kills, values.faults].map(Number);
const shared = { buyers: Number(values.buyers), port: Number(values.port) };
const failures: string[] = [];

if (histories) {
  // Histories need no disk that survives: where there is memory to be had as a folder they go several times as fast.
  const { TMPDIR } = process.env;
  if (existsSync('/dev/shm')) process.env.TMPDIR = '/dev/shm';
  if (!(await drillHistories(histories, Number(values.seed)))) failures.push('a history breaks a rule');
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
}
if (kills && (await drillKills({ ...shared, kills, patience: 900 })) > 0) failures.push('a kill does harm');
if (faults)
  for (const fault of Object.keys(FAULTS).filter((name) => !values.fault || name === values.fault))
    if ((await drillKills({ ...shared, kills: faults, fault, patience: 240 })) === 0)
      failures.push(`${fault} is not noticed`);

for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
