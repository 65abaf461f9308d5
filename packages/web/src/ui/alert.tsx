import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  info: { box: 'bg-sunken text-ink', Icon: Info },
  success: { box: 'bg-success-soft text-success', Icon: CircleCheck },
  danger: { box: 'bg-danger-soft text-danger', Icon: CircleAlert },
};

interface AlertProps {
  tone?: keyof typeof TONES;
  title?: string;
  className?: string;
  children?: ReactNode;
}

/** A message in the page. Failures are announced at once, everything else when it suits. */
export function Alert({ tone = 'info', title, className, children }: AlertProps) {
  const { box, Icon } = TONES[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded-md px-4 py-3', box, className)}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
