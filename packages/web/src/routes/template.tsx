import { isRouteErrorResponse, type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { TemplateDetail } from '../features/shop/template-detail.tsx';
import { TemplateNotFound } from '../features/shop/template-not-found.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { prefetch } from '../lib/prefetch.ts';
import { routeData } from '../lib/route-data.ts';
import { ErrorPage } from './error-page.tsx';
import { notFound } from './not-found.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { language, utils } = await routeData(args);
  const { id = '' } = args.params;
  if (!/^[1-9]\d{0,6}$/.test(id)) throw notFound();
  return prefetch(utils.catalog.template.ensureData({ id: Number(id), language }));
}

export function Component() {
  const template = useLoaderData<typeof loader>();
  return (
    <>
      <PageMeta title={template.title} description={template.description} image={template.image} />
      <TemplateDetail template={template} />
    </>
  );
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
