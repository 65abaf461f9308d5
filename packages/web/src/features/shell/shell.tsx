import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useEarlyClicks } from '../../lib/early-clicks.ts';
import { useLanguage, useTranslate } from '../../lib/i18n.tsx';
import { PRIVATE_DATA } from '../../lib/private-data.ts';
import { Progress } from '../../ui/progress.tsx';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { useSmoothAnchors } from './use-smooth-anchors.ts';

/** What surrounds every screen. */
export function Shell({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const main = useFocusOnNewScreen();
  useFreshWords();
  useEarlyClicks();
  useSmoothAnchors();
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {translate('shell.skip')}
      </a>
      <NavigationProgress />
      <NavBar />
      <main ref={main} id="main" tabIndex={-1} className="min-h-dvh pt-(--bar-height) outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}

/** A new screen is read from its start, as a freshly loaded page would be. */
function useFocusOnNewScreen() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Answers that came in the former language are asked for again. */
function useFreshWords() {
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    void import('../../lib/api.ts').then(({ browserApi }) => browserApi().queryClient.invalidateQueries(PRIVATE_DATA));
  }, [language]);
}

const NavigationProgress = () => (useNavigation().state === 'idle' ? null : <Progress />);
