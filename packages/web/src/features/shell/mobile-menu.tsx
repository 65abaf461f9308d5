import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { useCode } from '../../lib/use-code.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';

const load = async () => (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet;

/** Opens everything of the bar that has no room on a phone. */
export function MobileMenu() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const Sheet = useCode(open, load, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        aria-label={translate('shell.openMenu')}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames(buttonClass('ghost', 'icon'), '-mr-2.5 lg:hidden')}
      >
        <Menu aria-hidden className="size-6" />
      </button>
      {open && (Sheet ? <Sheet onClose={() => setOpen(false)} /> : <Progress />)}
    </>
  );
}
