import type { ReactNode } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSite } from '../../lib/site.ts';

/** The invitation; the form itself is handed in, since it is a feature of its own. */
export function ContactSection({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { company, language } = useSite();
  return (
    <section id="contact" aria-labelledby="contact-title" className="border-line border-t">
      <div className="container-page grid gap-x-16 gap-y-12 py-20 lg:grid-cols-[5fr_6fr] lg:py-32">
        <div>
          <h2 id="contact-title" className="font-bold text-heading">
            {translate('landing.contact.title')}
          </h2>
          <p className="mt-5 max-w-md text-lg text-muted leading-relaxed">{translate('landing.contact.text')}</p>
          <dl className="mt-10 grid gap-5">
            <div>
              <dt className="text-muted text-sm">{translate('landing.contact.email')}</dt>
              <dd>
                <a
                  href={`mailto:${company.email}`}
                  className="inline-block py-1 font-semibold text-lg underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {company.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-muted text-sm">{translate('landing.contact.hours')}</dt>
              <dd className="font-semibold text-lg">{company.hours[language]}</dd>
            </div>
          </dl>
        </div>
        {children}
      </div>
    </section>
  );
}
