import type { Outputs } from '@softbox/api/types';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { usePageUrl } from '../../lib/page-url.ts';
import { pictureAddress } from '../../lib/share-picture.ts';
import { useSite } from '../../lib/site.ts';
import { product, type Thing } from '../../lib/structured-data.ts';
import type { TemplateDetails } from './template-detail.tsx';

/** The template as something that is sold here, in the country's currency. */
export function useTemplateThings(
  { id, title, description, category, basePrice, image, picture, gallery }: TemplateDetails,
  reviews: Outputs['reviews']['ofItem'] | null,
): Thing[] {
  const translate = useTranslate();
  const { code } = useCountry();
  const { origin, company } = useSite();
  const urlOf = usePageUrl();
  const views = [{ image, picture }, ...gallery].map((view) => pictureAddress(view.picture ?? view.image));
  return [
    product(origin, {
      sku: `template-${id}`,
      name: title,
      description,
      images: views.map((path) => new URL(path, origin).href),
      category: translate(`shop.categories.${category}`),
      basePrice,
      url: urlOf(paths.template(code, id)),
      country: code,
      reviews,
      company,
    }),
  ];
}
