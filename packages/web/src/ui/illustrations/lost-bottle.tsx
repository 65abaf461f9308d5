import { BOTTLE, SHADE, StudioSet } from './studio-set.tsx';

/** The shadow is still there; the bottle is not. */
export const LostBottle = () => (
  <StudioSet behind={<path d={BOTTLE} transform="translate(46 20)" fill={SHADE} />}>
    <path
      d={BOTTLE}
      fill="none"
      stroke="var(--accent)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="0.1 7"
    />
  </StudioSet>
);
