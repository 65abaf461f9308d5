import { PACKAGE_IDS, PACKAGES } from '@softbox/config/catalog';
import { formatLowest } from '@softbox/config/money';
import { useCountry } from '../../lib/country.tsx';
import { useLanguage } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';

/** What the cheapest thing on sale costs. Without the catalogue the packages still have a price. */
export function useLowestPrice(): string {
  const { code } = useCountry();
  const { data: templates = [] } = trpc.catalog.templates.useQuery({ language: useLanguage() });
  return formatLowest(
    code,
    [...templates, ...PACKAGE_IDS.map((id) => PACKAGES[id])].map(({ basePrice }) => basePrice),
  );
}
