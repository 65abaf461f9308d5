import { paths } from '@softbox/config/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { StructuredData } from '../features/shell/structured-data.tsx';
import { Trial } from '../features/trial/trial.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { prefetch } from '../lib/prefetch.ts';
import { routeData } from '../lib/route-data.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { language, utils } = await routeData(args);
  await prefetch(utils.catalog.templates.ensureData({ language }));
  return null;
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <>
      <PageMeta title={translate('trial.title')} description={translate('trial.description')} />
      <StructuredData trail={[{ name: translate('trial.title'), path: paths.trial(code) }]} />
      <Trial />
    </>
  );
}
