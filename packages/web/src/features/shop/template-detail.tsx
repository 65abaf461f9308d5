import type { Outputs } from '@softbox/api/types';
import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { ArrowLeft, ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import { IncludedList } from './included-list.tsx';
import { RelatedTemplates } from './related-templates.tsx';
import { TemplateGallery } from './template-gallery.tsx';

export type TemplateDetails = Outputs['catalog']['template'];

/** What buyers say about it is handed in, since it is a feature of its own. */
export function TemplateDetail({ template, children }: { template: TemplateDetails; children: ReactNode }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { id, category, title, type, description, basePrice } = template;
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
          <TemplateGallery key={id} template={template} />
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
          <Link
            to={paths.trial(code, id)}
            className="inline-flex min-h-11 items-center gap-2 self-start font-medium underline decoration-line-strong underline-offset-6 hover:text-accent"
          >
            <ImagePlus aria-hidden className="size-4.5" />
            {translate('shop.tryLink')}
          </Link>
          <IncludedList />
        </div>
      </article>
      {children}
      <RelatedTemplates templates={template.related} />
    </div>
  );
}
