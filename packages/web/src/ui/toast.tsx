import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from './class-names.ts';

interface ToastRegionProps {
  label: string;
  hotkey: string;
  duration: number;
  swipeThreshold: number;
  /** Where toasts appear instead, inside of a dialog. */
  place: HTMLElement | null;
  children: ReactNode;
}

/** The place where toasts appear, below the bar so that they cover neither it nor a dialog's buttons; the hotkey moves the focus there. Closing waits while pointer or focus is on it. */
export function ToastRegion({ label, hotkey, duration, swipeThreshold, place, children }: ToastRegionProps) {
  const viewport = (
    <Radix.Viewport
      label={label}
      hotkey={[hotkey]}
      className={classNames(
        'flex w-full flex-col gap-2 outline-none',
        !place && 'pointer-events-none fixed top-0 right-0 z-60 px-4 pt-20 sm:max-w-md',
      )}
    />
  );
  return (
    <Radix.Provider label={label} duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
      {children}
      {place ? createPortal(viewport, place) : viewport}
    </Radix.Provider>
  );
}

interface ToastProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  action?: ActionProps;
  /** Instead of the region's. */
  duration?: number;
  closeLabel: string;
}

export const Toast = ({ open, onClose, title, description, variant, action, closeLabel, ...timing }: ToastProps) => (
  <Radix.Root
    {...timing}
    open={open}
    onOpenChange={(next) => !next && onClose()}
    type={variant === 'destructive' ? 'foreground' : 'background'}
    data-variant={variant ?? 'default'}
    className={classNames(
      'pointer-events-auto flex items-start gap-3 rounded-lg py-3.5 pr-2 pl-5 shadow-overlay data-[state=open]:animate-rise',
      'data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
      variant === 'destructive' ? 'bg-danger text-on-danger' : 'bg-ink text-paper',
    )}
  >
    <div className="grow py-1">
      <Radix.Title className="font-semibold">{title}</Radix.Title>
      {description && <Radix.Description className="mt-0.5 text-sm">{description}</Radix.Description>}
    </div>
    {action && <Action {...action} />}
    <Radix.Close
      aria-label={closeLabel}
      className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-full"
    >
      <X aria-hidden className="size-4" />
    </Radix.Close>
  </Radix.Root>
);

interface ActionProps {
  label: string;
  hint: string;
  onSelect: () => void;
  focus: boolean;
}

function Action({ label, hint, onSelect, focus }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focus) button.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Radix.Action
      ref={button}
      altText={hint}
      onClick={onSelect}
      className="min-h-9 shrink-0 cursor-pointer rounded-full border border-current px-4 font-semibold text-sm outline-current -outline-offset-4"
    >
      {label}
    </Radix.Action>
  );
}
