import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { PictureTabs } from '../../ui/picture-tabs.tsx';
import type { TemplateDetails } from './template-detail.tsx';

/** More thumbnails than fit beside the picture stand below it. */
const MOST_BESIDE = 5;
const LARGE = '(min-width: 80rem) 35rem, (min-width: 48rem) 45vw, 95vw';

/** The picture of a template and its further views, chosen by thumbnails. */
export function TemplateGallery({ template }: { template: TemplateDetails }) {
  const translate = useTranslate();
  const { title, image, picture, gallery } = template;
  const [chosen, choose] = useState('1');
  const views = [{ image, picture, alt: title }, ...gallery].map((view, index) => ({
    source: view.picture ?? view.image,
    number: index + 1,
    alt: view.alt || translate('shop.gallery.alt', { title, number: index + 1 }),
    label: (index > 0 && view.alt) || translate('shop.gallery.view', { number: index + 1 }),
  }));
  const isBeside = views.length <= MOST_BESIDE;
  const large = ({ source, alt }: (typeof views)[number]) => (
    <Picture
      source={source}
      alt={alt}
      sizes={LARGE}
      priority
      className="aspect-4/5 max-h-[80dvh] w-full rounded-xl object-cover"
    />
  );
  const [first] = views;
  if (first && views.length === 1) return large(first);
  return (
    <PictureTabs
      label={translate('shop.gallery.label')}
      value={chosen}
      onChange={choose}
      orientation={isBeside ? 'vertical' : 'horizontal'}
      className={isBeside ? 'md:flex md:flex-row-reverse md:items-start md:gap-4' : ''}
      listClassName={classNames('mt-4 flex flex-wrap gap-4', isBeside && 'md:mt-0 md:flex-col')}
      tabClassName="w-16 cursor-pointer overflow-hidden rounded-md opacity-70 transition-opacity hover:opacity-100 data-[state=active]:opacity-100 data-[state=active]:ring-2 data-[state=active]:ring-ink data-[state=active]:ring-offset-2 data-[state=active]:ring-offset-paper sm:w-20"
      tabs={views.map((view) => ({
        value: String(view.number),
        label: view.label,
        face: <Picture source={view.source} alt="" sizes="5rem" className="aspect-4/5 w-full object-cover" />,
        content: large(view),
      }))}
    />
  );
}
