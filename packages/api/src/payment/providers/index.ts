import { COUNTRIES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import type { PaymentProvider } from '../provider.ts';
import { connectStripe } from './connect-stripe.ts';
import { connectTosspayments } from './connect-tosspayments.ts';
import type { ProviderDeps } from './provider-deps.ts';

export type Providers = Partial<Record<ProviderName, PaymentProvider>>;

/** The real provider where its keys are set, else the same adapter on the one inside the product. */
export const createProviders = (deps: ProviderDeps) =>
  ({
    stripe: connectStripe(deps),
    tosspayments: connectTosspayments(deps),
  }) satisfies Providers;

/** The country's providers that there are adapters for, in its order; Stripe, which presents every currency, where there are none. */
export function providersFor(country: CountryCode, providers: Providers): PaymentProvider[] {
  const own = COUNTRIES[country].paymentProviders.flatMap((name) => providers[name] ?? []);
  return own.length > 0 || !providers.stripe ? own : [providers.stripe];
}
