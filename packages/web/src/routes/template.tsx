import type { Outputs } from '@softbox/api/types';
import { formatMoney, priceIn } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { Suspense } from 'react';
import { isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { ForRobots, StructuredData } from '../features/shell/structured-data.tsx';
import { TemplateDetail, type TemplateDetails } from '../features/shop/template-detail.tsx';
import { TemplateNotFound } from '../features/shop/template-not-found.tsx';
import { useTemplateThings } from '../features/shop/use-template-things.ts';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { prefetch } from '../lib/prefetch.ts';
import { routeData } from '../lib/route-data.ts';
import { lazyWithWords, loadWords } from '../lib/words.ts';
import { ErrorPage } from './error-page.tsx';
import { notFound } from './not-found.tsx';

const TemplateReviews = lazyWithWords('reviews', () => import('../features/reviews/template-reviews.tsx'));

export async function loader(args: LoaderFunctionArgs) {
  const { language, utils, site } = routeData(args);
  const { id = '' } = args.params;
  if (!/^[1-9]\d{0,6}$/.test(id)) throw notFound();
  const shop = await utils();
  const [template, said] = await Promise.all([
    prefetch(shop.catalog.template.fetch({ id: Number(id), language })),
    // Without what others say the page is still worth showing.
    shop.reviews.ofItem.fetch({ itemKey: `template:${id}` }).catch(() => null),
  ]);
  site.isIncomplete = said === null;
  const reviews = said?.count ? said : null;
  if (reviews) await loadWords(language, ['reviews']);
  return { template, reviews };
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { template, reviews } = useLoaderData<typeof loader>();
  const { title, type, description, image, picture } = template;
  const price = formatMoney(code, priceIn(code, template.basePrice));
  return (
    <>
      <PageMeta
        title={translate('shop.templateTitle', { title, price })}
        description={translate('shop.templateDescription', { type, price, description })}
        picture={picture ?? image}
      />
      <ForRobots>{import.meta.env.SSR && <Things template={template} reviews={reviews} />}</ForRobots>
      <TemplateDetail template={template}>
        <Suspense>{reviews && <TemplateReviews reviews={reviews} />}</Suspense>
      </TemplateDetail>
    </>
  );
}

function Things({ template, reviews }: { template: TemplateDetails; reviews: Outputs['reviews']['ofItem'] | null }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const trail = [
    { name: translate('shop.title'), path: paths.templates(code) },
    { name: template.title, path: paths.template(code, template.id) },
  ];
  return <StructuredData things={useTemplateThings(template, reviews)} trail={trail} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const translate = useTranslate();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage />;
  return (
    <>
      <PageMeta title={translate('shop.notFound.title')} noIndex />
      <TemplateNotFound />
    </>
  );
}
