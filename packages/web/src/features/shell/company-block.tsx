import { COMPANY_REGIONS } from '@softbox/config/company';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSite } from '../../lib/site.ts';

/** Who is behind the site, as the law of most of the six countries asks. The studio sets the facts at its desk. */
export function CompanyBlock() {
  const translate = useTranslate();
  const { company, language } = useSite();
  const id = useId();
  return (
    <section aria-labelledby={id} className="col-span-2 lg:col-span-1">
      <h2 id={id} className="mb-3 font-semibold">
        {translate('shell.footer.company')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
        <Fact name={translate('shell.footer.business')}>{company.name}</Fact>
        <Fact name={translate('shell.footer.representative')}>{company.representative}</Fact>
        <Fact name={translate('shell.footer.registration')}>{company.registrationNumber}</Fact>
        <Fact name={translate('shell.footer.address')}>
          <span lang="en">{company.address}</span>
        </Fact>
        <Fact name={translate('shell.footer.phone')}>
          {COMPANY_REGIONS.map((region) => (
            <span key={region} className="block">
              <span className="text-muted">{translate(`shell.footer.phones.${region}`)} </span>
              <a
                href={`tel:${company.phones[region].replaceAll(/[^+\d]/g, '')}`}
                className="inline-block py-0.5 tabular-nums hover:underline"
              >
                {company.phones[region]}
              </a>
            </span>
          ))}
        </Fact>
        <Fact name={translate('shell.footer.email')}>
          <a href={`mailto:${company.email}`} className="inline-block py-0.5 underline">
            {company.email}
          </a>
        </Fact>
        <Fact name={translate('shell.footer.hours')}>{company.hours[language]}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd>{children}</dd>
  </>
);
