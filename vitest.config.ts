import { defineConfig } from 'vitest/config';
import { inlineScript } from './packages/web/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript()],
  // React is tested in the build that visitors get, which knows no development markup.
  oxc: { jsx: { development: false } },
  test: {
    include: ['packages/*/{src,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'imagery/*.test.ts'],
    // Guards against waiting for ever: nothing here measures time, so a slow machine must never fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
