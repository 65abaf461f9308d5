import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './e2e/browser.ts';

const executablePath = findBrowser();
if (!executablePath) throw new Error('No browser found: run `npm test`, which gets one, or set CHROMIUM_PATH.');

// Workers load this file as well; they must find the server's folder, not make one of their own.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'softbox-e2e-'));
process.env.E2E_PORT ??= '3981';
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The window plays no part in these: they are made at a desk only. */
const ANY_WINDOW = '**/{closed-tab,no-javascript,redirects}.spec.ts';

/** Puts a template on sale for a while: the store is not the same for those who look at it meanwhile. */
const CATALOGUE = '**/desk-templates.spec.ts';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Journeys against the built server on a fresh database, each at a desk and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['line'], ['html', { open: 'never' }]] : 'line',
  // Guards against waiting for ever, not expectations: however slow the machine, it must not fail a journey.
  timeout: 300_000,
  // Now and then, on a loaded machine, a browser never says that a page of it is closed. Told as flaky, never hidden.
  retries: 1,
  expect: { timeout: 120_000 },
  use: {
    baseURL,
    locale: 'en-US',
    // A trace doubles the work of every journey: `--trace on` records one where the picture does not tell enough.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--disable-quic', '--disable-background-networking'] },
  },
  projects: [
    { name: 'desktop', testIgnore: CATALOGUE, use: desktop },
    { name: 'phone', testIgnore: [ANY_WINDOW, CATALOGUE], use: phone },
    { name: 'catalogue-desktop', testMatch: CATALOGUE, dependencies: ['desktop', 'phone'], use: desktop },
    { name: 'catalogue-phone', testMatch: CATALOGUE, dependencies: ['catalogue-desktop'], use: phone },
  ],
  webServer: {
    command: 'node packages/web/server/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    reuseExistingServer: false,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: 'admin@softbox.example',
      ADMIN_PASSWORD: 'order-desk-2026',
      ALLOW_SANDBOX_PAYMENTS: '1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  },
});
