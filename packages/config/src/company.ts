import type { Language } from './languages.ts';

/** Who runs a site, as its footer, terms, mails, receipts and data for robots say it. */
export interface Company {
  name: string;
  representative: string;
  registrationNumber: string;
  address: string;
  phones: Record<CompanyRegion, string>;
  email: string;
  socialUrl: string;
  /** As each language's visitors read it. */
  hours: Record<Language, string>;
}

export const COMPANY_REGIONS = ['AU', 'KR', 'MY'] as const;
export type CompanyRegion = (typeof COMPANY_REGIONS)[number];

const HOURS = 'Mon-Fri 9AM-6PM EST';

/** What holds until the studio has set something else (the desk's tab of settings). */
export const COMPANY: Company = {
  name: 'Softbox Studio',
  representative: 'Hana Seo',
  registrationNumber: '123-45-67890',
  address: '42 Yeonmujang-gil, Seongdong-gu, Seoul 04782, Korea',
  phones: { AU: '+61 2 5550 0142', KR: '+82 2-555-0142', MY: '+60 3-5550 0142' },
  email: 'hello@softbox.example',
  socialUrl: 'https://instagram.example/softbox.studio',
  hours: { ko: HOURS, en: HOURS, ja: HOURS, zh: HOURS, vi: HOURS },
};
