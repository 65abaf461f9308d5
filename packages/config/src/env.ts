import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { PROVIDER_NAMES } from './countries.ts';
import { contradictingKey, isLive, missingKey, PAYMENT_KEYS } from './payment-keys.ts';

const flag = z.stringbool({
  truthy: ['1', 'true', 'yes', 'on'],
  falsy: ['', '0', 'false', 'no', 'off'],
  error: 'must be 1 or 0',
});
const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const timeZone = z.string().refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'is not a time zone such as Asia/Seoul');
/** 32 bytes in base64 or base64url. */
const isKey = (text: string) => /^[\w+/-]{43}=?$/.test(text.trim());
const oneOf = (value: string | undefined, ...starts: string[]) =>
  !value || starts.some((start) => value.startsWith(start));

const Env = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('production'),
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int({ error: 'must be a whole number' })
    .min(0, { error: 'must not be negative' })
    .max(65_535, { error: 'must be at most 65535' })
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: optional.refine((value) => !value || (URL.canParse(value) && new URL(value).origin === value), {
    error: 'must be an origin such as https://softbox.example, without a path',
  }),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional.refine(
    (value) => oneOf(value, 'file:', 'libsql://', 'http://', 'https://', 'ws://', 'wss://'),
    {
      error: 'must start with file:, libsql://, http:// or https://',
    },
  ),
  DATABASE_AUTH_TOKEN: optional,
  ADMIN_EMAIL: z.email({ error: 'must be an e-mail address' }).default('admin@softbox.example'),
  ADMIN_PASSWORD: optional.refine((value) => !value || value.length >= 12, { error: 'needs at least 12 characters' }),
  SECRETS_KEYS: optional.refine((value) => !value || value.split(',').every(isKey), {
    error: 'must be 32 random bytes in base64 (openssl rand -base64 32), several with commas between, the newest first',
  }),
  STUDIO_TIME_ZONE: timeZone.default('Asia/Seoul'),
  SMTP_URL: optional.refine((value) => oneOf(value, 'smtp://', 'smtps://'), {
    error: 'must start with smtp:// or smtps://',
  }),
  MAIL_FROM: z.string().min(3).default('Softbox <hello@softbox.example>'),
  RATE_LIMIT: z.enum(['default', 'strict', 'off'], { error: 'must be default, strict or off' }).default('default'),
  GEOIP_URL: optional.refine((value) => oneOf(value, 'http://', 'https://'), {
    error: 'must start with http:// or https://',
  }),
  GEOIP_HEADER: optional,
  TRUST_PROXY: flag.default(false),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], {
      error: 'must be silent, error, warn, info or debug',
    })
    .default('info'),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  FILES_BUCKET_URL: optional.refine((value) => oneOf(value, 'http://', 'https://'), {
    error: 'must start with http:// or https://',
  }),
  FILES_REGION: z.string().min(1).default('auto'),
  FILES_ACCESS_KEY: optional,
  FILES_SECRET_KEY: optional,
  ...PAYMENT_KEYS,
});

type Parsed = z.infer<typeof Env>;

export interface ServerEnv extends Omit<Parsed, 'DATABASE_URL' | 'PUBLIC_ORIGIN'> {
  DATABASE_URL: string;
  PUBLIC_ORIGIN: string;
}

/** Says in one line which variable is wrong and why. */
export class EnvError extends Error {}

const fail = (name: string, why: string): never => {
  throw new EnvError(`${name} ${why}`);
};

function checkTogether(env: Parsed): void {
  const pairs = [
    ['FILES_BUCKET_URL', 'FILES_ACCESS_KEY'],
    ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'],
  ] as const;
  for (const pair of pairs) {
    const gone = pair.find((name) => !env[name]);
    if (gone && pair.some((name) => env[name])) fail(gone, `is missing: ${pair.join(' and ')} go together`);
  }
  const missing = missingKey(env);
  if (missing) fail(missing.name, `is missing: ${missing.together.join(', ')} go together`);
  const contradicting = contradictingKey(env);
  if (contradicting) fail(contradicting.name, contradicting.why);
  if (!PROVIDER_NAMES.some((provider) => isLive(provider, env))) return;
  if (!env.PUBLIC_ORIGIN?.startsWith('https://'))
    fail('PUBLIC_ORIGIN', 'must be https:// when live payment keys are set');
  if (env.ALLOW_SANDBOX_PAYMENTS)
    fail('ALLOW_SANDBOX_PAYMENTS', 'must be 0 when live payment keys are set: nobody may order there without paying');
}

/**
 * Parses the environment once, at the start. Empty strings count as unset.
 * Throws EnvError on the first bad value. This is the only file that reads process.env.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): ServerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = Env.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    return fail(String(issue?.path[0]), issue?.message ?? 'is not valid');
  }
  const env = result.data;
  checkTogether(env);
  const DATA_DIR = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);
  return {
    ...env,
    DATA_DIR,
    DATABASE_URL: env.DATABASE_URL ?? `file:${DATA_DIR}/softbox.db`,
    PUBLIC_ORIGIN:
      env.PUBLIC_ORIGIN ?? `http://${env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST}:${env.PORT}`,
  };
}
