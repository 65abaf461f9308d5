import type { CountryCode } from '@softbox/config/countries';
import { fromMinorUnits } from '@softbox/config/money';
import type { Context } from '../context.ts';
import { chargeCurrency, providersFor } from './providers/index.ts';
import type { PaymentOption } from './view.ts';

/** How an order of a country can be paid here, in the order in which checkout offers it. */
export async function listOptions(ctx: Context, { country }: { country: CountryCode }): Promise<PaymentOption[]> {
  return providersFor(country, ctx.providers).flatMap((provider) => {
    const currency = chargeCurrency(provider, country);
    if (!currency) return [];
    const { min, max } = provider.capabilities;
    const inUnits = (minor: number | undefined) => (minor === undefined ? null : fromMinorUnits(currency, minor));
    const limits = { min: inUnits(min[currency]), max: inUnits(max[currency]) };
    return [{ provider: provider.name, sandbox: provider.mode !== 'live', currency, ...limits }];
  });
}
