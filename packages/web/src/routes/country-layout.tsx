import { countryOfPrefix } from '@softbox/config/countries';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { Shell } from '../features/shell/shell.tsx';
import { withLowerCasePrefix } from '../lib/country-path.ts';
import { AuthDialogPlace } from './auth-dialog-place.tsx';
import { notFound } from './not-found.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** Country prefixes are lower case; in other letters they redirect, anything else is unknown. */
export function countryLoader({ params, request }: LoaderFunctionArgs) {
  if (countryOfPrefix(params.country)) return null;
  const target = withLowerCasePrefix(new URL(request.url));
  throw target ? redirect(target, 301) : notFound();
}

export const CountryLayout = () => (
  <Shell>
    <Outlet />
    <OpenDialog />
    <AuthDialogPlace />
  </Shell>
);
