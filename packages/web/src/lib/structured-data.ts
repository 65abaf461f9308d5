import type { Company } from '@softbox/config/company';
import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { LANGUAGE_TAGS, type Language } from '@softbox/config/languages';
import { priceIn } from '@softbox/config/money';
import { BEST_RATING } from '@softbox/config/reviews';

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

interface Reviews {
  count: number;
  average: number | null;
  reviews: readonly { rating: number; text: string; name: string; language: Language; day: string }[];
}

/** What buyers say, as search engines read it. */
const said = ({ count, average, reviews }: Reviews) => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: BEST_RATING,
    worstRating: 1,
  },
  review: reviews.map(({ rating, text, name, language, day }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST_RATING, worstRating: 1 },
    author: { '@type': 'Person', name },
    reviewBody: text,
    inLanguage: LANGUAGE_TAGS[language],
    datePublished: day,
  })),
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
  /** Null where nobody has said anything: nothing is made up. */
  reviews: Reviews | null;
  company: Company;
}

export const product = (
  origin: string,
  { images, basePrice, url, country, reviews, company, ...words }: Product,
): Thing => ({
  '@type': 'Product',
  ...words,
  image: images,
  brand: { '@type': 'Brand', name: company.name },
  ...(reviews ? said(reviews) : {}),
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
