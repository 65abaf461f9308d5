import { paths } from '@softbox/config/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { ForRobots, StructuredData } from '../features/shell/structured-data.tsx';
import { Trial } from '../features/trial/trial.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { prefetch } from '../lib/prefetch.ts';
import { routeData } from '../lib/route-data.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { language, utils } = routeData(args);
  return prefetch(utils().then(({ catalog }) => catalog.templates.fetch({ language })));
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  const templates = useLoaderData<typeof loader>();
  const trail = [{ name: translate('trial.title'), path: paths.trial(code) }];
  return (
    <>
      <PageMeta title={translate('trial.title')} description={translate('trial.description')} />
      <ForRobots>{import.meta.env.SSR && <StructuredData trail={trail} />}</ForRobots>
      <Trial templates={templates} />
    </>
  );
}
