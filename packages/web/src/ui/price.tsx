import { classNames } from './class-names.ts';

/** An amount that is already formatted (`formatMoney`). Never breaks, never jumps. */
export const Price = ({ children, className }: { children: string; className?: string }) => (
  <span className={classNames('whitespace-nowrap font-semibold tabular-nums', className)}>{children}</span>
);
