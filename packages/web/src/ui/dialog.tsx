import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line under the title; read out with it. */
  description?: ReactNode;
  closeLabel: string;
  /**
   * `sheet`: short and without typing; on phones it rises from the bottom and leaves the page in sight. `drawer`: at the
   * window's right side, from top to bottom.
   */
  size?: 'sheet' | 'drawer' | 'sm' | 'md' | 'lg';
  /** Not modal while a window of somebody else's asks in front of it: that one needs focus, pointer and scrolling. */
  modal?: boolean;
  /** Stays visible below the scrolling content: the buttons. */
  footer?: ReactNode;
  children: ReactNode;
}

const CENTERED =
  'data-[state=open]:animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,60rem)] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl';

const SIZES = {
  sheet: `${CENTERED} max-sm:top-auto max-sm:max-h-[92dvh] max-sm:rounded-t-xl sm:max-w-md`,
  drawer: 'data-[state=open]:animate-slide-in sm:left-auto sm:w-[28rem]',
  sm: `${CENTERED} sm:max-w-md`,
  md: `${CENTERED} sm:max-w-xl`,
  lg: `${CENTERED} sm:max-w-4xl`,
};

/** A sheet over the whole screen on phones, a panel elsewhere. Focus stays inside and returns to where it came from. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  size = 'sm',
  modal = true,
  footer,
  children,
}: DialogProps) {
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  useCloseRequest(open, onClose);
  return (
    <Radix.Root open={open} modal={modal} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        {modal ? (
          <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in" />
        ) : (
          <div className="fixed inset-0 z-50 bg-scrim" />
        )}
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            rememberOpener();
            focusMarked(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          {...(modal ? {} : { onInteractOutside: (event: Event) => event.preventDefault() })}
          className={classNames('fixed inset-0 z-50 flex flex-col bg-surface shadow-overlay outline-none', SIZES[size])}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-4 sm:px-8 sm:pt-7">
            <div className="grow">
              <Radix.Title className="font-semibold text-title">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close aria-label={closeLabel} className={classNames(buttonClass('ghost', 'icon'), '-mt-2 -mr-2')}>
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 pb-6 sm:px-8">{children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4 sm:px-8">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The first thing to fill in, marked `data-autofocus`; otherwise the first control there is. */
function focusMarked(event: Event): void {
  const content = event.currentTarget;
  const marked = content instanceof HTMLElement ? content.querySelector<HTMLElement>('[data-autofocus]') : null;
  if (!marked) return;
  event.preventDefault();
  marked.focus();
}
