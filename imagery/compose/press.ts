import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../packages/web/e2e/browser.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Nobody's address: every request is answered from this repository. */
const HOST = 'http://press.invalid';

export interface Sheet {
  html: string;
  width: number;
  height: number;
}

/** Sets pages in a real browser and photographs them, so that type looks the same whatever fonts a machine has. */
export async function openPress() {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--disable-gpu'] });
  const page = await browser.newPage();
  // The machine may be busy developing photographs at the same time.
  page.setDefaultTimeout(0);
  let html = '';
  await page.route('**/*', (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname);
    return path === '/'
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.fulfill({ path: join(ROOT, path) });
  });

  async function print(sheet: Sheet, file: string): Promise<void> {
    html = sheet.html;
    await page.setViewportSize({ width: sheet.width, height: sheet.height });
    await page.goto(HOST);
    const missing = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
    });
    if (missing.length > 0) throw new Error(`no picture ${missing.join(', ')}`);
    await page.screenshot({ path: file, omitBackground: true });
  }

  return { print, close: () => browser.close() };
}
