import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** Whether the page is scrolled further than `px`. */
export const useScrolled = (px: number) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  );
