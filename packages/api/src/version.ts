import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const ROOT = new URL('../../../', import.meta.url);

export interface Version {
  version: string;
  /** Of the sources it runs from; null where they came without their history. */
  commit: string | null;
  node: string;
}

let known: Promise<Version> | undefined;

/** What is running here; looked up once. */
export function readVersion(): Promise<Version> {
  known ??= look();
  return known;
}

async function look(): Promise<Version> {
  const { version } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string }; // npm wants it there
  const commit = await promisify(execFile)('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );
  return { version, commit, node: process.versions.node };
}
