import { paths } from '@softbox/config/paths';
import type { ReactNode } from 'react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { CountrySwitcher } from './country-switcher.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { navLinks } from './nav-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useLogOut } from './use-log-out.ts';

export function MobileMenuSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const { session, user } = useSession();
  const logOut = useLogOut();
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };
  const account = user ? (
    <Button variant="secondary" className="ml-auto" onClick={closeAnd(logOut)}>
      {translate('shell.logout')}
    </Button>
  ) : (
    <Button
      className="ml-auto"
      disabled={session.status === 'loading'}
      onClick={closeAnd(() => openDialog({ kind: 'auth', view: 'login' }))}
    >
      {translate('shell.login')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={translate('shell.menu')}
      closeLabel={translate('shell.closeMenu')}
      footer={
        <div className="flex w-full items-center">
          <CountrySwitcher />
          <LanguageSelector />
          <ThemeToggle />
          {account}
        </div>
      }
    >
      <nav aria-label={translate('shell.nav')} className="flex flex-col">
        {navLinks(code).map(({ label, to }) => (
          <MenuLink key={label} to={to} onClick={onClose}>
            {translate(label)}
          </MenuLink>
        ))}
        {user && (
          <MenuLink to={paths.profile(code)} onClick={onClose}>
            {translate('shell.profile')}
          </MenuLink>
        )}
        {user && user.role !== 'customer' && (
          <MenuLink to={paths.admin(code)} onClick={onClose}>
            {translate('shell.admin')}
          </MenuLink>
        )}
      </nav>
    </Dialog>
  );
}

const MenuLink = (props: { to: string; onClick: () => void; children: ReactNode }) => (
  <Link
    {...props}
    className="flex min-h-14 items-center border-line border-b font-semibold text-title last:border-b-0"
  />
);
