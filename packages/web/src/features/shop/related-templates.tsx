import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { TemplateDetails } from './template-detail.tsx';

export function RelatedTemplates({ templates }: { templates: TemplateDetails['related'] }) {
  const translate = useTranslate();
  const { code } = useCountry();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-line border-t pt-12 lg:mt-24 lg:pt-16">
      <h2 id="related" className="mb-6 font-semibold text-title sm:mb-8">
        {translate('shop.related')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4">
        {templates.map(({ id, title, type, basePrice, image, picture }) => (
          <li key={id}>
            <Link to={paths.template(code, id)} className="group flex flex-col gap-3 rounded-lg">
              <span className="drawn-when-near block aspect-4/5 overflow-hidden rounded-lg">
                <Picture
                  source={picture ?? image}
                  alt=""
                  sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 45vw"
                  className="size-full object-cover transition-transform duration-500 group-hover:scale-103"
                />
              </span>
              <span className="flex flex-col gap-0.5">
                <span className="font-medium leading-snug group-hover:text-accent">{title}</span>
                <span className="text-muted text-sm">{type}</span>
                <Price className="mt-1 text-sm">{formatMoney(code, priceIn(code, basePrice))}</Price>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
