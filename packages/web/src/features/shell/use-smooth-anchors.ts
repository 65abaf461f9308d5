import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Glides to a section of the page that is shown, as the style sheet asks. Another page starts at its top at once, and
 * going back is at once where one was: the router scrolls right after this.
 */
export function useSmoothAnchors(): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const isWithinPage = location.pathname === shown.current && type !== 'POP';
    shown.current = location.pathname;
    document.documentElement.style.scrollBehavior = isWithinPage ? '' : 'auto';
  }, [location, type]);
}
