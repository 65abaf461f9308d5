import { type LoaderFunctionArgs, redirect } from 'react-router';
import { withPrefix } from '../lib/country-path.ts';
import { siteContext } from '../lib/route-data.ts';
import { notFound } from './not-found.tsx';

/**
 * `/terms?x` goes on as `/kr/terms?x`, under the current country. The browser carries the hash over by itself.
 * Asked of the request: the router's own `url` has its query written anew (`%20` as `+`).
 */
export async function unprefixedLoader({ request, context }: LoaderFunctionArgs) {
  const target = withPrefix(new URL(request.url), await context.get(siteContext).currentCountry());
  throw target ? redirect(target) : notFound();
}
