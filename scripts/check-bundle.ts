// What the browser gets. No database code: a wrong import would ship it, and its size, to every visitor. And no more
// JavaScript than the budget, summed over what a real browser loads from the built server.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../packages/web/e2e/browser.ts';
import { ServerProcess } from './server-process.ts';

const FORBIDDEN = ['drizzle', 'libsql', 'argon2', 'nodemailer'];

/** In bytes of gzip: before the first sign of interest, and in all. */
const BUDGET = { before: 5_000, inAll: 150_000 };
const PUBLIC_PAGES = ['/kr', '/us', '/kr/templateshop', '/us/templateshop', '/kr/terms', '/us/terms', '/us/template/1'];

const sizeOf = (script: string | Buffer) => gzipSync(script, { level: 9 }).length;

function forbiddenCode(): string[] {
  const files = globSync('packages/web/dist/client/**/*.js');
  if (files.length === 0) return ['no browser bundle found: build first'];
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return FORBIDDEN.filter((word) => text.includes(word)).map((word) => `${file} contains ${word}`);
  });
}

async function measure(browser: Browser, url: string): Promise<{ before: number; inAll: number }> {
  const page = await browser.newPage();
  const files = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') files.set(response.url(), response.body().then(sizeOf));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const written = await page.locator('script:not([src]):not([type$=json])').allTextContents();
  const inline = written.reduce((sum, script) => sum + sizeOf(script), 0);
  const sum = async () => (await Promise.all(files.values())).reduce((total, size) => total + size, inline);
  const before = await sum();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('header .animate-pulse').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  const inAll = await sum();
  await page.close();
  return { before, inAll };
}

async function overBudget(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'softbox-budget-'));
  const server = new ServerProcess(3979, folder);
  await server.start();
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '' });
  const faults: string[] = [];
  try {
    for (const path of PUBLIC_PAGES) {
      const { before, inAll } = await measure(browser, server.origin + path);
      console.log(`${path}: ${before} bytes of JavaScript before the first sign of interest, ${inAll} in all (gzip)`);
      if (before > BUDGET.before) faults.push(`${path} loads ${before} bytes at once, allowed are ${BUDGET.before}`);
      if (inAll > BUDGET.inAll) faults.push(`${path} loads ${inAll} bytes in all, allowed are ${BUDGET.inAll}`);
      // The pages do come alive: otherwise nothing would have been measured.
      if (inAll === before) faults.push(`${path} loads nothing when somebody is interested`);
    }
  } finally {
    await browser.close();
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

const faults = forbiddenCode();
if (faults.length === 0) faults.push(...(await overBudget()));
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
