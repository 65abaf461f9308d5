import { createTranslate, type MessageTree } from '@softbox/config/i18n';
import type { TermsSection as Section } from '@softbox/config/paths';
import { useTranslate } from '../../lib/i18n.tsx';
import { ClausesOf } from './clauses-of.tsx';

/** The room `terms` of the Korean words. */
export type KoreanTerms = MessageTree;

export function TermsSection({ section, korean }: { section: Section; korean: KoreanTerms | null }) {
  const translate = useTranslate();
  return (
    <section id={section} aria-labelledby={`${section}-title`} className="break-inside-avoid">
      <h2 id={`${section}-title`} className="mb-4 font-bold text-title">
        {translate(`terms.sections.${section}.title`)}
      </h2>
      <ClausesOf section={section} translate={translate} />
      {korean && <KoreanOriginal section={section} korean={korean} />}
    </section>
  );
}

function KoreanOriginal({ section, korean }: { section: Section; korean: KoreanTerms }) {
  const translate = useTranslate();
  const inKorean = createTranslate({ terms: korean });
  return (
    <details className="mt-4 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-muted text-sm underline underline-offset-4 hover:text-ink">
        {translate('terms.korean')}
        <span className="sr-only">: {translate(`terms.sections.${section}.title`)}</span>
      </summary>
      <div lang="ko" className="mt-3 border-accent border-l-2 pl-5">
        <h3 className="mb-3 font-semibold">{inKorean(`terms.sections.${section}.title`)}</h3>
        <ClausesOf section={section} translate={inKorean} />
      </div>
    </details>
  );
}
