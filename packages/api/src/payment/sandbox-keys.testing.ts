import { cpSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxKeys } from './emulators/sandbox-keys.ts';
import { ADAPTER_NAMES } from './providers/adapters.testing.ts';

/** Making key pairs takes seconds: the embedded providers of all tests on this machine share theirs. */
export function shareSandboxKeys(dataDir: string): void {
  const shared = join(tmpdir(), `softbox-test-keys-${process.getuid?.() ?? ''}`);
  for (const name of ADAPTER_NAMES) sandboxKeys(shared, name);
  mkdirSync(dataDir, { recursive: true });
  cpSync(shared, dataDir, { recursive: true });
}
