import { readCookie, rememberInCookie } from './browser-cookie.ts';
import { createStore } from './store.ts';
import { THEME_COOKIE } from './theme-cookie.ts';

export type Theme = 'light' | 'dark';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

const chosen = createStore<Theme | null>(null);

/** The visitor's choice; null follows the system. Pages are the same for all: early.ts shows it before the first paint. */
export const useTheme = () => chosen.use();

/** Before hydration, in the browser. */
export function restoreTheme(): void {
  const stored = readCookie(document.cookie, THEME_COOKIE);
  if (isTheme(stored)) chosen.set(stored);
}

/** Changes to the other of what is shown now. */
export function toggleTheme(): void {
  const shown = chosen.get() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const next = shown === 'dark' ? 'light' : 'dark';
  chosen.set(next);
  rememberInCookie(THEME_COOKIE, next);
}
