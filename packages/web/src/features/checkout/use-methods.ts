import type { CountryCode, ProviderName } from '@softbox/config/countries';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

/** How an order of the country can be paid, and which way is chosen: the preferred one, else the first. */
export function useMethods(country: CountryCode | undefined, preferred?: ProviderName | null) {
  const { data, error, refetch } = trpc.payment.options.useQuery(
    { country: country ?? 'US' },
    { enabled: country !== undefined },
  );
  const [choice, choose] = useState<ProviderName | null>(null);
  const wanted = choice ?? preferred;
  const chosen = data?.find(({ provider }) => provider === wanted) ?? data?.[0];
  return { options: data, chosen, choose, error, retry: () => void refetch() };
}
