import { type ButtonSize, type ButtonVariant, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export const LinkButton = ({ variant, size, className, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={classNames(buttonClass(variant, size), className)} />
);
