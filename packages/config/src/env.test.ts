import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';
import { PAYMENT_KEYS } from './payment-keys.ts';

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
    [{ SECRETS_KEYS: 'short' }, /^SECRETS_KEYS must be 32 random bytes/],
    [{ SECRETS_KEYS: `${'k'.repeat(43)}=,` }, /^SECRETS_KEYS must be 32 random bytes/],
    [{ FILES_BUCKET_URL: 'https://s3.example/files' }, /^FILES_ACCESS_KEY is missing/],
    [{ FILES_BUCKET_URL: 's3://files' }, /^FILES_BUCKET_URL must start with http/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /^STRIPE_WEBHOOK_SECRET is missing/],
    [{ TOSS_SECRET_KEY: 'live_sk_1', TOSS_CLIENT_KEY: 'live_ck_1' }, /^PUBLIC_ORIGIN must be https/],
    // Keys of Toss' other product, the payment widget, and keys that were exchanged.
    [
      { TOSS_CLIENT_KEY: 'test_gck_1', TOSS_SECRET_KEY: 'test_sk_1' },
      /^TOSS_CLIENT_KEY must start with test_ck_ or live_ck_/,
    ],
    [
      { TOSS_CLIENT_KEY: 'test_ck_1', TOSS_SECRET_KEY: 'live_gsk_1' },
      /^TOSS_SECRET_KEY must start with test_sk_ or live_sk_/,
    ],
    [{ TOSS_CLIENT_KEY: 'test_sk_1', TOSS_SECRET_KEY: 'test_ck_1' }, /^TOSS_CLIENT_KEY must start with/],
    [
      { TOSS_CLIENT_KEY: 'test_ck_1', TOSS_SECRET_KEY: 'live_sk_1' },
      /^TOSS_SECRET_KEY is live_… .*TOSS_CLIENT_KEY is test_…/,
    ],
    [
      { TOSS_CLIENT_KEY: 'live_ck_1', TOSS_SECRET_KEY: 'test_sk_1' },
      /^TOSS_SECRET_KEY is test_… .*TOSS_CLIENT_KEY is live_…/,
    ],
    [{ ALIPAY_APP_ID: '2021' }, /^ALIPAY_APP_ID must be the 16 digits/],
    [{ WECHATPAY_API_V3_KEY: 'short' }, /^WECHATPAY_API_V3_KEY must have exactly 32/],
    [{ SQUARE_ENVIRONMENT: 'production' }, /^SQUARE_ENVIRONMENT must be sandbox or live/],
  ];
  for (const [source, message] of bad) {
    const read = () => readEnv(source);
    expect(read).toThrow(EnvError);
    expect(read).toThrow(message);
    expect(() => readEnv(source)).not.toThrow(/\n/);
  }
});

const KEYS = {
  stripe: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  tosspayments: { TOSS_CLIENT_KEY: 'test_ck_1', TOSS_SECRET_KEY: 'test_sk_1' },
  square: { SQUARE_ACCESS_TOKEN: 'a', SQUARE_LOCATION_ID: 'L', SQUARE_WEBHOOK_SIGNATURE_KEY: 'k' },
  paypal: { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' },
  alipay: {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PRIVATE_KEY: 'k',
    ALIPAY_PUBLIC_KEY: 'k',
  },
  unionpay: {
    UNIONPAY_MERCHANT_ID: '777290058110048',
    UNIONPAY_PRIVATE_KEY: 'k',
    UNIONPAY_CERTIFICATE: 'c',
    UNIONPAY_ROOT_CERTIFICATE: 'c',
    UNIONPAY_MIDDLE_CERTIFICATE: 'c',
  },
} satisfies Record<string, Record<string, string>>;

test.each(Object.entries(KEYS))('half of the keys of %s stops the start and names what is missing', (_, keys) => {
  expect(() => readEnv(keys)).not.toThrow();
  for (const left of Object.keys(keys)) {
    const rest = Object.fromEntries(Object.entries(keys).filter(([name]) => name !== left));
    expect(() => readEnv(rest)).toThrow(new RegExp(`^${left} is missing: `));
  }
});

const WECHATPAY = {
  PUBLIC_ORIGIN: 'https://softbox.example',
  WECHATPAY_MERCHANT_ID: '1900000001',
  WECHATPAY_APP_ID: 'wx1',
  WECHATPAY_API_V3_KEY: 'k'.repeat(32),
  WECHATPAY_SERIAL: '0123456789ABCDEF',
  WECHATPAY_PRIVATE_KEY: 'k',
};

test('WeChat Pay proves itself by its public key, its certificates or both, and by one of them at least', () => {
  const publicKey = { WECHATPAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1', WECHATPAY_PUBLIC_KEY: 'k' };
  const certificates = { WECHATPAY_PLATFORM_CERTIFICATES: 'c' };
  for (const proof of [publicKey, certificates, { ...publicKey, ...certificates }])
    expect(() => readEnv({ ...WECHATPAY, ...proof })).not.toThrow();
  expect(() => readEnv(WECHATPAY)).toThrow(/^WECHATPAY_PUBLIC_KEY_ID is missing/);
  expect(() => readEnv({ ...WECHATPAY, ...certificates, WECHATPAY_PUBLIC_KEY: 'k' })).toThrow(
    /^WECHATPAY_PUBLIC_KEY_ID is missing/,
  );
});

test('where real money moves, nobody may order in the sandbox', () => {
  const live = { PUBLIC_ORIGIN: 'https://softbox.example', ALLOW_SANDBOX_PAYMENTS: '1' };
  expect(() => readEnv({ ...live, ...KEYS.paypal })).not.toThrow();
  for (const keys of [
    { ...KEYS.paypal, PAYPAL_ENVIRONMENT: 'live' },
    { ...KEYS.stripe, STRIPE_SECRET_KEY: 'sk_live_1' },
    { ...WECHATPAY, WECHATPAY_PLATFORM_CERTIFICATES: 'c' },
  ])
    expect(() => readEnv({ ...live, ...keys })).toThrow(/^ALLOW_SANDBOX_PAYMENTS must be 0/);
  // An environment without its keys is nothing at all.
  expect(() => readEnv({ ...live, SQUARE_ENVIRONMENT: 'live' })).not.toThrow();
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
    [...example.matchAll(/^#? ?([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  const defaults = readEnv({});
  const computed = new Set(['DATA_DIR', 'DATABASE_URL', 'PUBLIC_ORIGIN']);
  for (const name of Object.keys(PAYMENT_KEYS))
    expect(named, `${name} is missing from .env.example`).toHaveProperty(name);
  for (const [name, value] of Object.entries(defaults)) {
    expect(named, `${name} is missing from .env.example`).toHaveProperty(name);
    if (!computed.has(name) && typeof value !== 'boolean') expect(named[name]).toBe(String(value));
  }
  expect(readEnv(named)).toMatchObject({ PORT: 3000, RATE_LIMIT: 'default' });
});
