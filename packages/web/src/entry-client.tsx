import './app.css';
import { COUNTRY_CODES, DEFAULT_COUNTRY } from '@softbox/config/countries';
import { hydrate } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readCookie } from './lib/browser-cookie.ts';
import { createQueryClient } from './lib/query-client.ts';
import { type Site, siteContext } from './lib/route-data.ts';
import { storedCountry } from './lib/storage.ts';
import { browserLink, createTrpcClient, createTrpcUtils } from './lib/trpc.ts';
import { loadWords } from './lib/words.ts';
import './page-state.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

const state = window.__STATE__;
const queryClient = createQueryClient();
hydrate(queryClient, state.queries);
const client = createTrpcClient(browserLink(() => site.page));

const site: Site = {
  queryClient,
  utils: createTrpcUtils(client, queryClient),
  origin: state.origin,
  cookie: (name) => readCookie(document.cookie, name),
  currentCountry: async () => COUNTRY_CODES.find((code) => code === storedCountry()) ?? DEFAULT_COUNTRY,
  page: state.page,
};

/** The first page's screens must be there before hydration, or it would not match what the server sent. */
async function loadMatchedScreens(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

await Promise.all([loadMatchedScreens(), loadWords(state.page.language)]);

const router = createBrowserRouter(routes, {
  hydrationData: state.route,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return context;
  },
});

// Scroll locking of open dialogs inserts a style element; the content policy asks for the page's nonce.
Object.assign(window, { __webpack_nonce__: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce });

hydrateRoot(
  document,
  <StrictMode>
    <Providers assets={state.assets} queryClient={queryClient} client={client}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
