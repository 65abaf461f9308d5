import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL } from './input.tsx';

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} rows={rows} className={classNames(CONTROL, 'resize-y', className)} />
);
