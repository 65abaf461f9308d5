import { paths } from '@softbox/config/paths';
import { ChevronDown, LayoutDashboard, LogOut, UserRound } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { type User, useSession } from '../../lib/session.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLogOut } from './use-log-out.ts';

/** Signed out: a way in. Signed in: a menu under the user's name. */
export function AccountMenu() {
  const translate = useTranslate();
  const { session } = useSession();
  if (session.status === 'signed-in') return <UserMenu user={session.user} />;
  // The page is the same for everybody: where a session is stored, early.ts says so and the way in gives way.
  const isOpen = session.status === 'loading';
  return (
    <>
      <Button
        variant="primary"
        size="md"
        className={classNames('ml-2', isOpen && 'in-data-[session]:hidden')}
        data-dialog="auth"
        onClick={() => openDialog({ kind: 'auth', view: 'login' })}
      >
        {translate('shell.login')}
      </Button>
      {isOpen && <Skeleton className="in-data-[session]:block hidden h-11 w-24 rounded-full" />}
    </>
  );
}

function UserMenu({ user }: { user: User }) {
  const translate = useTranslate();
  const { code } = useCountry();
  const logOut = useLogOut();
  return (
    <Menu
      label={translate('shell.userMenu', { name: user.username })}
      triggerClass={classNames(buttonClass('secondary'), 'ml-2 max-w-44')}
      trigger={
        <>
          <span className="truncate">{user.username}</span>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
        </>
      }
    >
      <MenuItem to={paths.profile(code)}>
        <UserRound aria-hidden className="size-4 text-muted" />
        {translate('shell.profile')}
      </MenuItem>
      {user.role !== 'customer' && (
        <MenuItem to={paths.admin(code)}>
          <LayoutDashboard aria-hidden className="size-4 text-muted" />
          {translate('shell.admin')}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={logOut}>
        <LogOut aria-hidden className="size-4 text-muted" />
        {translate('shell.logout')}
      </MenuItem>
    </Menu>
  );
}
