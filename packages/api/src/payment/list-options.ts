import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import type { Context } from '../context.ts';
import { providersFor } from './providers/index.ts';
import type { PaymentOption } from './view.ts';

/** How an order of a country can be paid here, in the order in which checkout offers it. */
export async function listOptions(ctx: Context, { country }: { country: CountryCode }): Promise<PaymentOption[]> {
  const { currency } = COUNTRIES[country];
  return providersFor(country, ctx.providers)
    .filter(({ capabilities }) => capabilities.currencies.includes(currency))
    .map(({ name, mode }) => ({ provider: name, sandbox: mode !== 'live', currency }));
}
