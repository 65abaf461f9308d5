import { rememberInCookie } from './browser-cookie.ts';
import { useSite } from './site.ts';
import { createStore } from './store.ts';
import { THEME_COOKIE } from './theme-cookie.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

const chosen = createStore<Theme | null>(null);

/** The visitor's choice; null follows the system. A cookie keeps it, so the first paint is already right. */
export function useTheme(): Theme | null {
  const { theme: stored } = useSite();
  return chosen.use() ?? (isTheme(stored) ? stored : null);
}

/** Changes to the other of what is shown now. */
export function toggleTheme(current: Theme | null): void {
  const shown = current ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  chosen.set(next);
  rememberInCookie(THEME_COOKIE, next);
}
