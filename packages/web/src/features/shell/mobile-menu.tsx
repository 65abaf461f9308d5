import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from '../../lib/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';

const MobileMenuSheet = lazy(async () => ({ default: (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet }));

/** Opens everything of the bar that has no room on a phone. */
export function MobileMenu() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
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
      <Suspense fallback={null}>{open && <MobileMenuSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
