import { BEST_RATING, RATINGS } from '@softbox/config/reviews';
import { classNames } from './class-names.ts';

const SIDE = 24;
const STAR = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

const row = (className: string) => (
  <g className={className}>
    {RATINGS.map((rating) => (
      <path key={rating} d={STAR} transform={`translate(${(rating - 1) * SIDE})`} />
    ))}
  </g>
);

/** So many of five, halves and tenths included. */
export const Stars = ({ rating, label, className }: { rating: number; label: string; className?: string }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${SIDE * BEST_RATING} ${SIDE}`}
    className={classNames('h-5 w-auto shrink-0', className)}
  >
    {row('fill-line-strong')}
    <svg aria-hidden width={SIDE * rating} height={SIDE}>
      {row('fill-accent')}
    </svg>
  </svg>
);
