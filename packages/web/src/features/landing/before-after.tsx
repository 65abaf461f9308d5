import type { Picture as OwnPicture } from '@softbox/config/pictures';
import { useTranslate } from '../../lib/i18n.tsx';
import { Compare } from '../../ui/compare.tsx';
import { Picture } from '../../ui/picture.tsx';

interface BeforeAfterProps {
  before: OwnPicture;
  after: OwnPicture;
  beforeAlt: string;
  afterAlt: string;
}

/** What a customer sends, and what comes back. */
export function BeforeAfter({ before, after, beforeAlt, afterAlt }: BeforeAfterProps) {
  const translate = useTranslate();
  const picture = (source: OwnPicture, alt: string) => (
    <Picture
      priority
      draggable={false}
      source={source}
      alt={alt}
      // It fills half of a wide window, and all of a narrow one.
      sizes="(min-width: 64rem) 50vw, 100vw"
      className="size-full object-cover"
    />
  );
  return (
    <Compare
      before={picture(before, beforeAlt)}
      after={picture(after, afterAlt)}
      labels={{ before: translate('landing.hero.before'), after: translate('landing.hero.after') }}
      label={translate('landing.hero.slider')}
      valueText={(percent) => translate('landing.hero.sliderValue', { percent })}
    />
  );
}
