import { type LoaderFunctionArgs, redirect } from 'react-router';
import { withPrefix } from '../lib/country-path.ts';
import { siteContext } from '../lib/route-data.ts';
import { notFound } from './not-found.tsx';

/** `/terms?x` goes on as `/kr/terms?x`, under the current country. The browser carries the hash over by itself. */
export async function unprefixedLoader({ url, context }: LoaderFunctionArgs) {
  const target = withPrefix(url, await context.get(siteContext).currentCountry());
  throw target ? redirect(target) : notFound();
}
