import type { ProviderName } from '@softbox/config/countries';
import { alipayEmulator } from './alipay.ts';
import type { EmulatedProvider } from './emulated-provider.ts';
import { paypalEmulator } from './paypal.ts';
import { squareEmulator } from './square.ts';
import { stripeEmulator } from './stripe.ts';
import { tosspaymentsEmulator } from './tosspayments.ts';
import { unionpayEmulator } from './unionpay.ts';
import { wechatpayEmulator } from './wechatpay.ts';

export const EMULATORS: Record<ProviderName, EmulatedProvider> = {
  stripe: stripeEmulator,
  paypal: paypalEmulator,
  square: squareEmulator,
  tosspayments: tosspaymentsEmulator,
  alipay: alipayEmulator,
  wechatpay: wechatpayEmulator,
  unionpay: unionpayEmulator,
};
