import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PictureTabs } from '../../ui/picture-tabs.tsx';
import type { TemplateDetails } from './template-detail.tsx';

const LARGE = '(min-width: 80rem) 35rem, (min-width: 48rem) 45vw, 95vw';

/** The picture of a template and its further views, chosen by thumbnails. */
export function TemplateGallery({ template }: { template: TemplateDetails }) {
  const translate = useTranslate();
  const { title, image, picture, gallery } = template;
  const [chosen, choose] = useState(image);
  const views = [{ image, picture }, ...gallery].map((view, index) => ({
    ...view,
    source: view.picture ?? view.image,
    index,
  }));
  const large = ({ source, index }: (typeof views)[number]) => (
    <Picture
      source={source}
      alt={index === 0 ? title : translate('shop.gallery.alt', { title, number: index + 1 })}
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
      value={views.some((view) => view.image === chosen) ? chosen : image}
      onChange={choose}
      listClassName="mt-3 flex flex-wrap gap-3"
      tabClassName="w-16 cursor-pointer overflow-hidden rounded-md opacity-70 transition-opacity hover:opacity-100 data-[state=active]:opacity-100 data-[state=active]:ring-2 data-[state=active]:ring-ink data-[state=active]:ring-offset-2 data-[state=active]:ring-offset-paper sm:w-20"
      tabs={views.map((view) => ({
        value: view.image,
        label: translate('shop.gallery.view', { number: view.index + 1 }),
        face: <Picture source={view.source} alt="" sizes="5rem" className="aspect-4/5 w-full object-cover" />,
        content: large(view),
      }))}
    />
  );
}
