import { cpSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROVIDER_NAMES } from '@softbox/config/countries';
import { sandboxKeys } from './emulators/sandbox-keys.ts';

/** Making key pairs takes seconds: the embedded providers of all tests on this machine share theirs. */
export function shareSandboxKeys(dataDir: string): void {
  const shared = join(tmpdir(), `softbox-test-keys-${process.getuid?.() ?? ''}`);
  for (const name of PROVIDER_NAMES) sandboxKeys(shared, name);
  mkdirSync(dataDir, { recursive: true });
  cpSync(shared, dataDir, { recursive: true });
}
