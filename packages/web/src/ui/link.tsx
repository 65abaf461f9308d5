import { createContext, use } from 'react';
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';

/** How the page that is shown writes the addresses it leads to. */
export const LinkAddress = createContext((to: string) => to);

export interface LinkProps extends Omit<RouterLinkProps, 'to'> {
  to: string;
}

/** A link within the site. */
export function Link({ to, ...rest }: LinkProps) {
  const addressOf = use(LinkAddress);
  return <RouterLink {...rest} to={addressOf(to)} />;
}
