import { type ItemRef, itemKey, PACKAGE_IDS, PACKAGES, parseItemKey, textIn } from '@softbox/config/catalog';
import { AppError } from '@softbox/config/errors';
import type { PlaceOrder } from '@softbox/config/inputs/orders';
import { LANGUAGES, type Language } from '@softbox/config/languages';
import { priceIn } from '@softbox/config/money';
import { imagePath } from '@softbox/config/pictures';
import { type Tx, templates } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { CartOwner } from '../cart/cart-owner.ts';
import { readCart } from '../cart/read-cart.ts';
import type { PackageNames } from './package-names.ts';

/** One line as it will be sold: what it is called and costs is the catalogue's. */
export interface ResolvedLine {
  item: ItemRef;
  itemKey: string;
  title: string;
  image: string;
  quantity: number;
  /** Whole units of the country's currency. */
  unitAmount: number;
}

type Wanted = Pick<PlaceOrder, 'items' | 'itemId' | 'fromCart' | 'packageName' | 'orderType' | 'country'>;
interface Asker {
  language: Language;
  cartOwner: CartOwner | null;
  packageNames: PackageNames;
}
interface OnSale {
  item: ItemRef;
  titles: Record<Language, string>;
  image: string;
  basePrice: number;
}

async function everythingOnSale(tx: Tx, packageNames: PackageNames): Promise<OnSale[]> {
  const rows = await tx.select().from(templates).where(eq(templates.active, true));
  const titlesOf = (texts: (typeof rows)[number]['texts']) =>
    // fromEntries forgets its keys: they are exactly LANGUAGES.
    Object.fromEntries(LANGUAGES.map((language) => [language, textIn(texts, language).title])) as Record<
      Language,
      string
    >;
  return [
    ...PACKAGE_IDS.map((id) => ({
      item: { kind: 'package', id } as const,
      titles: packageNames[id],
      image: imagePath(PACKAGES[id].picture.name),
      basePrice: PACKAGES[id].basePrice,
    })),
    ...rows.map(({ id, texts, image, basePrice }) => ({
      item: { kind: 'template', id } as const,
      titles: titlesOf(texts),
      image,
      basePrice,
    })),
  ];
}

const fold = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The specification's payload has no item id: its name, in any language, must mean exactly one thing on sale. */
function byName(onSale: OnSale[], { packageName, orderType }: Wanted, language: Language): OnSale | undefined {
  const name = fold(packageName);
  const candidates = onSale.filter(({ item }) => !orderType || item.kind === orderType);
  const own = candidates.filter(({ titles }) => fold(titles[language]) === name);
  const any = candidates.filter(({ titles }) => Object.values(titles).some((title) => fold(title) === name));
  return [own, any].find((found) => found.length === 1)?.[0];
}

/** What is bought, from the most exact way of saying it that was used. ITEM_UNKNOWN for what is not on sale. */
export async function resolveItems(tx: Tx, wanted: Wanted, asker: Asker): Promise<ResolvedLine[]> {
  const { language, cartOwner, packageNames } = asker;
  const onSale = await everythingOnSale(tx, packageNames);
  const sell = (found: OnSale | undefined, quantity: number): ResolvedLine => {
    if (!found) throw new AppError('ITEM_UNKNOWN');
    const { item, titles, image, basePrice } = found;
    const unitAmount = priceIn(wanted.country, basePrice);
    return { item, itemKey: itemKey(item), title: titles[language], image, quantity, unitAmount };
  };
  const byKey = (key: string) => {
    const ref = parseItemKey(key);
    return ref ? onSale.find(({ item }) => itemKey(item) === itemKey(ref)) : undefined;
  };
  if (wanted.items) return wanted.items.map(({ itemId, quantity }) => sell(byKey(itemId), quantity));
  if (wanted.itemId) return [sell(byKey(wanted.itemId), 1)];
  if (!wanted.fromCart) return [sell(byName(onSale, wanted, language), 1)];
  const cart = cartOwner ? await readCart(tx, cartOwner, language) : { items: [] };
  if (cart.items.length === 0) throw new AppError('CART_EMPTY');
  return cart.items.map(({ templateId, quantity }) =>
    sell(byKey(itemKey({ kind: 'template', id: templateId })), quantity),
  );
}

/** Rounded once per unit and then summed, so that an order adds up to what its lines show. */
export const totalOf = (lines: ResolvedLine[]) =>
  lines.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0);
