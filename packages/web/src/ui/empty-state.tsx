import type { ReactNode } from 'react';

/** Says that there is nothing, and what to do about it. */
export const EmptyState = ({
  icon,
  title,
  text,
  action,
}: {
  icon?: ReactNode;
  title: string;
  text?: string;
  action?: ReactNode;
}) => (
  <div className="flex flex-col items-center gap-2 px-6 py-16 text-center">
    {icon && <div className="mb-2 text-muted [&>svg]:size-10 [&>svg]:stroke-1">{icon}</div>}
    <p className="font-semibold text-lg">{title}</p>
    {text && <p className="max-w-prose text-muted">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);
