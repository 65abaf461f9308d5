import { CURRENCIES, type Currency } from '@softbox/config/countries';

/** A provider's currency code in ours; money in any other is nothing we asked for and is looked at by hand. */
export function asCurrency(code: string): Currency {
  const currency = CURRENCIES.find((known) => known === code.toUpperCase());
  if (!currency) throw new UnexpectedAnswer(`currency ${code}`);
  return currency;
}

/** The provider answered something we cannot read; what happened there is unknown. */
export class UnexpectedAnswer extends Error {}
