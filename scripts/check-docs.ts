// Every path and every command that a document names must exist: a document that lies is worse than none.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const BUILT_IN = new Set(['install', 'exec', 'start', 'test']);

function faultsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const named = [...text.matchAll(/`((?:packages|docs|scripts|imagery|\.ci)\/[^`\s*{}<>]*)`/g)].map(
    ([, path = '']) => path,
  );
  const commands = [...text.matchAll(/`(?:npm run|pnpm run|pnpm) ([\w:-]+)/g)].map(([, name = '']) => name);
  return [
    ...[...links, ...named].filter((path) => !existsSync(path)).map((path) => `${file}: ${path} does not exist`),
    ...commands
      .filter((name) => !scripts[name] && !BUILT_IN.has(name))
      .map((name) => `${file}: no script is called ${name}`),
  ];
}

const faults = globSync('**/*.md', { exclude: (name) => name === 'node_modules' || name === 'data' }).flatMap(faultsOf);
for (const line of faults) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
