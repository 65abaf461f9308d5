import type { Company } from '@softbox/config/company';
import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { priceIn } from '@softbox/config/money';

/** Something that search engines know by a name of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const idOfStudio = (origin: string) => `${origin}/#studio`;

export const organization = (origin: string, company: Company): Thing => ({
  '@type': 'Organization',
  '@id': idOfStudio(origin),
  name: company.name,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  email: company.email,
  address: company.address,
  sameAs: [company.socialUrl],
  contactPoint: Object.entries(company.phones).map(([areaServed, telephone]) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    areaServed,
    telephone,
  })),
});

/** The name under which results of this site are shown. */
export const webSite = (origin: string, name: string): Thing => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  publisher: { '@id': idOfStudio(origin) },
});

interface Product {
  sku: string;
  name: string;
  description: string;
  /** Whole addresses. */
  images: string[];
  category?: string;
  basePrice: number;
  /** Where it is sold, and in which country's currency. */
  url: string;
  country: CountryCode;
  company: Company;
}

export const product = (origin: string, { images, basePrice, url, country, company, ...words }: Product): Thing => ({
  '@type': 'Product',
  ...words,
  image: images,
  brand: { '@type': 'Brand', name: company.name },
  offers: {
    '@type': 'Offer',
    price: String(priceIn(country, basePrice)),
    priceCurrency: COUNTRIES[country].currency,
    availability: 'https://schema.org/InStock',
    url,
    seller: { '@type': 'Organization', '@id': idOfStudio(origin), name: company.name },
  },
});

export interface Step {
  name: string;
  url: string;
}

/** How a page is reached from the country's landing page, which is the first step. */
export const breadcrumbs = (steps: readonly Step[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});
