import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface ResultPageProps {
  Icon?: LucideIcon;
  /** Instead of the icon. */
  picture?: ReactNode;
  tone?: 'danger' | 'neutral';
  spinning?: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

const TONES = {
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-ink',
};

/** One thing is said, and what can be done next. */
export const ResultPage = ({
  Icon,
  picture,
  tone = 'neutral',
  spinning = false,
  title,
  text,
  children,
}: ResultPageProps) => (
  <div className="container-page flex min-h-[70dvh] flex-col items-center justify-center gap-5 py-20 text-center">
    {picture && <div className="w-72 max-w-full">{picture}</div>}
    {Icon && (
      <div className={classNames('flex size-16 items-center justify-center rounded-full', TONES[tone])}>
        <Icon aria-hidden className={classNames('size-8', spinning && 'animate-spin')} />
      </div>
    )}
    <div aria-live="polite" className="flex flex-col items-center gap-3">
      <h1 className="font-semibold text-heading">{title}</h1>
      <p className="max-w-xl text-lg text-muted">{text}</p>
    </div>
    <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
  </div>
);
