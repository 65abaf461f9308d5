import { formatLowest } from '@softbox/config/money';
import { paths } from '@softbox/config/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { ForRobots, StructuredData } from '../features/shell/structured-data.tsx';
import { TemplateStore } from '../features/shop/template-store.tsx';
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
  const count = templates.length;
  const price = formatLowest(
    code,
    templates.map(({ basePrice }) => basePrice),
  );
  const trail = [{ name: translate('shop.title'), path: paths.templates(code) }];
  return (
    <>
      <PageMeta
        title={translate('shop.pageTitle')}
        description={count > 0 ? translate('shop.description', { count, price }) : translate('shop.intro')}
      />
      <ForRobots>{import.meta.env.SSR && <StructuredData trail={trail} />}</ForRobots>
      <TemplateStore templates={templates} />
    </>
  );
}
