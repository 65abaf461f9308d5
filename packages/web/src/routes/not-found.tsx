import { paths } from '@softbox/config/paths';
import { data } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { LinkButton } from '../ui/link-button.tsx';

export const notFound = () => data(null, { status: 404 });

/** Without a thrown 404 an unknown path would answer 200. */
export function notFoundLoader(): never {
  throw notFound();
}

export function NotFound() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <PageMeta title={translate('shell.notFound.title')} noIndex />
      <h1 className="font-semibold text-display">{translate('shell.notFound.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{translate('shell.notFound.text')}</p>
      <LinkButton to={paths.landing(code)}>{translate('common.backHome')}</LinkButton>
    </div>
  );
}
