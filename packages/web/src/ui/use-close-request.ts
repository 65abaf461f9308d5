import { useEffect, useEffectEvent } from 'react';

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Closes what is open when a phone's back button or gesture asks for it, instead of leaving the page. Where the browser
 * knows no CloseWatcher (https://developer.mozilla.org/docs/Web/API/CloseWatcher), back stays back.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { CloseWatcher?: new () => CloseWatcher }; // newer than the DOM's types
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}
