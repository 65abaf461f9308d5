import { SERVICES } from '@softbox/config/catalog';
import { paths } from '@softbox/config/paths';
import { type ReactNode, useId } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSite } from '../../lib/site.ts';
import { Link } from '../../ui/link.tsx';
import { CompanyBlock } from './company-block.tsx';
import { Logo } from './logo.tsx';

const LINK = 'inline-block py-1.5 text-muted transition-colors hover:text-ink hover:underline';

export function Footer() {
  const translate = useTranslate();
  const { company } = useSite();
  const { code } = useCountry();
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-12 py-16 lg:grid-cols-[1.2fr_1.1fr_0.9fr_1.9fr]">
        <div className="col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-xs text-muted">{translate('shell.footer.tagline')}</p>
        </div>
        <Column title={translate('shell.footer.services')}>
          {SERVICES.map((service) => (
            <li key={service}>
              <Link to={paths.landing(code, 'services')} className={LINK}>
                {translate(`landing.services.${service}.title`)}
              </Link>
            </li>
          ))}
        </Column>
        <Column title={translate('shell.footer.links')}>
          {(['home', 'portfolio', 'pricing'] as const).map((section) => (
            <li key={section}>
              <Link to={paths.landing(code, section)} className={LINK}>
                {translate(`shell.footer.${section}`)}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.terms(code)} className={LINK}>
              {translate('shell.footer.terms')}
            </Link>
          </li>
          <li>
            <a href={company.socialUrl} target="_blank" rel="noopener noreferrer" className={LINK}>
              {translate('shell.footer.social')}
              <span className="sr-only"> ({translate('common.newTab')})</span>
              <span aria-hidden>&nbsp;↗</span>
            </a>
          </li>
        </Column>
        <CompanyBlock />
      </div>
      <div className="container-page">
        <p className="border-line border-t py-6 text-muted text-sm">
          {translate('shell.footer.rights', { year: new Date().getFullYear(), name: company.name })}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      <ul className="flex flex-col">{children}</ul>
    </section>
  );
}
