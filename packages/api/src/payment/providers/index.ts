import {
  COUNTRIES,
  type CountryCode,
  type Currency,
  PROVIDER_NAMES,
  type ProviderName,
} from '@softbox/config/countries';
import { priceInDollars, toMinorUnits } from '@softbox/config/money';
import type { Money, PaymentProvider } from '../provider.ts';
import { connectAlipay } from './connect-alipay.ts';
import { connectPaypal } from './connect-paypal.ts';
import { connectSquare } from './connect-square.ts';
import { connectStripe } from './connect-stripe.ts';
import { connectTosspayments } from './connect-tosspayments.ts';
import { connectUnionpay } from './connect-unionpay.ts';
import { connectWechatpay } from './connect-wechatpay.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { watchProvider } from './watch-provider.ts';

export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

const CONNECTORS: Record<ProviderName, (deps: ProviderDeps) => PaymentProvider | undefined> = {
  stripe: connectStripe,
  paypal: connectPaypal,
  square: connectSquare,
  tosspayments: connectTosspayments,
  alipay: connectAlipay,
  wechatpay: connectWechatpay,
  unionpay: connectUnionpay,
};

/** The real provider where its keys are set; else, where the sandbox is allowed, the same adapter on the one inside the product. */
export const connectProvider = (name: ProviderName, deps: ProviderDeps) => CONNECTORS[name](deps);

export const createProviders = (deps: ProviderDeps): Providers =>
  Object.fromEntries(
    PROVIDER_NAMES.flatMap((name) => {
      const provider = connectProvider(name, deps);
      return provider ? [[name, watchProvider(provider, deps)]] : [];
    }),
  );

/** The country's providers that are set up here, in the order in which checkout offers them. */
export const providersFor = (country: CountryCode, providers: Providers): PaymentProvider[] =>
  COUNTRIES[country].paymentProviders.flatMap((name) => providers[name] ?? []);

/** What a provider charges a country's orders in: their own currency, else US dollars, else nothing. */
export function chargeCurrency({ capabilities }: PaymentProvider, country: CountryCode): Currency | undefined {
  const { currencies } = capabilities;
  return [COUNTRIES[country].currency, 'USD' as const].find((currency) => currencies.includes(currency));
}

interface Priced {
  country: CountryCode;
  currency: Currency;
  totalMinor: number;
  /** In whole units of the order's currency. */
  lines: readonly { unitAmount: number; quantity: number }[];
}

/** What an order is charged at a provider; undefined where it cannot be paid there. */
export function chargeFor(provider: PaymentProvider, order: Priced): Money | undefined {
  const currency = chargeCurrency(provider, order.country);
  if (currency === order.currency) return { minor: order.totalMinor, currency };
  return currency && { minor: toMinorUnits(currency, priceInDollars(order.country, order.lines)), currency };
}
