import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={classNames('size-[1.15em] animate-spin', className)} />
);
