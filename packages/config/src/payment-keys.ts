import { z } from 'zod';
import type { ProviderName } from './countries.ts';

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const starting = (...starts: string[]) =>
  optional.refine((value) => !value || starts.some((start) => value.startsWith(start)), {
    error: `must start with ${starts.join(' or ')}`,
  });
const matching = (pattern: RegExp, error: string) =>
  optional.refine((value) => !value || pattern.test(value), { error });
/** Which of a provider's two worlds its keys belong to, where the keys themselves do not say. */
const environment = z.enum(['sandbox', 'live'], { error: 'must be sandbox or live' }).default('sandbox');

/** The payment providers' part of the environment. Keys are text, or `file:` and a path (docs/payments.md). */
export const PAYMENT_KEYS = {
  STRIPE_SECRET_KEY: starting('sk_', 'rk_'),
  STRIPE_WEBHOOK_SECRET: starting('whsec_'),
  // Those of Toss' payment widget (_gck_, _gsk_) open another window.
  TOSS_CLIENT_KEY: starting('test_ck_', 'live_ck_'),
  TOSS_SECRET_KEY: starting('test_sk_', 'live_sk_'),
  SQUARE_ENVIRONMENT: environment,
  SQUARE_ACCESS_TOKEN: optional,
  SQUARE_LOCATION_ID: optional,
  SQUARE_WEBHOOK_SIGNATURE_KEY: optional,
  PAYPAL_ENVIRONMENT: environment,
  PAYPAL_CLIENT_ID: optional,
  PAYPAL_CLIENT_SECRET: optional,
  PAYPAL_WEBHOOK_ID: optional,
  PAYPAL_ACCOUNT_COUNTRY: matching(/^[A-Z]{2}$/, 'must be a country code such as US'),
  ALIPAY_ENVIRONMENT: environment,
  ALIPAY_APP_ID: matching(/^\d{16}$/, 'must be the 16 digits of an application'),
  ALIPAY_SELLER_ID: matching(/^2088\d{12}$/, 'must be 16 digits that start with 2088'),
  ALIPAY_PRIVATE_KEY: optional,
  ALIPAY_PUBLIC_KEY: optional,
  WECHATPAY_MERCHANT_ID: matching(/^\d{8,32}$/, 'must be the digits of a merchant number'),
  WECHATPAY_APP_ID: starting('wx'),
  WECHATPAY_API_V3_KEY: matching(/^[\x21-\x7e]{32}$/, 'must have exactly 32 characters'),
  WECHATPAY_SERIAL: matching(
    /^[0-9A-Fa-f]{16,64}$/,
    'must be the hexadecimal serial number of the merchant certificate',
  ),
  WECHATPAY_PRIVATE_KEY: optional,
  WECHATPAY_PUBLIC_KEY_ID: starting('PUB_KEY_ID_'),
  WECHATPAY_PUBLIC_KEY: optional,
  WECHATPAY_PLATFORM_CERTIFICATES: optional,
  UNIONPAY_ENVIRONMENT: environment,
  UNIONPAY_MERCHANT_ID: matching(/^[0-9A-Za-z]{15}$/, 'must have 15 characters'),
  UNIONPAY_PRIVATE_KEY: optional,
  UNIONPAY_CERTIFICATE: optional,
  UNIONPAY_ROOT_CERTIFICATE: optional,
  UNIONPAY_MIDDLE_CERTIFICATE: optional,
} as const;

const Keys = z.object(PAYMENT_KEYS);
export type PaymentKeys = z.infer<typeof Keys>;
type KeyName = keyof PaymentKeys;

interface KeySet {
  /** All of them, or none. */
  together: readonly KeyName[];
  /** At least one of these sets beside them: the provider's own key, which it may have in two forms. */
  proof?: readonly (readonly KeyName[])[];
  isLive(keys: PaymentKeys): boolean;
}

/** What it takes for a provider to be real. */
const KEY_SETS: Record<ProviderName, KeySet> = {
  stripe: {
    together: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    isLive: ({ STRIPE_SECRET_KEY }) => Boolean(STRIPE_SECRET_KEY?.includes('_live_')),
  },
  paypal: {
    together: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    isLive: ({ PAYPAL_ENVIRONMENT }) => PAYPAL_ENVIRONMENT === 'live',
  },
  square: {
    together: ['SQUARE_ACCESS_TOKEN', 'SQUARE_LOCATION_ID', 'SQUARE_WEBHOOK_SIGNATURE_KEY'],
    isLive: ({ SQUARE_ENVIRONMENT }) => SQUARE_ENVIRONMENT === 'live',
  },
  tosspayments: {
    together: ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
    isLive: ({ TOSS_SECRET_KEY }) => Boolean(TOSS_SECRET_KEY?.startsWith('live_')),
  },
  alipay: {
    together: ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
    isLive: ({ ALIPAY_ENVIRONMENT }) => ALIPAY_ENVIRONMENT === 'live',
  },
  wechatpay: {
    together: [
      'WECHATPAY_MERCHANT_ID',
      'WECHATPAY_APP_ID',
      'WECHATPAY_API_V3_KEY',
      'WECHATPAY_SERIAL',
      'WECHATPAY_PRIVATE_KEY',
    ],
    proof: [['WECHATPAY_PUBLIC_KEY_ID', 'WECHATPAY_PUBLIC_KEY'], ['WECHATPAY_PLATFORM_CERTIFICATES']],
    // Version 3 has no test world: every merchant number is a real one.
    isLive: () => true,
  },
  unionpay: {
    together: [
      'UNIONPAY_MERCHANT_ID',
      'UNIONPAY_PRIVATE_KEY',
      'UNIONPAY_CERTIFICATE',
      'UNIONPAY_ROOT_CERTIFICATE',
      'UNIONPAY_MIDDLE_CERTIFICATE',
    ],
    isLive: ({ UNIONPAY_ENVIRONMENT }) => UNIONPAY_ENVIRONMENT === 'live',
  },
};

/** The keys of a provider, complete as `missingKey` has seen to; null where there are none. */
export const hasKeys = (provider: ProviderName, keys: PaymentKeys) =>
  KEY_SETS[provider].together.every((name) => keys[name]);

/** Whether real money moves there. */
export const isLive = (provider: ProviderName, keys: PaymentKeys) =>
  hasKeys(provider, keys) && KEY_SETS[provider].isLive(keys);

/** The first key that others need and that is not there, with those it belongs to. */
export function missingKey(keys: PaymentKeys): { name: KeyName; together: readonly KeyName[] } | null {
  for (const { together, proof = [] } of Object.values(KEY_SETS)) {
    const all = [...together, ...proof.flat()];
    if (!all.some((name) => keys[name])) continue;
    // A set of which something is there must be whole; without any, the first is what is asked for.
    const begun = proof.filter((set) => set.some((name) => keys[name]));
    const needed = [...together, ...(begun.length > 0 ? begun.flat() : (proof[0] ?? []))];
    const name = needed.find((key) => !keys[key]);
    if (name) return { name, together: needed };
  }
  return null;
}

const worldOf = (key: string) => key.slice(0, key.indexOf('_') + 1);

/** A key of another world than the one it belongs together with: nobody could pay. */
export function contradictingKey({ TOSS_CLIENT_KEY: client, TOSS_SECRET_KEY: secret }: PaymentKeys) {
  if (!client || !secret || worldOf(client) === worldOf(secret)) return null;
  const why = `is ${worldOf(secret)}… while TOSS_CLIENT_KEY is ${worldOf(client)}…: both must be test_ or both live_`;
  return { name: 'TOSS_SECRET_KEY', why } as const;
}
