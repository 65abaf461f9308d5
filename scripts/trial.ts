// `npm start`: builds the site and serves it with everything embedded, on this machine, for a look around.
// Payments run in the embedded sandbox and say so; a supervisor runs packages/web/server/main.ts instead.
import { execFileSync } from 'node:child_process';

execFileSync('pnpm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' });

process.env.ALLOW_SANDBOX_PAYMENTS ??= '1';
await import('../packages/web/server/main.ts');
