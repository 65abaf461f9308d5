import { paths } from '@softbox/config/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageMeta } from '../features/shell/page-meta.tsx';
import { ForRobots, StructuredData } from '../features/shell/structured-data.tsx';
import { Terms } from '../features/terms/terms.tsx';
import { useCountry } from '../lib/country.tsx';
import { useTranslate } from '../lib/i18n.tsx';
import { routeData } from '../lib/route-data.ts';
import { loadWords } from '../lib/words.ts';

/** The Korean text governs, so every other language brings it along. */
export async function loader(args: LoaderFunctionArgs) {
  const { language } = routeData(args);
  const { terms } = await loadWords('ko', ['terms']);
  return { korean: language !== 'ko' && typeof terms === 'object' ? terms : null };
}

export function Component() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { korean } = useLoaderData<typeof loader>();
  const trail = [{ name: translate('terms.title'), path: paths.terms(code) }];
  return (
    <>
      <PageMeta title={translate('terms.title')} description={translate('terms.description')} />
      <ForRobots>{import.meta.env.SSR && <StructuredData trail={trail} />}</ForRobots>
      <Terms korean={korean} />
    </>
  );
}
