import { paths } from '@softbox/config/paths';
import { data } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { LostBottle } from '../ui/illustrations/lost-bottle.tsx';
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
    <div className="container-page flex min-h-[70dvh] flex-col justify-center gap-x-16 gap-y-8 py-16 lg:flex-row-reverse lg:items-center lg:justify-between">
      <PageMeta title={translate('shell.notFound.title')} noIndex />
      <div className="w-72 max-w-full lg:w-112">
        <LostBottle />
      </div>
      <div className="flex flex-col items-start gap-6">
        <h1 lang="en" className="font-semibold text-display">
          {translate('shell.notFound.title')}
        </h1>
        <p className="max-w-prose text-lg text-muted">{translate('shell.notFound.text')}</p>
        <LinkButton to={paths.landing(code)}>{translate('common.backHome')}</LinkButton>
      </div>
    </div>
  );
}
