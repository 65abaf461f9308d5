import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  // The server hands the router in: a bundled copy would open the database twice.
  ssr: { external: ['@softbox/api'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22', rolldownOptions: { input: 'src/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The content policy allows fonts and pictures as files, not as data: inside style sheets.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Changes with dependencies only, so returning visitors keep it.
                {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|@trpc|superjson)[\\/]/,
                },
                // What most screens share arrives as one file instead of twenty.
                { name: 'shared', minShareCount: 6, test: /packages[\\/]|lucide/ },
              ],
            },
          },
        },
      },
}));
