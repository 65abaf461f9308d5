import { TERMS_SECTIONS } from '@softbox/config/paths';
import { useTranslate } from '../../lib/i18n.tsx';

/** Stays beside the text on wide screens. */
export function Contents() {
  const translate = useTranslate();
  return (
    <nav aria-labelledby="contents" className="top-[calc(var(--bar-height)+2rem)] self-start lg:sticky print:hidden">
      <h2 id="contents" className="mb-2 font-semibold text-muted text-sm">
        {translate('terms.contents')}
      </h2>
      <ol>
        {TERMS_SECTIONS.map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex min-h-11 items-center border-line border-b leading-snug hover:text-accent hover:underline lg:border-b-0"
            >
              {translate(`terms.sections.${section}.title`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
