import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import type { Template } from './use-trial-choice.ts';

/** What the studio itself makes: the template's own picture. */
export function StudioPicture({ template }: { template: Template }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { id, title, picture, image, basePrice } = template;
  return (
    <section aria-labelledby="trial-studio">
      <h2 id="trial-studio" className="mb-3 font-semibold">
        {translate('trial.studio')}
      </h2>
      <Picture
        key={id}
        source={picture ?? image}
        alt={title}
        sizes="(min-width: 80rem) 24rem, (min-width: 40rem) 45vw, 95vw"
        className="aspect-4/5 w-full rounded-xl object-cover"
      />
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <Link to={paths.template(code, id)} className="font-medium underline underline-offset-4 hover:text-accent">
          {title}
        </Link>
        <Price>{formatMoney(code, priceIn(code, basePrice))}</Price>
      </p>
      <p className="mt-1 text-muted text-sm leading-relaxed">{translate('trial.studioText')}</p>
    </section>
  );
}
