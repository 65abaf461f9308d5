// How near public pages and answers come to the limit, and what keeping them is worth. Only ratios mean anything: the
// limit is the same bytes from a bare Node server in the same run, in turns. Build first; `npm run bench`.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ServerProcess } from './server-process.ts';

const ROUNDS = 5;
const SECONDS = 1.5;
const AT_ONCE = 16;
const PORTS = { limit: 3982, site: 3983 };

const folder = mkdtempSync(join(tmpdir(), 'softbox-bench-'));
const site = new ServerProcess(PORTS.site, join(folder, 'data'));
const limitOrigin = `http://127.0.0.1:${PORTS.limit}`;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const headers = { 'accept-encoding': 'br', cookie: 'softbox_language=ko' };

const ask = (url: string) =>
  new Promise<Buffer>((done, fail) => {
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => (response.statusCode === 200 ? done(Buffer.concat(parts)) : fail(new Error(url))));
    }).on('error', fail);
  });

/** Answers a second, with a few askers at a time. */
async function rate(url: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000;
  let answers = 0;
  const asker = async () => {
    for (; performance.now() < until; answers += 1) await ask(url);
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, asker));
  return answers / ((performance.now() - begun) / 1000);
}

const query = (input: object, more = '') =>
  `/api/trpc/catalog.templates?batch=1&input=${encodeURIComponent(JSON.stringify({ 0: { json: input } }))}${more}`;
// A question that is too long is answered by the procedure, and a page with an unknown query is drawn.
const CASES = [
  { name: 'the limit against itself', path: null, goal: 0 },
  { name: 'page from memory', path: '/kr', goal: 0.7 },
  { name: 'page drawn', path: '/kr?drawn=anew', goal: 0 },
  { name: 'catalogue from memory', path: query({ language: 'ko' }), goal: 0.8 },
  { name: 'catalogue by the procedure', path: query({ language: 'ko' }, `&x=${'x'.repeat(1000)}`), goal: 0 },
] as const;

let limit: ChildProcess | undefined;
let failed = false;
try {
  await site.start();
  for (const { name, path, goal } of CASES) {
    const url = path === null ? limitOrigin : site.origin + path;
    const bytes = path === null ? Buffer.alloc(6000, 'x') : await ask(url);
    writeFileSync(join(folder, 'bytes'), bytes);
    limit = spawn(process.execPath, ['scripts/bench/constant-server.ts', join(folder, 'bytes'), String(PORTS.limit)]);
    while (!(await ask(limitOrigin).catch(() => null))) await wait(50);
    await Promise.all([rate(limitOrigin), rate(url)]);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const most = await rate(limitOrigin);
      ratios.push((await rate(url)) / most);
    }
    limit.kill();
    const [low = 0, , middle = 0, , high = 0] = ratios.toSorted((a, b) => a - b);
    const verdict = goal === 0 ? '' : middle >= goal ? `at least ${goal}: yes` : `at least ${goal}: NO`;
    failed ||= goal > 0 && middle < goal;
    const spread = `${low.toFixed(3)} to ${high.toFixed(3)}`;
    console.log(`${name.padEnd(28)}${middle.toFixed(3)} of the limit (${spread}, ${bytes.length} bytes)  ${verdict}`);
  }
} finally {
  limit?.kill();
  agent.destroy();
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
