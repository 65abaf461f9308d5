import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { Trial } from '../features/trial/trial.tsx';
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
  return (
    <>
      <PageMeta title={translate('trial.title')} description={translate('trial.description')} />
      <Trial />
    </>
  );
}
