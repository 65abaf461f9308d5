import { PACKAGE_IDS, PACKAGES } from '@softbox/config/catalog';
import { formatLowest } from '@softbox/config/money';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactSection } from '../features/landing/contact-section.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Portfolio } from '../features/landing/portfolio.tsx';
import { preview } from '../features/landing/preview.ts';
import { Pricing } from '../features/landing/pricing.tsx';
import { Services } from '../features/landing/services.tsx';
import { useLandingThings } from '../features/landing/use-landing-things.ts';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { ForRobots, StructuredData } from '../features/shell/structured-data.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { routeData } from '../lib/route-data.ts';

/** Never throws: without the catalogue the page is still worth showing, and the portfolio offers to try again. */
export async function loader(args: LoaderFunctionArgs) {
  const { utils, language, site } = routeData(args);
  const all = await utils()
    .then(({ catalog }) => catalog.templates.fetch({ language }))
    .catch(() => null);
  site.isIncomplete = all === null;
  return {
    // Whatever a filter of the portfolio shows is among what it shows of all.
    templates: all && preview(all, 'all'),
    lowestPrice: Math.min(...[...(all ?? []), ...PACKAGE_IDS.map((id) => PACKAGES[id])].map((item) => item.basePrice)),
  };
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { templates, lowestPrice } = useLoaderData<typeof loader>();
  const price = formatLowest(code, [lowestPrice]);
  return (
    <>
      <PageMeta title={translate('landing.title')} description={translate('landing.description', { price })} />
      <ForRobots>{import.meta.env.SSR && <Things />}</ForRobots>
      <Hero price={price} />
      <Services />
      <Portfolio templates={templates} />
      <Pricing />
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </>
  );
}

const Things = () => <StructuredData things={useLandingThings()} />;
