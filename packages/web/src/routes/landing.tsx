import type { LoaderFunctionArgs } from 'react-router';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { ContactSection } from '../features/landing/contact-section.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { Portfolio } from '../features/landing/portfolio.tsx';
import { Pricing } from '../features/landing/pricing.tsx';
import { Services } from '../features/landing/services.tsx';
import { useLandingThings } from '../features/landing/use-landing-things.ts';
import { useLowestPrice } from '../features/landing/use-lowest-price.ts';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { StructuredData } from '../features/shell/structured-data.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { routeData } from '../lib/route-data.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { utils, language } = await routeData(args);
  // Never throws: without the catalogue the page is still worth showing, and the portfolio offers to try again.
  await utils.catalog.templates.prefetch({ language });
  return null;
}

export function Component() {
  const translate = useTranslate();
  const price = useLowestPrice();
  return (
    <>
      <PageMeta title={translate('landing.title')} description={translate('landing.description', { price })} />
      <StructuredData things={useLandingThings()} />
      <Hero />
      <Services />
      <Portfolio />
      <Pricing />
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </>
  );
}
