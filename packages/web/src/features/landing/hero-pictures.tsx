import type { Picture } from '@softbox/config/pictures';
import { coffee, coffeeBefore, fashion, fashionBefore, water, waterBefore } from '@softbox/config/pictures/rendered';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PictureTabs } from '../../ui/picture-tabs.tsx';
import { BeforeAfter } from './before-after.tsx';

const TRADES = ['food', 'cosmetics', 'fashion'] as const;
type Trade = (typeof TRADES)[number];

const PAIRS: Record<Trade, { before: Picture; after: Picture }> = {
  food: { before: coffeeBefore, after: coffee },
  cosmetics: { before: waterBefore, after: water },
  fashion: { before: fashionBefore, after: fashion },
};

/** One pair for each trade; the page opens with the one that differs most. */
export function HeroPictures({ className }: { className: string }) {
  const translate = useTranslate();
  const [trade, choose] = useState<Trade>('cosmetics');
  return (
    <PictureTabs
      label={translate('landing.hero.trades')}
      value={trade}
      onChange={choose}
      className={classNames('relative', className)}
      listClassName="absolute inset-x-0 bottom-4 mx-auto flex w-fit gap-1 rounded-full bg-black/55 p-1 backdrop-blur-sm"
      tabClassName="min-h-11 cursor-pointer rounded-full px-4 font-medium text-sm text-white transition-colors hover:bg-white/15 focus-visible:outline-white data-[state=active]:bg-white data-[state=active]:text-black sm:px-5"
      tabs={TRADES.map((value) => {
        const label = translate(`shop.categories.${value}`);
        const { before, after } = PAIRS[value];
        return {
          value,
          label,
          face: label,
          content: (
            <BeforeAfter
              before={before}
              after={after}
              beforeAlt={translate(`landing.hero.${value}.before`)}
              afterAlt={translate(`landing.hero.${value}.after`)}
            />
          ),
        };
      })}
    />
  );
}
