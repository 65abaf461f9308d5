import { COMPANY } from '@softbox/config/company';
import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';

const REGIONS = ['AU', 'KR', 'MY'] as const;

/** Who is behind the site, as the law of most of the six countries asks. The facts stand in config/company.ts. */
export function CompanyBlock() {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="col-span-2 lg:col-span-1">
      <h2 id={id} className="mb-3 font-semibold">
        {translate('shell.footer.company')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
        <Fact name={translate('shell.footer.business')}>{COMPANY.name}</Fact>
        <Fact name={translate('shell.footer.representative')}>{COMPANY.representative}</Fact>
        <Fact name={translate('shell.footer.registration')}>{COMPANY.registrationNumber}</Fact>
        <Fact name={translate('shell.footer.address')}>
          <span lang="en">{COMPANY.address}</span>
        </Fact>
        <Fact name={translate('shell.footer.phone')}>
          {REGIONS.map((region) => (
            <span key={region} className="block">
              <span className="text-muted">{translate(`shell.footer.phones.${region}`)} </span>
              <a
                href={`tel:${COMPANY.phones[region].replaceAll(/[^+\d]/g, '')}`}
                className="inline-block py-0.5 tabular-nums hover:underline"
              >
                {COMPANY.phones[region]}
              </a>
            </span>
          ))}
        </Fact>
        <Fact name={translate('shell.footer.email')}>
          <a href={`mailto:${COMPANY.email}`} className="inline-block py-0.5 underline">
            {COMPANY.email}
          </a>
        </Fact>
        <Fact name={translate('shell.footer.hours')}>{translate('shell.footer.hoursValue')}</Fact>
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
