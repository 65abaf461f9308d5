import { Moon, Sun } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { toggleTheme } from '../../lib/theme.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Both faces are there and the style sheet shows the one that fits: before any code has arrived, too. */
export function ThemeToggle() {
  const translate = useTranslate();
  return (
    <button type="button" onClick={toggleTheme} className={buttonClass('ghost', 'icon')}>
      <span className="dark:hidden">
        <Moon aria-hidden className="size-5" />
        <span className="sr-only">{translate('shell.toDark')}</span>
      </span>
      <span className="hidden dark:inline">
        <Sun aria-hidden className="size-5" />
        <span className="sr-only">{translate('shell.toLight')}</span>
      </span>
    </button>
  );
}
