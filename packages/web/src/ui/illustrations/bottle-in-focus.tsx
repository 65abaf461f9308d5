import { useId } from 'react';
import { GLOW } from '../logo/shapes.ts';
import { BOTTLE, SHADE, StudioSet } from './studio-set.tsx';

/** Lit, in frame and sharp: the shot can be taken. */
export function BottleInFocus() {
  const id = useId();
  const [lit, shaded] = GLOW.hood;
  return (
    <StudioSet>
      <defs>
        <linearGradient id={id} x2="1" y2=".4">
          <stop stopColor={lit} />
          <stop offset="1" stopColor={shaded} />
        </linearGradient>
      </defs>
      <ellipse cx="204" cy="158" rx="38" ry="7" fill={SHADE} />
      <path d={BOTTLE} fill={`url(#${id})`} />
      <rect x="172" y="106" width="40" height="28" rx="4" fill="#fff4ec" />
      <path d="M169 100v44" stroke="#fff" strokeOpacity=".55" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M138 52V36h16M230 36h16v16M246 156v16h-16M154 172h-16v-16"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </StudioSet>
  );
}
