import type { Outputs } from '@softbox/api/types';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { NoPortfolio } from './no-portfolio.tsx';
import { PortfolioGrid } from './portfolio-grid.tsx';
import { FILTERS, type Filter } from './preview.ts';
import { SectionHeading } from './section-heading.tsx';

/** The gallery: dark in either theme, so that the pictures are the light in the room. */
export function Portfolio({ templates }: { templates: Outputs['catalog']['templates'] | null }) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <section
      id="portfolio"
      aria-labelledby="portfolio-title"
      data-theme="dark"
      className="bg-paper py-20 text-ink lg:py-32"
    >
      <div className="container-page">
        <SectionHeading
          id="portfolio-title"
          title={translate('landing.portfolio.title')}
          text={translate('landing.portfolio.text')}
        />
        <fieldset className="mt-8 flex flex-wrap gap-1 sm:gap-2 lg:mt-14">
          <legend className="sr-only">{translate('landing.portfolio.filter')}</legend>
          {FILTERS.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === filter}
              onClick={() => setFilter(value)}
              className={classNames(
                'min-h-11 cursor-pointer rounded-full px-3 font-medium text-sm transition-colors sm:px-5 sm:text-base',
                value === filter ? 'bg-ink text-paper' : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {translate(`shop.categories.${value}`)}
            </button>
          ))}
        </fieldset>
        {templates ? <PortfolioGrid templates={templates} filter={filter} /> : <NoPortfolio />}
      </div>
    </section>
  );
}
