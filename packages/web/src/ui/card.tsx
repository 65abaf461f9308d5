import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-lg border border-line bg-surface p-6', className)} />
);
