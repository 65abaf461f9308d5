import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  /** Instead of the icon, where a whole page is empty. */
  picture?: ReactNode;
  title: string;
  /** Where it is the whole page, its title is the page's. */
  titleAs?: 'p' | 'h1';
  text?: string;
  action?: ReactNode;
}

/** Says that there is nothing, and what to do about it. */
export const EmptyState = ({ icon, picture, title, titleAs: Title = 'p', text, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-2 px-6 py-16 text-center">
    {picture && <div className="mb-4 w-72 max-w-full">{picture}</div>}
    {icon && <div className="mb-2 text-muted [&>svg]:size-10 [&>svg]:stroke-1">{icon}</div>}
    <Title className={classNames('font-semibold', Title === 'h1' ? 'text-title' : 'text-lg')}>{title}</Title>
    {text && <p className="max-w-prose text-muted">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
