import { PACKAGE_IDS, PACKAGES } from '@softbox/config/catalog';
import { formatLowest } from '@softbox/config/money';
import { PREVIEW_PARAM } from '@softbox/config/paths';
import { Suspense } from 'react';
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
import { OwnWords, useTranslate } from '../lib/i18n.tsx';
import { routeData } from '../lib/route-data.ts';
import { lazyWithWords, loadWords } from '../lib/words.ts';

const LandingReviews = lazyWithWords('reviews', () => import('../features/reviews/landing-reviews.tsx'));

const PreviewBar = lazyWithWords('desk', () => import('../features/landing/preview-bar.tsx'));

/** Never throws: without the catalogue the page is still worth showing, and the portfolio offers to try again. */
export async function loader(args: LoaderFunctionArgs) {
  const { utils, language, site } = routeData(args);
  // A preview is always asked of the server: the browser needs no code for it.
  const isPreview = import.meta.env.SSR && new URL(args.request.url).searchParams.has(PREVIEW_PARAM);
  const [all, said, shown, draft] = await utils().then(
    ({ catalog, reviews, texts, admin }) =>
      Promise.all([
        catalog.templates.fetch({ language }).catch(() => null),
        reviews.newest.fetch({ language }).catch(() => null),
        texts.shown.fetch({ language }).catch(() => null),
        // Whoever may not see it sees the page as it is.
        isPreview ? admin.content.draftedTexts.fetch({ language }).catch(() => null) : null,
      ]),
    () => [null, null, null, null],
  );
  site.isIncomplete = !all || !said || !shown;
  const reviews = said?.count ? said : null;
  if (reviews) await loadWords(language, ['reviews']);
  if (draft) await loadWords(language, ['desk']);
  return {
    words: draft ?? shown ?? {},
    isPreview: draft !== null,
    reviews,
    // Whatever a filter of the portfolio shows is among what it shows of all.
    templates: all && preview(all, 'all'),
    lowestPrice: Math.min(...[...(all ?? []), ...PACKAGE_IDS.map((id) => PACKAGES[id])].map((item) => item.basePrice)),
  };
}

export function Component() {
  const { words } = useLoaderData<typeof loader>();
  return (
    <OwnWords words={words}>
      <Landing />
    </OwnWords>
  );
}

function Landing() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { templates, lowestPrice, reviews, isPreview } = useLoaderData<typeof loader>();
  const price = formatLowest(code, [lowestPrice]);
  return (
    <>
      <PageMeta
        title={translate('landing.title')}
        description={translate('landing.description', { price })}
        noIndex={isPreview}
      />
      <ForRobots>{import.meta.env.SSR && <Things />}</ForRobots>
      <Suspense>{isPreview && <PreviewBar />}</Suspense>
      <Hero price={price} />
      <Services />
      <Portfolio templates={templates} />
      <Pricing />
      <Suspense>{reviews && <LandingReviews reviews={reviews} />}</Suspense>
      <ContactSection>
        <ContactForm />
      </ContactSection>
    </>
  );
}

const Things = () => <StructuredData things={useLandingThings()} />;
