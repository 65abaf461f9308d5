import { PACKAGE_IDS, PACKAGES } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { largestUrl } from '@softbox/config/pictures';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { usePageUrl } from '../../lib/page-url.ts';
import { useSite } from '../../lib/site.ts';
import { organization, product, type Thing, webSite } from '../../lib/structured-data.ts';

/** Who this is, and the packages that are sold on this page. */
export function useLandingThings(): Thing[] {
  const translate = useTranslate();
  const { code } = useCountry();
  const { origin, company } = useSite();
  const urlOf = usePageUrl();
  return [
    organization(origin, company),
    webSite(origin, translate('common.brand')),
    ...PACKAGE_IDS.map((id) =>
      product(origin, {
        sku: `package-${id}`,
        name: translate(`packages.${id}.name`),
        description: translate(`packages.${id}.description`),
        images: [`${origin}${largestUrl(PACKAGES[id].picture)}`],
        basePrice: PACKAGES[id].basePrice,
        url: urlOf(paths.landing(code, 'pricing')),
        country: code,
        reviews: null,
        company,
      }),
    ),
  ];
}
