import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '@softbox/config/env';
import { afterAll, expect, test } from 'vitest';
import { createApi } from './api.ts';
import { StartError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'softbox-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const environment = { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' };

test('the embedded sandbox must be allowed, and a refused start keeps the one-time password for the next', async () => {
  await expect(createApi({ env: readEnv(environment) })).rejects.toThrow(StartError);
  const api = await createApi({ env: readEnv({ ...environment, ALLOW_SANDBOX_PAYMENTS: '1' }) });
  expect(api.firstStart?.oneTimePassword).toMatch(/^\w{4}(-\w{4}){3}$/);
  expect(api.sandboxed).toBe(true);
  expect(await api.ready()).toBe(true);
  await api.close();
});

test('[X-03] a real house does not start without keys for its secrets, and a trial makes its own', async () => {
  const real = {
    ...environment,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'real'),
    STRIPE_SECRET_KEY: 'sk_test_1',
  };
  const env = { ...real, STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  await expect(createApi({ env: readEnv(env) })).rejects.toThrow(/^SECRETS_KEYS is missing: [^\n]+$/);
  const SECRETS_KEYS = randomBytes(32).toString('base64');
  const api = await createApi({ env: readEnv({ ...env, SECRETS_KEYS }) });
  await api.close();
  expect(existsSync(join(folder, 'real/secrets.key'))).toBe(false);
  const made = readFileSync(join(folder, 'secrets.key'), 'utf8');
  await (await createApi({ env: readEnv({ ...environment, ALLOW_SANDBOX_PAYMENTS: '1' }) })).close();
  expect(readFileSync(join(folder, 'secrets.key'), 'utf8')).toBe(made);
});

test('a second start finds everything as it was', async () => {
  const api = await createApi({ env: readEnv({ ...environment, ALLOW_SANDBOX_PAYMENTS: '1' }) });
  expect(api.firstStart).toBeNull();
  // A folder that a start makes on the side may fail, or come back, when the start is over already.
  expect(existsSync(join(folder, 'incoming'))).toBe(false);
  await api.close();
});

test('a database that cannot be reached is said in one line, without its credentials', async () => {
  const env = readEnv({ ...environment, DATABASE_URL: 'http://user:secret@127.0.0.1:9' });
  const start = createApi({ env });
  await expect(start).rejects.toThrow(/^The database at http:\/\/127\.0\.0\.1:9 cannot be used: [^\n]+$/);
});
