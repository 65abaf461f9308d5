import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

test('an empty environment gives the documented defaults', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', STUDIO_TIME_ZONE: 'Asia/Seoul', RATE_LIMIT: 'default' });
  expect(env.PUBLIC_ORIGIN).toBe('http://127.0.0.1:3000');
  expect(env.DATABASE_URL).toBe(`file:${env.DATA_DIR}/softbox.db`);
});

test('a bad value says which variable and why, in one line', () => {
  const bad: [Record<string, string>, RegExp][] = [
    [{ PORT: 'eighty' }, /^PORT /],
    [{ PUBLIC_ORIGIN: 'https://softbox.example/shop' }, /^PUBLIC_ORIGIN must be an origin/],
    [{ DATABASE_URL: 'postgres://db' }, /^DATABASE_URL must start with/],
    [{ STUDIO_TIME_ZONE: 'Mars/Olympus' }, /^STUDIO_TIME_ZONE is not a time zone/],
    [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD needs at least 12/],
    [{ RATE_LIMIT: 'none' }, /^RATE_LIMIT /],
    [{ FILES_BUCKET_URL: 'https://s3.example/files' }, /^FILES_ACCESS_KEY is missing/],
    [{ FILES_BUCKET_URL: 's3://files' }, /^FILES_BUCKET_URL must start with http/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    [{ TOSS_SECRET_KEY: 'live_sk_1', TOSS_CLIENT_KEY: 'live_ck_1' }, /^PUBLIC_ORIGIN must be https/],
  ];
  for (const [source, message] of bad) {
    const read = () => readEnv(source);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(message);
    expect(() => readEnv(source)).not.toThrow(/\n/);
  }
});

test('an empty string counts as unset', () => {
  expect(readEnv({ PORT: '', SMTP_URL: '', ALLOW_SANDBOX_PAYMENTS: '' })).toMatchObject({
    PORT: 3000,
    ALLOW_SANDBOX_PAYMENTS: false,
  });
});

test('.env.example names every variable with the default it has', () => {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = Object.fromEntries(
    [...example.matchAll(/^#? ?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const defaults = readEnv({});
  const computed = new Set(['DATA_DIR', 'DATABASE_URL', 'PUBLIC_ORIGIN']);
  for (const [name, value] of Object.entries(defaults)) {
    expect(named, `${name} is missing from .env.example`).toHaveProperty(name);
    if (!computed.has(name) && typeof value !== 'boolean') expect(named[name]).toBe(String(value));
  }
  expect(readEnv(named)).toMatchObject({ PORT: 3000, RATE_LIMIT: 'default' });
});
