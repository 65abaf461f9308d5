import type { CountryCode, ProviderName } from '@softbox/config/countries';
import type { EmulatorDeps } from '../emulators/emulated-provider.ts';
import { EMULATORS } from '../emulators/index.ts';
import { sandboxKeys } from '../emulators/sandbox-keys.ts';
import type { Money, PaymentProvider, ProviderContext } from '../provider.ts';
import { createAlipay } from './alipay.ts';
import { embedded } from './connect.ts';
import { SANDBOX_GATEWAY } from './connect-alipay.ts';
import { PAYPAL_SANDBOX } from './connect-paypal.ts';
import { SQUARE_SANDBOX } from './connect-square.ts';
import { SANDBOX_FRONT, SIGNERS } from './connect-unionpay.ts';
import { createPaypal } from './paypal.ts';
import { createSquare } from './square.ts';
import { createStripe } from './stripe.ts';
import { createTosspayments } from './tosspayments.ts';
import { createUnionpay } from './unionpay.ts';
import { createWechatpay } from './wechatpay.ts';

/** What is the same kind of thing at every provider, and yet not the same. */
export interface Adapter {
  country: CountryCode;
  amount: Money;
  /** The shape of our references. */
  reference: RegExp;
  /** Whether its messages are signed; otherwise they only make us look. */
  signed: boolean;
  /** Whether `create` already makes something there; otherwise the browser brings the payment. */
  createsSession: boolean;
  /** Whether an unpaid payment can be ended there, and not only left to its time. */
  closes: boolean;
  /** Whether an unpaid payment is over by itself when its time is up. */
  expires: boolean;
  /** Whether a payment is found by our reference alone, or is none of its before we ask for it again. */
  lostCreate: 'found' | 'asked-again';
  /** Whether a refund is done when it is taken, or later. */
  refundsAtOnce: boolean;
  /** Whether there is money that is not decided at once. */
  pends: boolean;
  /** When a refused card is known as a failure: at once, when the session is closed, or never. */
  refusalKnown: 'at-once' | 'when-closed' | 'never';
  /** Whether an edited amount is charged and told, or refused by our confirmation. */
  tampering: 'charged' | 'refused';
  /** `broken`: with a key that is not the provider's. */
  create(deps: EmulatorDeps, context: ProviderContext, broken: boolean): PaymentProvider;
}

export const ADAPTERS: Record<ProviderName, Adapter> = {
  stripe: {
    country: 'US',
    amount: { minor: 29_900, currency: 'USD' },
    reference: /^sb[a-z0-9]{26}$/,
    signed: true,
    createsSession: true,
    closes: true,
    expires: true,
    lostCreate: 'found',
    refundsAtOnce: true,
    pends: true,
    refusalKnown: 'when-closed',
    tampering: 'charged',
    create: ({ env }, context, broken) => {
      const keys = sandboxKeys(env.DATA_DIR, 'stripe');
      return createStripe(broken ? { ...keys, secretKey: 'sk_test_wrong' } : keys, 'sandbox-embedded', context);
    },
  },
  paypal: {
    country: 'AU',
    amount: { minor: 44_900, currency: 'AUD' },
    reference: /^sb[a-z0-9]{26}$/,
    signed: true,
    createsSession: true,
    // Only our server can turn an approval into money.
    closes: false,
    expires: false,
    lostCreate: 'asked-again',
    refundsAtOnce: true,
    pends: true,
    refusalKnown: 'at-once',
    tampering: 'refused',
    create: ({ env }, context, broken) => {
      const { rootCertificate, ...own } = sandboxKeys(env.DATA_DIR, 'paypal');
      const keys = { ...own, roots: [rootCertificate], baseUrl: PAYPAL_SANDBOX };
      return createPaypal(broken ? { ...keys, clientSecret: 'wrong' } : keys, 'sandbox-embedded', context);
    },
  },
  square: {
    country: 'US',
    amount: { minor: 29_900, currency: 'USD' },
    reference: /^sb[a-z0-9]{26}$/,
    signed: true,
    createsSession: true,
    closes: true,
    expires: false,
    lostCreate: 'found',
    refundsAtOnce: true,
    pends: true,
    refusalKnown: 'when-closed',
    tampering: 'charged',
    create: ({ env }, context, broken) => {
      const keys = { ...sandboxKeys(env.DATA_DIR, 'square'), baseUrl: SQUARE_SANDBOX };
      return createSquare(broken ? { ...keys, accessToken: 'wrong' } : keys, 'sandbox-embedded', context);
    },
  },
  tosspayments: {
    country: 'KR',
    amount: { minor: 358_800, currency: 'KRW' },
    reference: /^order_\d{13}_[A-Za-z0-9]{20}$/,
    signed: false,
    createsSession: false,
    // Only our server can turn an approval into money.
    closes: false,
    expires: true,
    lostCreate: 'found',
    refundsAtOnce: true,
    pends: true,
    refusalKnown: 'at-once',
    tampering: 'refused',
    create: ({ env }, context, broken) => {
      const keys = sandboxKeys(env.DATA_DIR, 'tosspayments');
      return createTosspayments(broken ? { ...keys, secretKey: 'test_sk_wrong' } : keys, 'sandbox-embedded', context);
    },
  },
  alipay: {
    country: 'CN',
    amount: { minor: 209_300, currency: 'CNY' },
    reference: /^sb[a-z0-9]{26}$/,
    signed: true,
    createsSession: false,
    closes: true,
    expires: true,
    lostCreate: 'found',
    refundsAtOnce: true,
    pends: false,
    refusalKnown: 'never',
    tampering: 'charged',
    create: ({ env }, context, broken) => {
      const { appId, sellerId, privateKey, publicKey, alipayPrivateKey } = sandboxKeys(env.DATA_DIR, 'alipay');
      const keys = { appId, sellerId, privateKey, publicKey, gateway: `${env.PUBLIC_ORIGIN}${SANDBOX_GATEWAY}` };
      return createAlipay(broken ? { ...keys, privateKey: alipayPrivateKey } : keys, 'sandbox-embedded', context);
    },
  },
  wechatpay: {
    country: 'CN',
    amount: { minor: 209_300, currency: 'CNY' },
    reference: /^sb[a-z0-9]{26}$/,
    signed: true,
    createsSession: true,
    closes: true,
    expires: true,
    lostCreate: 'found',
    refundsAtOnce: false,
    pends: false,
    refusalKnown: 'never',
    tampering: 'charged',
    create: ({ env }, context, broken) => {
      const { publicKeyId, publicKey, ...own } = sandboxKeys(env.DATA_DIR, 'wechatpay');
      const keys = { ...own, platformKeys: { [publicKeyId]: publicKey } };
      const privateKey = broken ? own.platformPrivateKey : own.privateKey;
      return createWechatpay({ ...keys, privateKey }, 'sandbox-embedded', context);
    },
  },
  unionpay: {
    country: 'CN',
    amount: { minor: 209_300, currency: 'CNY' },
    // No dash and no underscore, and the time in it.
    reference: /^sb20261120110000[a-z0-9]{12}$/,
    signed: true,
    createsSession: false,
    // What the buyer left runs out by itself.
    closes: false,
    expires: false,
    lostCreate: 'found',
    refundsAtOnce: false,
    pends: true,
    refusalKnown: 'at-once',
    tampering: 'charged',
    create: ({ env }, context, broken) => {
      const keys = sandboxKeys(env.DATA_DIR, 'unionpay');
      const privateKey = broken ? keys.unionpayPrivateKey : keys.privateKey;
      const gateways = {
        gateway: 'https://gateway.test.95516.com/gateway/api',
        frontGateway: `${env.PUBLIC_ORIGIN}${SANDBOX_FRONT}`,
      };
      return createUnionpay(
        { ...keys, ...gateways, privateKey, signers: SIGNERS.sandbox },
        'sandbox-embedded',
        context,
      );
    },
  },
};

/** An adapter on its emulator, in a world that can be made worse. */
export function connectTo(
  name: ProviderName,
  deps: EmulatorDeps,
  world: Partial<ProviderContext> = {},
  broken = false,
): PaymentProvider {
  return ADAPTERS[name].create(deps, { ...embedded(EMULATORS[name], deps), ...world }, broken);
}
