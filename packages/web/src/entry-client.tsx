import './app.css';
import { COUNTRY_CODES, DEFAULT_COUNTRY } from '@softbox/config/countries';
import everyGlyph from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readCookie } from './lib/browser-cookie.ts';
import { currentCompany } from './lib/current-company.ts';
import { currentPage } from './lib/current-page.ts';
import { forgetScroll } from './lib/forget-scroll.ts';
import { type Site, siteContext } from './lib/route-data.ts';
import { SITE_ROUTE_ID } from './lib/site.ts';
import { storedCountry } from './lib/storage.ts';
import { restoreTheme } from './lib/theme.ts';
import { loadWords } from './lib/words.ts';
import { readState } from './page-state.ts';
import { routes, type ScreenHandle } from './routes.tsx';

const state = readState();
currentPage.set(state.page);
currentCompany.set(state.route.loaderData?.[SITE_ROUTE_ID].company);

const site: Site = {
  utils: async () => (await import('./lib/api.ts')).browserApi().utils,
  company: async () => currentCompany.get(),
  origin: state.origin,
  cookie: (name) => readCookie(document.cookie, name),
  currentCountry: async () => COUNTRY_CODES.find((code) => code === storedCountry()) ?? DEFAULT_COUNTRY,
  get page() {
    return currentPage.get();
  },
  set page(page) {
    currentPage.set(page);
  },
  isIncomplete: false,
};

/** The first page's screens and words must be there before hydration, or it would not match what the server sent. */
async function loadMatchedScreens(): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  const words = matches.flatMap(({ route }) => (route.handle as ScreenHandle | undefined)?.words ?? []); // routes.tsx
  await Promise.all([
    loadWords(state.page.language, ['site', ...words]),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  ]);
}

await loadMatchedScreens();
restoreTheme();
forgetScroll();

const router = createBrowserRouter(routes, {
  hydrationData: state.route,
  getContext: () => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    return context;
  },
});

hydrateRoot(
  document,
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);

// What people write may need glyphs that the site's own words do not: these faces arrive with the code, by need.
document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: everyGlyph }));
