import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CategoryFilter } from './category-filter.tsx';
import type { Template } from './template-card.tsx';
import { TemplateGrid } from './template-grid.tsx';
import { useCategory } from './use-category.ts';

export function TemplateStore({ templates }: { templates: readonly Template[] }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const [category, choose] = useCategory();
  const shown = category === 'all' ? templates : templates.filter((template) => template.category === category);
  return (
    <div className="container-page py-10 sm:py-16">
      <header className="mb-8 flex flex-col gap-3 sm:mb-12">
        <h1 className="font-semibold text-heading">{translate('shop.title')}</h1>
        <p className="max-w-prose text-lg text-muted">{translate('shop.intro')}</p>
      </header>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CategoryFilter chosen={category} onChoose={choose} />
        <p aria-live="polite" className="text-muted text-sm tabular-nums">
          {translate('shop.count', { count: shown.length })}
        </p>
      </div>
      <TemplateGrid templates={shown} />
      <div className="mt-12 flex justify-center">
        <LinkButton variant="secondary" to={paths.landing(code)}>
          {translate('common.backHome')}
        </LinkButton>
      </div>
    </div>
  );
}
