import type { Picture as OwnPicture } from '@softbox/config/pictures';
import { ChevronsLeftRight } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Picture } from '../../ui/picture.tsx';

const LABEL = 'absolute top-4 rounded-full bg-black/55 px-3.5 py-1.5 font-medium text-sm text-white backdrop-blur-sm';

/** It fills half of a wide window, and all of a narrow one. */
const SIZES = '(min-width: 64rem) 50vw, 100vw';

interface BeforeAfterProps {
  before: OwnPicture;
  after: OwnPicture;
  beforeAlt: string;
  afterAlt: string;
}

/** What a customer sends, and what comes back: drag anywhere on the picture, or move the focused handle by keys. */
export function BeforeAfter({ before, after, beforeAlt, afterAlt }: BeforeAfterProps) {
  const translate = useTranslate();
  const [at, setAt] = useState(50);

  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.round(Math.min(100, Math.max(0, ((clientX - left) / width) * 100))));
  };
  // The range inside does for keyboards and screen readers what the pointer does anywhere on the figure.
  return (
    <figure
      className="relative size-full cursor-ew-resize touch-pan-y select-none overflow-hidden bg-sunken"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        // A finger may only want to scroll past: it counts when it moves sideways or taps.
        if (event.pointerType === 'mouse') follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={follow}
    >
      <Picture
        priority
        draggable={false}
        source={before}
        alt={beforeAlt}
        sizes={SIZES}
        className="absolute inset-0 size-full object-cover"
      />
      <Picture
        priority
        draggable={false}
        source={after}
        alt={afterAlt}
        sizes={SIZES}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 0 0 ${at}%)` }}
      />
      <figcaption>
        <span className={`${LABEL} left-4`}>{translate('landing.hero.before')}</span>
        <span className={`${LABEL} right-4`}>{translate('landing.hero.after')}</span>
      </figcaption>
      <input
        type="range"
        min={0}
        max={100}
        value={at}
        onChange={(event) => setAt(event.target.valueAsNumber)}
        aria-label={translate('landing.hero.slider')}
        aria-valuetext={translate('landing.hero.sliderValue', { percent: 100 - at })}
        className="peer sr-only"
      />
      <span aria-hidden className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white/90" style={{ left: `${at}%` }} />
      <span
        aria-hidden
        className="absolute top-[62%] flex size-13 -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full bg-white text-black shadow-overlay outline-offset-4 peer-focus-visible:outline-4 peer-focus-visible:outline-white"
        style={{ left: `${at}%` }}
      >
        <ChevronsLeftRight className="size-6" />
      </span>
    </figure>
  );
}
