// pnpm leaves a platform's package out of the lockfile without failing when the registry does not show it, and the
// project then breaks on that platform only. So: every family of native packages must be there for all of them.
import { readFileSync } from 'node:fs';

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/** Not missing: on Windows the library comes inside sharp's own package. */
const NEVER_MADE = new Set(['@img/sharp-libvips: no package for win32-x64']);

/** The platforms that each family of native packages names in the lockfile. */
export function nativeFamilies(lockfile: string): Map<string, Set<string>> {
  const families = new Map<string, Set<string>>();
  for (const [, name = ''] of lockfile.matchAll(/^ {2}'?(@?[\w./-]+)@[^:\n]+:$/gm)) {
    const match = /^(.*?)[-/](?:bin-)?(linux|darwin|win32|win)-(x64|arm64)/.exec(name);
    if (!match) continue;
    const [, family = '', system = '', processor = ''] = match;
    const platforms = families.get(family) ?? new Set();
    families.set(family, platforms.add(`${system === 'win' ? 'win32' : system}-${processor}`));
  }
  return families;
}

const families = nativeFamilies(readFileSync('pnpm-lock.yaml', 'utf8'));
const missing = [...families].flatMap(([family, platforms]) =>
  PLATFORMS.filter((platform) => !platforms.has(platform))
    .map((platform) => `${family}: no package for ${platform}`)
    .filter((line) => !NEVER_MADE.has(line)),
);
if (families.size === 0) missing.push('no native packages found: has the lockfile changed its form?');
for (const line of missing) console.error(line);
process.exitCode = missing.length > 0 ? 1 : 0;
