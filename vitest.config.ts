import { defineConfig } from 'vitest/config';

export default defineConfig({
  // React is tested in the build that visitors get, which knows no development markup.
  oxc: { jsx: { development: false } },
  test: {
    include: ['packages/*/{src,server}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'imagery/*.test.ts'],
    // Two shared cores: nothing here measures time, so a slow machine must never fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
