import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** Where scripts/install-browser.ts notes the browser it has fetched from the registry. */
export const FETCHED_BROWSER = join(import.meta.dirname, '../../../node_modules/.browser/path');

const fetched = () => (existsSync(FETCHED_BROWSER) ? readFileSync(FETCHED_BROWSER, 'utf8').trim() : undefined);

/**
 * A Chromium or Chrome that is on this machine: the machine's own, else Playwright's, else one fetched earlier. First the
 * one without windows: it needs half the work for a page, for it draws no tabs and no address bar round it.
 */
export const findBrowser = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
    fetched(),
  ].find((path) => path && existsSync(path));
