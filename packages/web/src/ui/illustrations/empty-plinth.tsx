import { StudioSet } from './studio-set.tsx';

/** Light on, the place marked with tape: nothing to photograph yet. */
export const EmptyPlinth = () => (
  <StudioSet>
    <path
      d="M170 153l44 10M210 151l-36 14"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="4.5"
      strokeLinecap="square"
    />
  </StudioSet>
);
