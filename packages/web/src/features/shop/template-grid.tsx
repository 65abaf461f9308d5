import { useTranslate } from '../../lib/i18n.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Template, TemplateCard } from './template-card.tsx';

/** The first row of a phone: loaded before the rest, which would only take the line from them. */
const FIRST_ROW = 2;

/**
 * Masonry by setting every second column lower: rows stay rows for reading and tabbing, and nothing moves while pictures
 * arrive, for each has its place of 4:5.
 */
export function TemplateGrid({ templates }: { templates: readonly Template[] }) {
  const translate = useTranslate();
  if (templates.length === 0) return <EmptyState title={translate('shop.empty')} text={translate('shop.emptyText')} />;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pb-12 sm:gap-x-6 sm:gap-y-10 md:grid-cols-3 xl:grid-cols-4">
      {templates.map((template, index) => (
        <li
          key={template.id}
          className="max-md:even:translate-y-8 md:max-xl:nth-[3n+2]:translate-y-10 xl:even:translate-y-12"
        >
          <TemplateCard template={template} priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
