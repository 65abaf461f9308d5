import type { CountryCode } from '@softbox/config/countries';
import type { Translate } from '@softbox/config/i18n';
import type { Language } from '@softbox/config/languages';
import type { Role } from '@softbox/config/roles';
import type { Services } from './services.ts';

/** Who is asking. `sessionId` is the public handle of the session. */
export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'user';
      userId: string;
      email: string;
      role: Role;
      sessionId: string;
      mustChangePassword: boolean;
    };

export interface Context extends Services {
  actor: Actor;
  /** The country of the page the request comes from; the default country where unknown. */
  country: CountryCode;
  /** The language of the answer's words. */
  language: Language;
  /** The same where the request names one; null where it only follows from the country. */
  askedLanguage: Language | null;
  translate: Translate;
  /** The visitor's address, for limits and the country look-up only. */
  ip: string;
  userAgent: string;
  requestHeaders: Headers;
  /** Cookies of the request. */
  cookies: ReadonlyMap<string, string>;
  /** Headers of the answer: cookies, Link. */
  responseHeaders: Headers;
}

/** A context in which somebody is signed in. */
export type MemberContext = Context & { actor: Extract<Actor, { kind: 'user' }> };
