import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function Section({ title, text, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        {action}
      </div>
      {text && <p className="-mt-2 text-muted">{text}</p>}
      {children}
    </section>
  );
}
