import { useRef } from 'react';

const OPEN = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** The last thing outside a dialog that opened one: a dialog that follows another returns there as well. */
let lastOpener: HTMLElement | null = null;

const focusable = (element: Element | null) =>
  element instanceof HTMLElement && element !== document.body && element.isConnected ? element : null;

/** Radix gives focus back to a trigger of its own; our dialogs are opened from elsewhere. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** As the dialog opens, before focus moves into it. */
    rememberOpener: () => {
      const active = focusable(document.activeElement);
      if (active && !active.closest('[role=dialog], [role=alertdialog]')) lastOpener = active;
      opener.current = active ?? lastOpener;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = focusable(opener.current) ?? focusable(lastOpener);
      const next = document.querySelector(OPEN);
      // The dialog that took this one's place keeps the focus it has.
      if (!next || next.contains(target)) target?.focus();
    },
  };
}
