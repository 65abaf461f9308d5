import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ToastRegionProps {
  label: string;
  hotkey: string;
  duration: number;
  swipeThreshold: number;
  children: ReactNode;
}

/** The place where toasts appear, below the bar so that they cover neither it nor a dialog's buttons; the hotkey moves the focus there. Closing waits while pointer or focus is on it. */
export const ToastRegion = ({ label, hotkey, duration, swipeThreshold, children }: ToastRegionProps) => (
  <Radix.Provider label={label} duration={duration} swipeDirection="right" swipeThreshold={swipeThreshold}>
    {children}
    <Radix.Viewport
      label={label}
      hotkey={[hotkey]}
      className="pointer-events-none fixed top-0 right-0 z-60 flex w-full flex-col gap-2 px-4 pt-20 outline-none sm:max-w-md"
    />
  </Radix.Provider>
);

interface ToastProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  closeLabel: string;
}

export const Toast = ({ open, onClose, title, description, variant = 'default', closeLabel }: ToastProps) => (
  <Radix.Root
    open={open}
    onOpenChange={(next) => !next && onClose()}
    type={variant === 'destructive' ? 'foreground' : 'background'}
    data-variant={variant}
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
    <Radix.Close
      aria-label={closeLabel}
      className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-full"
    >
      <X aria-hidden className="size-4" />
    </Radix.Close>
  </Radix.Root>
);
