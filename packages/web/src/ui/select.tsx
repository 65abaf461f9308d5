import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL } from './input.tsx';

/** The browser's own select: on phones nothing is better. Children are `<option>`s. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className="relative">
    <select {...rest} className={classNames(CONTROL, 'cursor-pointer appearance-none pr-10', className)} />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
    />
  </div>
);
