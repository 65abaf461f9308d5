import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineScript(), precompress()],
  appType: 'custom',
  resolve: { alias: { 'react-style-singleton': join(import.meta.dirname, 'src/ui/style-singleton.ts') } },
  // The server hands the router in: a bundled copy would open the database twice.
  ssr: { external: ['@softbox/api'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        // early.ts fetches ahead what a page needs.
        modulePreload: { polyfill: false },
        // The content policy allows fonts and pictures as files, not as data: inside style sheets.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // early.ts fetches it, and nothing else imports it.
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              // A group takes what it names, not what that imports in turn: no form library comes along with a button.
              includeDependenciesRecursively: false,
              groups: [
                // Change with their versions only, so returning visitors keep them.
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
                { name: 'api', test: /node_modules[\\/](@tanstack|@trpc|superjson|copy-anything|is-what)[\\/]/ },
                // What most screens share arrives as one file instead of fifty; what asks the API stays with the API. What
                // brings a library along stays with that: every page would load it, and the two would wait for each other.
                {
                  name: 'site',
                  minShareCount: 8,
                  test: /(packages[\\/]|lucide-react)(?!.*[\\/](lib[\\/](api|trpc|query-client|form)|ui[\\/](dialog|alert-dialog|tabs|style-singleton)|inputs[\\/]\w+)[.-])/,
                },
              ],
            },
          },
        },
      },
}));
