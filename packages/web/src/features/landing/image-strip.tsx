import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { StripClip } from './strip-clip.tsx';
import type { StripItem } from './strips.ts';

/** The heights give prints of 4 to 5 the widths in `sizes`. */
const FRAME = 'mr-3 h-72 w-auto max-w-none sm:h-88 lg:mr-4 lg:h-104';

interface ImageStripProps {
  /** What the pictures show, said once for all of them. */
  label: string;
  items: readonly StripItem[];
  seconds: number;
  pauseLabel: string;
  playLabel: string;
}

/** Pictures passing by. Stands while the surrounding `group` is hovered or focused, when paused, and under reduced motion. */
export function ImageStrip({ label, items, seconds, pauseLabel, playLabel }: ImageStripProps) {
  const [paused, setPaused] = useState(false);
  // A lazy picture outside the frame would only load as it comes in: once one is here, all the others follow.
  const [arrived, setArrived] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <div className="relative">
      <div role="img" aria-label={label} className="drawn-when-near h-72 overflow-hidden sm:h-88 lg:h-104">
        <div
          className="flex w-max animate-strip motion-reduce:animate-none group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused]"
          style={{ animationDuration: `${seconds}s`, ...(paused && { animationPlayState: 'paused' }) }}
        >
          {['first', 'again'].map((turn) =>
            items.map(({ picture, clip }) =>
              clip ? (
                <StripClip
                  key={`${turn} ${picture.name}`}
                  clip={clip}
                  poster={picture}
                  paused={paused}
                  className={FRAME}
                />
              ) : (
                <Picture
                  key={`${turn} ${picture.name}`}
                  source={picture}
                  alt=""
                  loading={arrived ? 'eager' : 'lazy'}
                  onLoad={() => setArrived(true)}
                  sizes="(min-width: 64rem) 20.8rem, (min-width: 40rem) 17.6rem, 14.4rem"
                  className={FRAME}
                />
              ),
            ),
          )}
        </div>
      </div>
      <button
        type="button"
        aria-label={paused ? playLabel : pauseLabel}
        onClick={() => setPaused(!paused)}
        className="absolute right-3 bottom-3 flex size-11 cursor-pointer items-center justify-center rounded-full bg-black/55 text-white backdrop-blur-sm transition-colors hover:bg-black/80 focus-visible:outline-white motion-reduce:hidden"
      >
        <Icon aria-hidden className="size-4.5 fill-current stroke-none" />
      </button>
    </div>
  );
}
