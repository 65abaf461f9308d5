import { COUNTRIES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import { formatCharge, priceInDollars, toMinorUnits } from '@softbox/config/money';
import { useState } from 'react';
import { trpc } from '../../lib/trpc.ts';

interface Basket {
  lines: readonly { unitAmount: number; quantity: number }[] | undefined;
  /** In whole units of the country's currency. */
  total: number | undefined;
}

/** How an order of the country can be paid, and which way is chosen: the preferred one, else the first that takes it. */
export function useMethods(
  country: CountryCode | undefined,
  { lines, total }: Basket = { lines: undefined, total: undefined },
  preferred?: ProviderName | null,
) {
  const { data, error, refetch } = trpc.payment.options.useQuery(
    { country: country ?? 'US' },
    { enabled: country !== undefined },
  );
  const [choice, choose] = useState<ProviderName | null>(null);
  /** The charge that was agreed to: a changed basket has to be agreed to anew. */
  const [agreedTo, setAgreedTo] = useState<number | null>(null);

  const options = data?.map((option) => {
    const isForeign = country !== undefined && option.currency !== COUNTRIES[country].currency;
    const amount = isForeign ? lines && country && priceInDollars(country, lines) : total;
    const tooSmall = amount !== undefined && option.min !== null && amount < option.min;
    const tooLarge = amount !== undefined && option.max !== null && amount > option.max;
    return { ...option, isForeign, amount, excluded: tooSmall ? 'min' : tooLarge ? 'max' : null } as const;
  });
  const wanted = choice ?? preferred;
  const takers = options?.filter(({ excluded }) => excluded === null);
  const chosen = takers?.find(({ provider }) => provider === wanted) ?? takers?.[0];
  /** Another currency than the shown one: needs to be agreed to. */
  const foreign = chosen?.isForeign && chosen.amount !== undefined ? { ...chosen, amount: chosen.amount } : undefined;
  const agreed = !foreign || agreedTo === foreign.amount;
  return {
    country,
    total,
    options,
    chosen,
    /** Nothing that is paid in this way is money. */
    sandbox: (chosen ?? options?.[0])?.sandbox ?? false,
    choose,
    foreign,
    /** What is charged, written out, where that is not the price. */
    charge:
      foreign && country
        ? formatCharge(country, foreign.currency, toMinorUnits(foreign.currency, foreign.amount))
        : undefined,
    agreed,
    agree: (yes: boolean) => setAgreedTo(yes && foreign ? foreign.amount : null),
    accepted: foreign && agreed ? { amount: String(foreign.amount), currency: foreign.currency } : undefined,
    ready: chosen !== undefined && agreed,
    error,
    retry: () => void refetch(),
  };
}
