import { useEffect } from 'react';
import { useSession } from './session.tsx';

declare global {
  interface Window {
    /** What early.ts kept before the application was there. */
    early?: {
      /** From now on the application listens by itself. */
      release(): void;
      /** Lets happen what was asked for. */
      replay(): void;
    };
  }
}

/** Hands the page over to the application. Who is asking must be known first: buttons to buy do nothing before. */
export function useEarlyClicks(): void {
  const { session } = useSession();
  const isKnown = session.status !== 'loading';
  useEffect(() => window.early?.release(), []);
  useEffect(() => {
    if (isKnown) window.early?.replay();
  }, [isKnown]);
}
