// `npm run shots`: pictures of every screen, dialog and state (packages/web/e2e/states.ts) into the folder `shots`, with a
// contact sheet per group and width. `npm run shots -- landing cart` takes these groups only. Build first.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeSheets } from './contact-sheet.ts';

const FOLDER = 'shots';
const groups = process.argv.slice(2);
const isAsked = (name: string) => groups.length === 0 || groups.some((group) => name.startsWith(`${group}-`));

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(FOLDER).filter(isAsked)) rmSync(join(FOLDER, name));

const chosen = groups.length > 0 ? ['--grep', groups.map((group) => `@${group}\\b`).join('|')] : [];
const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', '-c', 'packages/web/shots.config.ts', ...chosen], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
await makeSheets(FOLDER, isAsked);
process.exitCode = status ?? 1;
