import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
}

/** One of several choices; the whole card is the target. Stands in a `<fieldset>`. */
export const RadioCard = ({ label, className, ...rest }: RadioCardProps) => (
  <label
    className={classNames(
      'flex min-h-13 cursor-pointer items-center gap-3 rounded-md border border-line-strong px-4 font-medium transition-colors hover:border-ink',
      'has-disabled:cursor-default has-disabled:text-muted has-disabled:hover:border-line-strong',
      'has-checked:border-accent has-checked:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
      className,
    )}
  >
    <input {...rest} type="radio" className="size-5 shrink-0 cursor-pointer accent-accent outline-none" />
    {label}
  </label>
);
