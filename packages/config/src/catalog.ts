import { phonesBasic, phonesPremium, phonesStandard } from './pictures/rendered.ts';
import type { Picture } from './pictures.ts';

/** Categories in the order in which 'All' shows them. */
export const CATEGORIES = ['food', 'cosmetics', 'fashion', 'others'] as const;
export type Category = (typeof CATEGORIES)[number];

export const isCategory = (value: unknown): value is Category =>
  typeof value === 'string' && (CATEGORIES as readonly string[]).includes(value);

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

/** What a cart line or an order line is for. The specification's wire form gives packages the template id 0. */
export type ItemRef = { kind: 'template'; id: number } | { kind: 'package'; id: PackageId };

export const PACKAGE_TEMPLATE_ID = 0;

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
export type EnquiryService = (typeof ENQUIRY_SERVICES)[number];
