import { formatLowest } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { StructuredData } from '../features/shell/structured-data.tsx';
import { TemplateStore } from '../features/shop/template-store.tsx';
import { useCountry } from '../lib/country.tsx';
import { useLanguage, useTranslate } from '../lib/i18n.tsx';
import { prefetch } from '../lib/prefetch.ts';
import { routeData } from '../lib/route-data.ts';
import { trpc } from '../lib/trpc.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { language, utils } = await routeData(args);
  await prefetch(utils.catalog.templates.ensureData({ language }));
  return null;
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { data: templates = [] } = trpc.catalog.templates.useQuery({ language: useLanguage() });
  const count = templates.length;
  const price = formatLowest(
    code,
    templates.map(({ basePrice }) => basePrice),
  );
  return (
    <>
      <PageMeta
        title={translate('shop.pageTitle')}
        description={count > 0 ? translate('shop.description', { count, price }) : translate('shop.intro')}
      />
      <StructuredData trail={[{ name: translate('shop.title'), path: paths.templates(code) }]} />
      <TemplateStore />
    </>
  );
}
