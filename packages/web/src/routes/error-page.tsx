import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import type { RouteFailure } from '../lib/prefetch.ts';
import { Button } from '../ui/button.tsx';
import { NotFound } from './not-found.tsx';

/** Whatever a screen could not deal with. Reloading is also the cure after a new version was deployed. */
export function ErrorPage() {
  const error = useRouteError();
  const translate = useTranslate();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const failure = isRouteErrorResponse(error) ? (error.data as RouteFailure | null) : null; // thrown by prefetch
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <PageMeta title={translate('common.failure.title')} noIndex />
      <h1 className="font-semibold text-heading">{translate('common.failure.title')}</h1>
      <p className="max-w-prose text-lg text-muted" role="alert">
        {failure?.code ? failure.message : translate('common.failure.text')}
      </p>
      <Button onClick={() => location.reload()}>{translate('common.retry')}</Button>
    </div>
  );
}
