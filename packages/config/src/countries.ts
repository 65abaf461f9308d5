import type { Language } from './languages.ts';

export const COUNTRY_CODES = ['US', 'KR', 'AU', 'VN', 'CN', 'MY'] as const;
export type CountryCode = (typeof COUNTRY_CODES)[number];

export const CURRENCIES = ['USD', 'KRW', 'AUD', 'VND', 'CNY', 'MYR'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const PROVIDER_NAMES = [
  'stripe',
  'paypal',
  'square',
  'tosspayments',
  'alipay',
  'wechatpay',
  'unionpay',
] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

export interface Country {
  code: CountryCode;
  name: string;
  currency: Currency;
  currencySymbol: string;
  language: Language;
  /** Base prices are whole US dollars; the shown price is the base times this, rounded. */
  priceMultiplier: number;
  /** In the order in which checkout offers them. */
  paymentProviders: readonly ProviderName[];
}

export const COUNTRIES: Record<CountryCode, Country> = {
  US: {
    code: 'US',
    name: 'United States',
    currency: 'USD',
    currencySymbol: '$',
    language: 'en',
    priceMultiplier: 1,
    paymentProviders: ['stripe', 'paypal', 'square'],
  },
  KR: {
    code: 'KR',
    name: '대한민국',
    currency: 'KRW',
    currencySymbol: '₩',
    language: 'ko',
    priceMultiplier: 1200,
    paymentProviders: ['tosspayments'],
  },
  AU: {
    code: 'AU',
    name: 'Australia',
    currency: 'AUD',
    currencySymbol: 'A$',
    language: 'en',
    priceMultiplier: 1.5,
    paymentProviders: ['stripe', 'paypal'],
  },
  VN: {
    code: 'VN',
    name: 'Việt Nam',
    currency: 'VND',
    currencySymbol: '₫',
    language: 'vi',
    priceMultiplier: 24_000,
    paymentProviders: ['stripe', 'paypal'],
  },
  CN: {
    code: 'CN',
    name: '中国',
    currency: 'CNY',
    currencySymbol: '¥',
    language: 'zh',
    priceMultiplier: 7,
    paymentProviders: ['alipay', 'wechatpay', 'unionpay'],
  },
  MY: {
    code: 'MY',
    name: 'Malaysia',
    currency: 'MYR',
    currencySymbol: 'RM',
    language: 'en',
    priceMultiplier: 4.5,
    paymentProviders: ['stripe', 'paypal'],
  },
};

export const DEFAULT_COUNTRY: CountryCode = 'US';

/** The URL's spelling of a country: us, kr, au, vn, cn, my. */
export type CountryPrefix = Lowercase<CountryCode>;

export const prefixOf = (code: CountryCode) => code.toLowerCase() as CountryPrefix; // toLowerCase is typed as string

/** The country of a URL segment, exactly lower case; null for anything else. */
export const countryOfPrefix = (segment: string | undefined): CountryCode | null =>
  COUNTRY_CODES.find((code) => prefixOf(code) === segment) ?? null;

/** Neighbours without an entry of their own that are served from Korea. */
const SERVED_FROM_KOREA = new Set('JP TH SG PH ID IN BD LK MM KH LA NP BT MV TW HK MO'.split(' '));

/** Where a visitor detected in `isoCode` (ISO 3166-1 alpha-2, any case, or null when unknown) is served. */
export function nearestCountry(isoCode: string | null | undefined): CountryCode {
  const iso = isoCode?.toUpperCase() ?? '';
  return COUNTRY_CODES.find((code) => code === iso) ?? (SERVED_FROM_KOREA.has(iso) ? 'KR' : DEFAULT_COUNTRY);
}

/** Where somebody is served of whom only the language is known: at its home, Japanese as visitors from Japan are. */
export const homeOf = (language: Language): CountryCode =>
  COUNTRY_CODES.find((code) => COUNTRIES[code].language === language) ??
  nearestCountry(new Intl.Locale(language).maximize().region);
