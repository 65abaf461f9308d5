import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useCloseRequest } from './use-close-request.ts';
import { useReturnFocus } from './use-return-focus.ts';

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** One or two Buttons; the last is the answer that goes on. */
  actions: ReactNode;
}

/** A question or a failure that has to be answered before going on: announced at once, not closed by a click beside it. */
export function AlertDialog({ open, onClose, title, children, actions }: AlertDialogProps) {
  const { rememberOpener, onCloseAutoFocus } = useReturnFocus();
  useCloseRequest(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=open]:animate-fade-in" />
        <Radix.Content
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed top-1/2 left-1/2 z-50 w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-xl bg-surface p-6 shadow-overlay outline-none data-[state=open]:animate-rise"
        >
          <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-muted">{children}</div>
          </Radix.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
