import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerEnv } from '@softbox/config/env';
import { isErrno } from './is-errno.ts';
import { StartError } from './start-error.ts';

const fileOf = (dataDir: string) => join(dataDir, 'secrets.key');
const asKey = (text: string) => Buffer.from(text.trim(), 'base64');

/**
 * The configured keys, newest first. A trial, which has none, makes one and keeps it beside the database; it opens what
 * the trial sealed when the house becomes a real one. Throws StartError where a real one has none.
 */
export function secretKeys(env: Pick<ServerEnv, 'SECRETS_KEYS' | 'DATA_DIR' | 'NODE_ENV' | 'ALLOW_SANDBOX_PAYMENTS'>) {
  const kept = read(env.DATA_DIR);
  const [current, ...earlier] = env.SECRETS_KEYS?.split(',').map(asKey) ?? [];
  if (current) return [current, ...earlier, ...(kept ? [kept] : [])] as const;
  if (env.NODE_ENV === 'production' && !env.ALLOW_SANDBOX_PAYMENTS)
    throw new StartError(
      'SECRETS_KEYS is missing: 32 random bytes (openssl rand -base64 32), kept apart from the database and its backups.',
    );
  return [kept ?? create(env.DATA_DIR)] as const;
}

function read(dataDir: string): Buffer | null {
  try {
    const key = asKey(readFileSync(fileOf(dataDir), 'utf8'));
    if (key.length !== 32) throw new StartError(`${fileOf(dataDir)} does not hold a key of 32 bytes.`);
    return key;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written aside and linked into place, so that of two processes that start at once both read the same whole file. */
function create(dataDir: string): Buffer {
  mkdirSync(dataDir, { recursive: true });
  const path = fileOf(dataDir);
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside);
  }
  const made = read(dataDir);
  if (!made) throw new Error(`${path} was not written`);
  return made;
}
