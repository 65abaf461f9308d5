// Lighthouse's marks for the pages that visitors come to first: mobile preset, against the built server on this machine.
// Build first; `npm run lighthouse -- --runs 5`. Lighthouse itself is fetched when it is asked for: as a dependency it
// would add a hundred packages to every installation, for a command that hardly anybody runs.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findBrowser } from '../packages/web/e2e/browser.ts';
import { ServerProcess } from './server-process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.keys(GOALS) as (keyof typeof GOALS)[]; // keys of a literal
const PAGES = ['/kr', '/kr/templateshop', '/kr/template/1', '/us'];

interface Report {
  /** How fast the machine was: Lighthouse's slowing down of the processor is meant for 1500 and more. */
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' }, page: { type: 'string' } } });
const folder = mkdtempSync(join(tmpdir(), 'softbox-lighthouse-'));
const server = new ServerProcess(3980, join(folder, 'data'));

async function run(path: string, round: number): Promise<Report> {
  const report = join(folder, `${round}.json`);
  const words = [
    ...['dlx', LIGHTHOUSE, server.origin + path, '--quiet', '--output=json', `--output-path=${report}`],
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser() };
  await promisify(execFile)('pnpm', words, { env, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(readFileSync(report, 'utf8'));
}

const markOf = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** What took marks away, in the run that stands for the page. */
function reasons(report: Report, category: string): string[] {
  const refs = report.categories[category]?.auditRefs ?? [];
  return refs.flatMap(({ id, weight }) => {
    const audit = report.audits[id];
    if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
    return [`      ${audit.title} ${audit.displayValue ?? ''}`];
  });
}

let failed = false;
try {
  await server.start();
  console.log(`${'page'.padEnd(20)}${CATEGORIES.map((name) => name.padStart(16)).join('')}   LCP, CLS, TBT, machine`);
  for (const path of values.page ? [values.page] : PAGES) {
    const reports: Report[] = [];
    for (let round = 0; round < Number(values.runs); round++) reports.push(await run(path, round));
    const performance = median(reports.map((report) => markOf(report, 'performance')));
    const typical = reports.find((report) => markOf(report, 'performance') === performance);
    if (!typical) throw new Error('no run was asked for');
    const times = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];
    const shown = times.map((id) => typical.audits[id]?.displayValue).join(', ');
    console.log(
      path.padEnd(20) + CATEGORIES.map((name) => String(markOf(typical, name)).padStart(16)).join(''),
      ` ${shown}, ${Math.round(typical.environment.benchmarkIndex)}`,
    );
    for (const category of CATEGORIES) {
      if (markOf(typical, category) >= GOALS[category]) continue;
      failed = true;
      console.log(`   ${category} below ${GOALS[category]}:`);
      for (const line of reasons(typical, category)) console.log(line);
    }
  }
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
