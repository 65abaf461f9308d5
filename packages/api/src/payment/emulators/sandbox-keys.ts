import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Keys = z.object({
  stripe: z.object({ secretKey: z.string(), webhookSecret: z.string() }),
  tosspayments: z.object({ clientKey: z.string(), secretKey: z.string() }),
});
export type SandboxKeys = z.infer<typeof Keys>;

const random = () => randomBytes(24).toString('hex');

const generate = (): SandboxKeys => ({
  stripe: { secretKey: `sk_test_sbx${random()}`, webhookSecret: `whsec_sbx${random()}` },
  tosspayments: { clientKey: `test_ck_sbx${random()}`, secretKey: `test_sk_sbx${random()}` },
});

const isErrno = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

const made = new Map<string, SandboxKeys>();

/** The embedded providers' keys: made at first use, the same ever after, readable by this user only. */
export function sandboxKeys(dataDir: string): SandboxKeys {
  const known = made.get(dataDir) ?? read(dataDir) ?? create(dataDir);
  made.set(dataDir, known);
  return known;
}

const pathIn = (dataDir: string) => join(dataDir, 'sandbox-keys.json');

function read(dataDir: string): SandboxKeys | null {
  try {
    return Keys.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Written aside and linked into place, so that of two processes that start at once both read the same whole file. */
function create(dataDir: string): SandboxKeys {
  mkdirSync(dataDir, { recursive: true });
  const aside = `${pathIn(dataDir)}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(generate(), null, 2), { mode: 0o600 });
  try {
    linkSync(aside, pathIn(dataDir));
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  } finally {
    rmSync(aside);
  }
  return Keys.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
}
