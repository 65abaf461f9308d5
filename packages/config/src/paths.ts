import { COUNTRIES, type CountryCode, countryOfPrefix, prefixOf } from './countries.ts';
import type { Language } from './languages.ts';

const under = (country: CountryCode, rest = '') => `/${prefixOf(country)}${rest}`;
const query = (values: Record<string, string | undefined>) => {
  const text = new URLSearchParams(
    Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString();
  return text && `?${text}`;
};

/** Sections of the landing page, in order; also its scroll anchors. */
export const SECTIONS = ['home', 'services', 'portfolio', 'pricing', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

/** Sections of the terms page, in order; also its anchors. */
export const TERMS_SECTIONS = [
  'purchase',
  'production',
  'refund',
  'revision',
  'usage',
  'extra',
  'digital',
  'privacy',
] as const;
export type TermsSection = (typeof TERMS_SECTIONS)[number];

/** Every URL of the site, as a function of what it shows. */
export const paths = {
  landing: (country: CountryCode, section?: Section) => under(country, section ? `#${section}` : ''),
  preview: (country: CountryCode, section: Section) => under(country, `?${PREVIEW_PARAM}=draft#${section}`),
  templates: (country: CountryCode) => under(country, '/templateshop'),
  template: (country: CountryCode, id: number) => under(country, `/template/${id}`),
  /** `template` is the one that is tried first. */
  trial: (country: CountryCode, template?: number) =>
    under(country, `/try${query({ template: template?.toString() })}`),
  terms: (country: CountryCode, section?: TermsSection) => under(country, section ? `/terms#${section}` : '/terms'),
  profile: (country: CountryCode) => under(country, '/profile'),
  resetPassword: (country: CountryCode, token: string) => under(country, `/reset-password${query({ token })}`),
  undoEmail: (country: CountryCode, token: string) => under(country, `/undo-email${query({ token })}`),
  invitation: (country: CountryCode, token: string) => under(country, `/invitation${query({ token })}`),
  paymentSuccess: (country: CountryCode, values: Record<string, string | undefined>) =>
    under(country, `/payment/success${query(values)}`),
  paymentFail: (country: CountryCode, values: Record<string, string | undefined>) =>
    under(country, `/payment/fail${query(values)}`),
  cart: (country: CountryCode) => under(country, '/cart'),
  order: (country: CountryCode, orderId: string, key?: string) => under(country, `/orders/${orderId}${query({ key })}`),
  admin: (country: CountryCode) => under(country, '/admin'),
  /** The order desk with one order open. */
  adminOrder: (country: CountryCode, orderId: string) =>
    under(country, `/admin${query({ tab: 'orders', order: orderId })}`),
  /** Everything that providers have told us. */
  adminMessages: (country: CountryCode) => under(country, `/admin${query({ tab: 'settings', part: 'messages' })}`),
  adminUsers: (country: CountryCode) => under(country, '/admin/users'),
} as const;

/** Shows the studio what it is writing, before anybody else sees it: `/kr?preview=draft#services`. */
export const PREVIEW_PARAM = 'preview';

/** Names the language of a page in its address. It goes before what the visitor chose earlier. */
export const LANGUAGE_PARAM = 'lang';

/**
 * The same page in `language`: `/us/terms?lang=ko`. An address without it is in the country's own language, which so
 * has one address and not two. The rest of the address stays as it is written.
 */
export function inLanguage(path: string, language: Language): string {
  const [, page = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const country = countryOfPrefix(page.split('/')[1]);
  if (!country) return path;
  const others = search
    .slice(1)
    .split('&')
    .filter((pair) => pair && pair.split('=')[0] !== LANGUAGE_PARAM);
  const own = COUNTRIES[country].language === language;
  const query = [...others, ...(own ? [] : [`${LANGUAGE_PARAM}=${language}`])].join('&');
  return `${page}${query && `?${query}`}${hash}`;
}

/** For robots. */
export const robotPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  countrySitemap: (country: CountryCode) => `/sitemap-${prefixOf(country)}.xml`,
} as const;

/**
 * Below any country, of no use to robots. Private pages whose address carries a secret are left out on purpose: a robot
 * that found one must be let in to read there that the page, and so its address, is not to be listed.
 */
export const UNCRAWLED = ['admin', 'cart', 'payment/', 'profile'] as const;

/** Paths of the process beside the pages. */
export const apiPaths = {
  trpc: '/api/trpc',
  rest: '/api',
  openapi: '/api/openapi.json',
  docs: '/api/docs',
  webhook: (provider: string) => `/api/webhooks/${provider}`,
  paymentReturn: (provider: string) => `/api/payments/return/${provider}`,
  sandbox: '/sandbox',
  uploads: '/api/uploads',
  upload: (fileId: string) => `/api/uploads/${fileId}`,
  files: '/api/files',
  ordersExport: '/api/admin/orders.csv',
  /** All that we hold about a person, as a ZIP archive. */
  ownData: '/api/personal-data',
  memberData: '/api/admin/personal-data',
  adminPictures: '/api/admin/pictures',
  file: (fileId: string, key?: string) => `/api/files/${fileId}${query({ key })}`,
  receipts: '/api/receipts',
  receipt: (receiptId: string, key?: string) => `/api/receipts/${receiptId}${query({ key })}`,
  filePreview: (fileId: string, key?: string) => `/api/files/${fileId}/preview${query({ key })}`,
} as const;

/** Paths that redirect to themselves under the current country: exact, or with one further segment for `template`. */
export const UNPREFIXED = [
  '',
  'admin',
  'admin/users',
  'templateshop',
  'template/:id',
  'terms',
  'profile',
  'reset-password',
  'payment/success',
  'payment/fail',
  'try',
  'cart',
  'orders/:id',
] as const;
