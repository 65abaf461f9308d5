import { CATEGORIES } from '@softbox/config/catalog';
import { useTranslate } from '../../../lib/i18n.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DeskTemplate } from './templates-panel.tsx';

const POPULAR = 5;

export function CatalogueSummary({ templates }: { templates: DeskTemplate[] }) {
  const translate = useTranslate();
  const count = (isMeant: (template: DeskTemplate) => boolean) => templates.filter(isMeant).length;
  const figures = [
    ...CATEGORIES.map((category) => ({
      label: translate(`shop.categories.${category}`),
      value: count((template) => template.category === category),
    })),
    { label: translate('admin.catalogue.active'), value: count(({ active }) => active) },
    { label: translate('admin.catalogue.inactive'), value: count(({ active }) => !active) },
  ];
  const popular = templates
    .filter(({ ordered }) => ordered > 0)
    .sort((a, b) => b.ordered - a.ordered)
    .slice(0, POPULAR);
  return (
    <section
      aria-label={translate('admin.catalogue.summary')}
      className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <dl className="grid grid-cols-2 content-start gap-3 sm:grid-cols-3">
        {figures.map(({ label, value }) => (
          <Card key={label} className="py-4">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-semibold text-title tabular-nums">{value}</dd>
          </Card>
        ))}
      </dl>
      <Card className="flex flex-col gap-3">
        <h2 className="font-semibold">{translate('admin.catalogue.popular')}</h2>
        {popular.length === 0 && <p className="text-muted text-sm">{translate('admin.catalogue.popularNone')}</p>}
        <ol className="flex flex-col gap-2 text-sm">
          {popular.map(({ id, title, ordered }) => (
            <li key={id} className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 truncate">{title}</span>
              <span className="shrink-0 text-muted tabular-nums">
                {translate('admin.catalogue.ordered', { count: ordered })}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
