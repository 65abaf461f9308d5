import { classNames } from './class-names.ts';

/** Holds the place of what is still loading. Give it the size of the real thing. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={classNames('animate-pulse rounded-md bg-sunken', className)} />
);
