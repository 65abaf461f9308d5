import { UNPREFIXED } from '@softbox/config/paths';
import type { RouteObject } from 'react-router';
import { BareDocument, Document } from './document.tsx';
import { SITE_ROUTE_ID, siteLoader, siteShouldReload } from './lib/site.ts';
import { CountryLayout, countryLoader } from './routes/country-layout.tsx';
import { ErrorPage } from './routes/error-page.tsx';
import { notFoundLoader } from './routes/not-found.tsx';
import { unprefixedLoader } from './routes/unprefixed.tsx';

type Screen = Awaited<ReturnType<Extract<RouteObject['lazy'], () => unknown>>>;

/**
 * A screen is loaded when it is visited. Its file exports `Component` and, where it needs them, `loader` and
 * `ErrorBoundary`. The file's name lets the server preload it.
 */
const screen = (path: string, file: string, load: () => Promise<Screen>): RouteObject => ({
  ...(path ? { path } : { index: true }),
  handle: { module: `src/routes/${file}.tsx` },
  lazy: load,
  caseSensitive: true,
});

const SCREENS: RouteObject[] = [
  screen('', 'landing', () => import('./routes/landing.tsx')),
  screen('templateshop', 'shop', () => import('./routes/shop.tsx')),
  screen('template/:id', 'template', () => import('./routes/template.tsx')),
  screen('try', 'try', () => import('./routes/try.tsx')),
  screen('terms', 'terms', () => import('./routes/terms.tsx')),
  screen('profile', 'profile', () => import('./routes/profile.tsx')),
  screen('reset-password', 'reset-password', () => import('./routes/reset-password.tsx')),
  screen('undo-email', 'undo-email', () => import('./routes/undo-email.tsx')),
  screen('payment/success', 'payment-success', () => import('./routes/payment-success.tsx')),
  screen('payment/fail', 'payment-fail', () => import('./routes/payment-fail.tsx')),
  screen('cart', 'cart', () => import('./routes/cart.tsx')),
  screen('orders/:id', 'order', () => import('./routes/order.tsx')),
  screen('admin', 'admin', () => import('./routes/admin.tsx')),
  screen('admin/users', 'admin-users', () => import('./routes/admin-users.tsx')),
];

const unknown: RouteObject = { path: '*', loader: notFoundLoader };

export const routes: RouteObject[] = [
  {
    id: SITE_ROUTE_ID,
    path: '/',
    loader: siteLoader,
    shouldRevalidate: siteShouldReload,
    Component: Document,
    ErrorBoundary: BareDocument,
    HydrateFallback: () => null,
    children: [
      {
        Component: CountryLayout,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...UNPREFIXED.map(
                (path): RouteObject => ({
                  ...(path ? { path } : { index: true }),
                  loader: unprefixedLoader,
                  caseSensitive: true,
                }),
              ),
              { path: ':country', loader: countryLoader, children: [...SCREENS, unknown] },
              unknown,
            ],
          },
        ],
      },
    ],
  },
];
