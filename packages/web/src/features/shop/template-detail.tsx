import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { IncludedList } from './included-list.tsx';
import type { Template } from './template-card.tsx';

export function TemplateDetail({ template }: { template: Template }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { id, category, title, type, description, basePrice, image } = template;
  return (
    <div className="container-page py-6 sm:py-10">
      <Link
        to={paths.templates(code)}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {translate('shop.backToStore')}
      </Link>
      <article className="grid gap-8 md:grid-cols-2 md:gap-12 lg:gap-20">
        <div className="md:sticky md:top-[calc(var(--bar-height)+1.5rem)] md:self-start">
          <Picture
            src={image}
            alt={title}
            width={960}
            height={1200}
            priority
            className="aspect-4/5 max-h-[80dvh] w-full rounded-xl object-cover"
          />
        </div>
        <div className="flex flex-col gap-6 md:py-6">
          <header className="flex flex-col items-start gap-3">
            <Badge>{translate(`shop.categories.${category}`)}</Badge>
            <h1 className="font-semibold text-heading">{title}</h1>
            <p className="text-lg text-muted">{type}</p>
          </header>
          <p>
            <span className="sr-only">{translate('shop.price')} </span>
            <Price className="text-title">{formatMoney(code, priceIn(code, basePrice))}</Price>
          </p>
          <p className="max-w-prose text-lg leading-relaxed">{description}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" onClick={() => openDialog({ kind: 'purchase-method', item: { kind: 'template', id } })}>
              {translate('shop.order')}
            </Button>
            <LinkButton size="lg" variant="secondary" to={paths.landing(code, 'pricing')}>
              {translate('shop.buyNow')}
            </LinkButton>
          </div>
          <IncludedList />
        </div>
      </article>
    </div>
  );
}
