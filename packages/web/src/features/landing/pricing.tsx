import { PACKAGE_IDS } from '@softbox/config/catalog';
import { LIMITS } from '@softbox/config/limits';
import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PackageCard } from './package-card.tsx';
import { SectionHeading } from './section-heading.tsx';

export function Pricing() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="container-page py-20 lg:py-32">
      <SectionHeading
        id="pricing-title"
        title={translate('landing.pricing.title')}
        text={translate('landing.pricing.text')}
      />
      <ul className="mt-12 grid gap-x-6 gap-y-8 lg:mt-16 lg:grid-cols-3 lg:gap-y-0">
        {PACKAGE_IDS.map((id) => (
          <PackageCard key={id} id={id} />
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
        {translate('packages.usage', { months: LIMITS.maxUsageMonths })}
        <Link
          to={paths.terms(code, 'refund')}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4 hover:text-accent"
        >
          {translate('packages.refundLink')}
          <span className="sr-only"> ({translate('common.newTab')})</span>
          <span aria-hidden>&nbsp;↗</span>
        </Link>
      </p>
      <HowItWorks />
    </section>
  );
}
