// Takes the README's picture from the built site: `npm run build` first, then `npm run screenshot`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../packages/web/e2e/browser.ts';
import { ServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'softbox-screenshot-'));
const server = new ServerProcess(3978, folder);
await server.start();
const browser = await chromium.launch({ executablePath: findBrowser() ?? '' });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/kr`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // In 256 colours: everybody who clones has it, and photographs in all of them would be 1 MB.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile('docs/landing.png');
} finally {
  await browser.close();
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
