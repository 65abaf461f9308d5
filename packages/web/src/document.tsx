import { LANGUAGE_TAGS } from '@softbox/config/languages';
import { Outlet, ScrollRestoration } from 'react-router';
import { CountryProvider } from './lib/country.tsx';
import { I18nProvider } from './lib/i18n.tsx';
import { SessionProvider } from './lib/session.tsx';
import { useSite } from './lib/site.ts';
import { useTheme } from './lib/theme.ts';
import { Toaster } from './lib/toast.tsx';

/** The whole page, from `<html>` on, and what every screen may rely on. */
export function Document() {
  const { country, visited, language, named } = useSite();
  const theme = useTheme();
  // early.ts marks the element before the first paint: what it finds there differs from what the server sent.
  return (
    <html lang={LANGUAGE_TAGS[language]} data-theme={theme ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf8f4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14120f" />
        <link rel="icon" type="image/png" sizes="192x192" href="/icons/icon-192.png" />
        <link rel="icon" type="image/svg+xml" sizes="any" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <I18nProvider language={language} named={named}>
          <CountryProvider code={country} visited={visited}>
            <SessionProvider>
              <Outlet />
              <Toaster />
            </SessionProvider>
          </CountryProvider>
        </I18nProvider>
        <ScrollRestoration />
      </body>
    </html>
  );
}

/** Only when not even the words could be loaded: figures need no translation. */
export const BareDocument = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <title>500</title>
    </head>
    <body>
      <h1>500</h1>
    </body>
  </html>
);
