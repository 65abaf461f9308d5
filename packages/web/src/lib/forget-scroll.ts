/** Where React Router's ScrollRestoration keeps its places. */
const PLACES = 'react-router-scroll-positions';

/**
 * The browser has put a page back where it was left long before the code for it arrives, and the visitor has scrolled on:
 * the router must not take them back. Before hydration.
 */
export function forgetScroll(): void {
  try {
    const places = JSON.parse(sessionStorage.getItem(PLACES) ?? '{}');
    delete places[history.state?.key ?? 'default'];
    sessionStorage.setItem(PLACES, JSON.stringify(places));
  } catch {
    // Without storage nothing was kept.
  }
}
