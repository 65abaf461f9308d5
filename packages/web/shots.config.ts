import { defineConfig, devices } from '@playwright/test';
import { LOOKS, type Look } from './e2e/looks.ts';
import journeys from './playwright.config.ts';

const DEVICES = {
  390: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  1440: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};

/** `npm run shots`: the journeys' server and browser, with a camera. */
export default defineConfig<{ look: Look }>({
  ...journeys,
  testMatch: '**/*.shots.ts',
  reporter: 'line',
  projects: LOOKS.map((look) => ({
    name: `${look.language} ${look.width}`,
    use: { ...DEVICES[look.width], look },
  })),
});
