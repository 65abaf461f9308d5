import { LANGUAGES, type Language } from './languages.ts';
import { phonesBasic, phonesPremium, phonesStandard } from './pictures/rendered.ts';
import type { Picture } from './pictures.ts';

/** Categories in the order in which 'All' shows them. */
export const CATEGORIES = ['food', 'cosmetics', 'fashion', 'others'] as const;
export type Category = (typeof CATEGORIES)[number];

export const isCategory = (value: unknown): value is Category => CATEGORIES.some((known) => known === value);

/** What a template is called and said to be, in one language. */
export interface TemplateText {
  title: string;
  type: string;
  description: string;
}
/** A further view of a template. `alt` says what is to be seen, where somebody has written it. */
export interface GalleryView {
  /** As a template's: site path or URL. */
  image: string;
  /** Null for one that came with the product. */
  picture: Picture | null;
  alt: Partial<Record<Language, string>>;
}
/** More than a row of thumbnails nobody looks through. */
export const MAX_VIEWS = 8;

const TEMPLATE_WORDS = ['title', 'type', 'description'] as const;

/** The studio writes in this language first; nothing is sold without its words. */
export const FIRST_LANGUAGE: Language = 'ko';

type Draft = Partial<Record<Language, { [Word in keyof TemplateText]?: string | undefined }>>;

/** In which languages something is still to be written. */
export const missingLanguages = (texts: Draft) =>
  LANGUAGES.filter((language) => !TEMPLATE_WORDS.every((word) => texts[language]?.[word]));

/** The words in one language; what is not written yet is said in the studio's own. */
export function textIn(texts: Draft, language: Language): TemplateText {
  const say = (word: keyof TemplateText) => texts[language]?.[word] || texts[FIRST_LANGUAGE]?.[word] || '';
  return { title: say('title'), type: say('type'), description: say('description') };
}

export const PACKAGE_IDS = ['sns', 'delivery', 'launch'] as const;
export type PackageId = (typeof PACKAGE_IDS)[number];

interface Package {
  id: PackageId;
  /** Whole US dollars. */
  basePrice: number;
  popular: boolean;
  picture: Picture;
}

/** Names and feature lists are words: messages, room `packages`. */
export const PACKAGES: Record<PackageId, Package> = {
  sns: { id: 'sns', basePrice: 299, popular: false, picture: phonesBasic },
  delivery: { id: 'delivery', basePrice: 399, popular: true, picture: phonesStandard },
  launch: { id: 'launch', basePrice: 499, popular: false, picture: phonesPremium },
};

/** What a cart line or an order line is for. */
export type ItemRef = { kind: 'template'; id: number } | { kind: 'package'; id: PackageId };

/** `template:12`, `package:sns`: one string for query keys, form values and the REST field itemId. */
export const itemKey = (item: ItemRef) => `${item.kind}:${item.id}`;

export function parseItemKey(key: string): ItemRef | null {
  const [kind, id = ''] = key.split(':');
  if (kind === 'template' && /^[1-9]\d{0,6}$/.test(id)) return { kind, id: Number(id) };
  const packageId = PACKAGE_IDS.find((known) => known === id);
  return kind === 'package' && packageId ? { kind, id: packageId } : null;
}

export const SERVICES = ['conceptShots', 'socialPosters', 'menuTemplates', 'videoAds'] as const;
export type Service = (typeof SERVICES)[number];

export const INCLUDED = ['resolution', 'styling', 'angles', 'rights', 'delivery'] as const;

/** What a visitor can enquire about. */
export const ENQUIRY_SERVICES = ['basic', 'premium', 'custom', 'consultation'] as const;
