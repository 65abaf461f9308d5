import type { WordsPart } from '@softbox/config/load-words';
import { UNPREFIXED } from '@softbox/config/paths';
import type { RouteObject } from 'react-router';
import { BareDocument, Document } from './document.tsx';
import { loaderWithWords } from './lib/loader-with-words.ts';
import { SITE_ROUTE_ID, siteLoader, siteShouldReload } from './lib/site.ts';
import { withApi } from './lib/with-api.tsx';
import { CountryLayout, countryLoader } from './routes/country-layout.tsx';
import { ErrorPage } from './routes/error-page.tsx';
import { notFoundLoader } from './routes/not-found.tsx';
import { unprefixedLoader } from './routes/unprefixed.tsx';

type Screen = Awaited<ReturnType<Extract<RouteObject['lazy'], () => unknown>>>;

/** What the server and the first page need to know about a screen. */
export interface ScreenHandle {
  /** Lets the server name the screen's file to the browser. */
  module: string;
  /** Says the same to everybody in one language: it may be kept, and needs no code until somebody takes an interest. */
  isPublic: boolean;
  /** Nothing can be done on it without code: nobody's interest is waited for. */
  atOnce: boolean;
  words: readonly WordsPart[];
}

interface ScreenOptions {
  file: string;
  load: () => Promise<Screen>;
  words?: readonly WordsPart[];
  atOnce?: boolean;
}

const screen = (path: string, { load, ...handle }: Omit<ScreenOptions, 'file'> & ScreenHandle): RouteObject => ({
  ...(path ? { path } : { index: true }),
  handle,
  lazy: async () => {
    const { loader, ...module } = await load();
    return { ...module, loader: loaderWithWords(handle.words, loader) };
  },
  caseSensitive: true,
});

/** A screen is loaded when it is visited. Its file exports `Component` and, where needed, `loader` and `ErrorBoundary`. */
const publicScreen = (path: string, { file, words = [], atOnce = false, load }: ScreenOptions) =>
  screen(path, { module: `src/routes/${file}.tsx`, isPublic: true, atOnce, words, load });

const privateScreen = (path: string, { file, words = [], load }: ScreenOptions) =>
  screen(path, {
    module: `src/routes/${file}.tsx`,
    isPublic: false,
    atOnce: true,
    words: ['account', ...words],
    load: async () => {
      const { Component, ...module } = await load();
      return Component ? { ...module, Component: await withApi(async () => Component)() } : module;
    },
  });

const SCREENS: RouteObject[] = [
  publicScreen('', { file: 'landing', load: () => import('./routes/landing.tsx') }),
  publicScreen('templateshop', { file: 'shop', load: () => import('./routes/shop.tsx') }),
  publicScreen('template/:id', { file: 'template', load: () => import('./routes/template.tsx') }),
  publicScreen('try', { file: 'try', words: ['trial'], atOnce: true, load: () => import('./routes/try.tsx') }),
  publicScreen('terms', { file: 'terms', words: ['terms'], load: () => import('./routes/terms.tsx') }),
  privateScreen('profile', { file: 'profile', load: () => import('./routes/profile.tsx') }),
  privateScreen('reset-password', { file: 'reset-password', load: () => import('./routes/reset-password.tsx') }),
  privateScreen('undo-email', { file: 'undo-email', load: () => import('./routes/undo-email.tsx') }),
  privateScreen('invitation', { file: 'invitation', words: ['desk'], load: () => import('./routes/invitation.tsx') }),
  privateScreen('payment/success', { file: 'payment-success', load: () => import('./routes/payment-success.tsx') }),
  privateScreen('payment/fail', { file: 'payment-fail', load: () => import('./routes/payment-fail.tsx') }),
  privateScreen('cart', { file: 'cart', load: () => import('./routes/cart.tsx') }),
  privateScreen('orders/:id', { file: 'order', load: () => import('./routes/order.tsx') }),
  privateScreen('admin', { file: 'admin', words: ['desk'], load: () => import('./routes/admin.tsx') }),
  privateScreen('admin/users', {
    file: 'admin-users',
    words: ['desk'],
    load: () => import('./routes/admin-users.tsx'),
  }),
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
