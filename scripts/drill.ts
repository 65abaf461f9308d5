// `npm run drill`: 10,000 random histories of payments over all providers, then 200 kills of built servers among
// checkouts, messages and refunds, then the same with each of four planted faults, which must be noticed. In part:
// `npm run drill -- --histories 500 --kills 20 --faults 8`, 0 leaves one out; `--fault no-reconciler` for one of them.
// Build first.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drillHistories, historiesNotice, SHOWN_BY_HISTORIES } from './drill/histories.ts';
import { drillKills } from './drill/kills.ts';
import { FAULTS } from './drill/plant.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    kills: { type: 'string', default: '200' },
    /** Kills for each planted fault, at most: it is enough to have noticed it. */
    faults: { type: 'string', default: '25' },
    fault: { type: 'string' },
    buyers: { type: 'string', default: '12' },
    servers: { type: 'string', default: '2' },
    port: { type: 'string', default: '3977' },
  },
});
const [histories = 0, kills = 0, faults = 0] = [values.histories, values.kills, values.faults].map(Number);
const shared = { buyers: Number(values.buyers), servers: Number(values.servers), port: Number(values.port) };
const failures: string[] = [];

/** How often a server may answer, a quarter of a second apart, without having done anything that was due. */
const PATIENCE = { sound: 2400, faulty: 240 };

/** A few kills show most faults; only what they did not show is worth more of them. */
const FEW = 4;

async function isNoticed(fault: string): Promise<boolean> {
  for (let done = 0; done < faults; done += FEW) {
    const some = Math.min(FEW, faults - done);
    if ((await drillKills({ ...shared, kills: some, fault, patience: PATIENCE.faulty })) > 0) return true;
  }
  return false;
}

if (histories) {
  // Histories need no disk that survives: where there is memory to be had as a folder they go several times as fast.
  const { TMPDIR } = process.env;
  if (existsSync('/dev/shm')) process.env.TMPDIR = '/dev/shm';
  if (!(await drillHistories(histories, Number(values.seed)))) failures.push('a history breaks a rule');
  for (const fault of faults ? SHOWN_BY_HISTORIES : [])
    if (!historiesNotice(fault, Number(values.seed))) failures.push(`${fault} is not noticed by histories`);
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
}
if (kills && (await drillKills({ ...shared, kills, patience: PATIENCE.sound })) > 0) failures.push('a kill does harm');
if (faults)
  for (const fault of Object.keys(FAULTS).filter((name) => !values.fault || name === values.fault))
    if (!(await isNoticed(fault))) failures.push(`${fault} is not noticed`);

for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
