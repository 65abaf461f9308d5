import { paths } from '@softbox/config/paths';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CountrySwitcher } from './country-switcher.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { navLinks } from './nav-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useLogOut } from './use-log-out.ts';

/** Everything of the bar that has no room on a phone. */
export function MobileMenu() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { session, user } = useSession();
  const logOut = useLogOut();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const then = (act: () => void) => () => {
    close();
    act();
  };
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
        <MenuIcon aria-hidden className="size-6" />
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={translate('shell.menu')}
        closeLabel={translate('shell.closeMenu')}
        footer={
          <div className="flex w-full items-center">
            <CountrySwitcher />
            <LanguageSelector />
            <ThemeToggle />
            {user ? (
              <Button variant="secondary" className="ml-auto" onClick={then(logOut)}>
                {translate('shell.logout')}
              </Button>
            ) : (
              <Button
                className="ml-auto"
                disabled={session.status === 'loading'}
                onClick={then(() => openDialog({ kind: 'auth', view: 'login' }))}
              >
                {translate('shell.login')}
              </Button>
            )}
          </div>
        }
      >
        <nav aria-label={translate('shell.nav')} className="flex flex-col">
          {navLinks(code).map(({ label, to }) => (
            <MenuLink key={label} to={to} onClick={close}>
              {translate(label)}
            </MenuLink>
          ))}
          {user && (
            <MenuLink to={paths.profile(code)} onClick={close}>
              {translate('shell.profile')}
            </MenuLink>
          )}
          {user?.role === 'administrator' && (
            <MenuLink to={paths.admin(code)} onClick={close}>
              {translate('shell.admin')}
            </MenuLink>
          )}
        </nav>
      </Dialog>
    </>
  );
}

const MenuLink = (props: { to: string; onClick: () => void; children: ReactNode }) => (
  <Link
    {...props}
    className="flex min-h-14 items-center border-line border-b font-semibold text-title last:border-b-0"
  />
);
