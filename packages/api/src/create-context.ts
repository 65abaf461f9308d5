import { COUNTRIES, COUNTRY_CODES, type CountryCode, DEFAULT_COUNTRY } from '@softbox/config/countries';
import { createTranslate } from '@softbox/config/i18n';
import { isLanguage, type Language, languageFromHeader } from '@softbox/config/languages';
import { loadMessages } from '@softbox/config/load-messages';
import { COUNTRY_COOKIE, LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { findActor } from './auth/find-actor.ts';
import type { Context } from './context.ts';
import { parseCookies } from './cookies.ts';
import type { Services } from './services.ts';

const asCountry = (text: string | null | undefined): CountryCode | undefined =>
  COUNTRY_CODES.find((code) => code === text?.toUpperCase());

/** The language that was asked for: what the page says, then the visitor's choice, then what the browser asks for. */
const askedLanguage = (headers: Headers, cookies: Map<string, string>): Language | null =>
  [
    headers.get('x-softbox-language'),
    cookies.get(LANGUAGE_COOKIE),
    languageFromHeader(headers.get('accept-language')),
  ].find(isLanguage) ?? null;

/** Everything an act may know about the request it serves. */
export async function createContext(
  services: Services,
  request: Request,
  ip: string,
  responseHeaders: Headers,
): Promise<Context> {
  const { headers } = request;
  const cookies = parseCookies(headers.get('cookie'));
  const country =
    asCountry(headers.get('x-softbox-country')) ?? asCountry(cookies.get(COUNTRY_COOKIE)) ?? DEFAULT_COUNTRY;
  const asked = askedLanguage(headers, cookies);
  const language = asked ?? COUNTRIES[country].language;
  return {
    ...services,
    actor: await findActor(services, request),
    country,
    language,
    askedLanguage: asked,
    translate: createTranslate(await loadMessages(language)),
    ip,
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    requestHeaders: headers,
    cookies,
    responseHeaders,
  };
}
