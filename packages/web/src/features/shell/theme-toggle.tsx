import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { toggleTheme, useTheme } from '../../lib/theme.ts';
import { buttonClass } from '../../ui/button.tsx';

const system = () => matchMedia('(prefers-color-scheme: dark)');
const subscribe = (listener: () => void) => {
  const query = system();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export function ThemeToggle() {
  const translate = useTranslate();
  const theme = useTheme();
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => system().matches,
    () => false,
  );
  const dark = theme ? theme === 'dark' : systemIsDark;
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={translate(dark ? 'shell.toLight' : 'shell.toDark')}
      onClick={() => toggleTheme(theme)}
      className={buttonClass('ghost', 'icon')}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
