import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { CONSENT_VERSIONS } from '@softbox/config/orders';
import { TERMS_SECTIONS } from '@softbox/config/paths';
import { Printer } from 'lucide-react';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { useSite } from '../../lib/site.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { BackButtons } from './back-buttons.tsx';
import { Contents } from './contents.tsx';
import { type KoreanTerms, TermsSection } from './terms-section.tsx';

/** `korean`: the governing text, where the page is in another language. */
export function Terms({ korean }: { korean: KoreanTerms | null }) {
  const translate = useTranslate();
  const { company } = useSite();
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[useLanguage()], { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="container-page py-10 lg:py-16">
      <BackButtons />
      <div className="mt-10 max-w-3xl lg:mt-16">
        <h1 className="font-bold text-heading">{translate('terms.title')}</h1>
        <p className="mt-5 text-lg text-muted">{translate('terms.lead')}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-muted text-sm">
          {translate('terms.effective', { date: date.format(new Date(CONSENT_VERSIONS.purchase)) })}
          <Button variant="ghost" size="sm" className="min-h-11 print:hidden" onClick={() => print()}>
            <Printer aria-hidden className="size-4" />
            {translate('terms.print')}
          </Button>
        </p>
        {korean && <Alert className="mt-4">{translate('terms.governing')}</Alert>}
      </div>
      <div className="mt-12 gap-16 lg:mt-20 lg:grid lg:grid-cols-[15rem_minmax(0,44rem)] print:block">
        <Contents />
        <div className="flex flex-col gap-14 max-lg:mt-14">
          {TERMS_SECTIONS.map((section) => (
            <TermsSection key={section} section={section} korean={korean} />
          ))}
          <p className="border-line border-t pt-8 text-muted">
            {translate('terms.question', { email: company.email })}
          </p>
          <BackButtons />
        </div>
      </div>
    </div>
  );
}
