import { countryOfPrefix } from '@softbox/config/countries';
import { type LoaderFunctionArgs, Outlet, redirect } from 'react-router';
import { Shell } from '../features/shell/shell.tsx';
import { withLowerCasePrefix } from '../lib/country-path.ts';
import { AuthDialogPlace } from './auth-dialog-place.tsx';
import { notFound } from './not-found.tsx';
import { OpenDialog } from './open-dialog.tsx';

/** Country prefixes are lower case; in other letters they redirect, anything else is unknown. */
export function countryLoader({ params, url }: LoaderFunctionArgs) {
  if (countryOfPrefix(params.country)) return null;
  const target = withLowerCasePrefix(url);
  throw target ? redirect(target) : notFound();
}

export const CountryLayout = () => (
  <Shell>
    <Outlet />
    <OpenDialog />
    <AuthDialogPlace />
  </Shell>
);
