import { type ItemRef, itemKey, PACKAGES } from '@softbox/config/catalog';
import { priceIn } from '@softbox/config/money';
import { imagePath, type Picture } from '@softbox/config/pictures';
import { useCountry } from '../../lib/country.tsx';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { trpc } from '../../lib/trpc.ts';

export interface OrderLine {
  itemId: string;
  title: string;
  image: string;
  picture: Picture | null;
  quantity: number;
  /** Whole units of the country's currency. */
  unitAmount: number;
}

/** What is about to be ordered, at the prices shown; `lines` is undefined while it is loading. */
export function useOrderLines(item: ItemRef | 'cart') {
  const translate = useTranslate();
  const language = useLanguage();
  const { code } = useCountry();
  const isTemplate = item !== 'cart' && item.kind === 'template';
  const template = trpc.catalog.template.useQuery({ id: isTemplate ? item.id : 0, language }, { enabled: isTemplate });
  const cart = trpc.cart.list.useQuery(undefined, { enabled: item === 'cart' });

  const lines = (): OrderLine[] | undefined => {
    if (item === 'cart')
      return cart.data?.items.map(({ templateId, title, image, picture, quantity, basePrice }) => {
        const itemId = itemKey({ kind: 'template', id: templateId });
        return { itemId, title, image, picture, quantity, unitAmount: priceIn(code, basePrice) };
      });
    if (item.kind === 'package') {
      const { id, basePrice, picture } = PACKAGES[item.id];
      const title = translate(`packages.${id}.name`);
      const image = imagePath(picture.name);
      return [{ itemId: itemKey(item), title, image, picture, quantity: 1, unitAmount: priceIn(code, basePrice) }];
    }
    if (!template.data) return undefined;
    const { title, image, picture, basePrice } = template.data;
    return [{ itemId: itemKey(item), title, image, picture, quantity: 1, unitAmount: priceIn(code, basePrice) }];
  };
  const known = lines();
  return {
    lines: known,
    total: known?.reduce((sum, { unitAmount, quantity }) => sum + unitAmount * quantity, 0),
    error: template.error ?? cart.error,
    retry: () => void (item === 'cart' ? cart : template).refetch(),
  };
}
