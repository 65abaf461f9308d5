import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const CONTROL =
  'w-full min-h-11 rounded-md border border-line-strong bg-surface px-3.5 py-2 text-base text-ink transition-colors placeholder:text-muted hover:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(CONTROL, className)} />
);
