import type { MessageKey } from './i18n.ts';
import { LANGUAGES, type Language } from './languages.ts';

/** The parts of the site whose words the studio edits. */
export const SITE_PAGES = ['main', 'services', 'enquiry'] as const;
export type SitePage = (typeof SITE_PAGES)[number];

interface Editable {
  key: MessageKey;
  /** What the editor calls it. */
  name: string;
  /** Characters that the layout holds. */
  max: number;
  /** More than one line only where the page shows it so. */
  lines?: number;
  /** Figures that the words are filled with: each must stand in them, and no other. */
  holds?: readonly string[];
}

const [LABEL, TITLE, TEXT] = [90, 70, 320];

/**
 * Which words those are. What stands elsewhere too stays out of it: names of services and packages, buttons that the
 * specification words, and everything with a figure that has a home of its own.
 */
export const SITE_TEXTS = {
  main: [
    { key: 'landing.hero.eyebrow', name: 'eyebrow', max: LABEL },
    { key: 'landing.hero.title', name: 'headline', max: 60, lines: 2 },
    { key: 'landing.hero.text', name: 'lead', max: TEXT },
    { key: 'landing.portfolio.title', name: 'portfolioTitle', max: TITLE },
    { key: 'landing.portfolio.text', name: 'portfolioText', max: TEXT },
    { key: 'landing.pricing.title', name: 'pricingTitle', max: TITLE },
    { key: 'landing.pricing.text', name: 'pricingText', max: TEXT },
    { key: 'landing.steps.title', name: 'stepsTitle', max: TITLE },
    { key: 'landing.title', name: 'searchTitle', max: TITLE },
    { key: 'landing.description', name: 'searchText', max: TEXT, holds: ['price'] },
  ],
  services: [
    { key: 'landing.services.title', name: 'servicesTitle', max: TITLE },
    { key: 'landing.services.text', name: 'servicesText', max: TEXT },
    { key: 'landing.services.conceptShots.text', name: 'conceptShots', max: TEXT },
    { key: 'landing.services.socialPosters.text', name: 'socialPosters', max: TEXT },
    { key: 'landing.services.menuTemplates.text', name: 'menuTemplates', max: TEXT },
    { key: 'landing.services.videoAds.text', name: 'videoAds', max: TEXT },
  ],
  enquiry: [
    { key: 'landing.contact.title', name: 'contactTitle', max: TITLE },
    { key: 'landing.contact.text', name: 'contactText', max: TEXT },
    { key: 'contact.messageHint', name: 'messageHint', max: TEXT },
    { key: 'contact.privacy', name: 'privacy', max: TEXT },
  ],
} as const satisfies Record<SitePage, readonly Editable[]>;

type SiteText = (typeof SITE_TEXTS)[SitePage][number];
export type SiteTextKey = SiteText['key'];

export const editablesOf = (page: SitePage): readonly (Editable & Pick<SiteText, 'key' | 'name'>)[] => SITE_TEXTS[page];

/** Words by language and key; where there are none, the built-in ones are said. */
export type SiteWords = Partial<Record<Language, Partial<Record<SiteTextKey, string>>>>;

export const figuresIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort();

/** Languages in which two states of a page differ. */
export const changedLanguages = (page: SitePage, before: SiteWords, after: SiteWords): Language[] =>
  LANGUAGES.filter((language) =>
    editablesOf(page).some(({ key }) => (before[language]?.[key] ?? '') !== (after[language]?.[key] ?? '')),
  );
