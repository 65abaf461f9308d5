import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { CountrySwitcher } from './country-switcher.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navLinks } from './nav-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useScrolled } from './use-scrolled.ts';

const SHADOW_AFTER_PX = 100;

export function NavBar() {
  const translate = useTranslate();
  const { code } = useCountry();
  const scrolled = useScrolled(SHADOW_AFTER_PX);
  return (
    <header
      data-scrolled={scrolled}
      className={classNames(
        'fixed inset-x-0 top-0 z-40 h-(--bar-height) bg-paper transition-shadow',
        scrolled && 'shadow-bar',
      )}
    >
      <div className="container-page flex h-full items-center gap-2">
        <Logo />
        <nav aria-label={translate('shell.nav')} className="ml-6 hidden gap-1 lg:flex">
          {navLinks(code).map(({ label, to }) => (
            <Link
              key={label}
              to={to}
              className="flex min-h-11 items-center rounded-full px-4 font-medium text-muted transition-colors hover:text-ink"
            >
              {translate(label)}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-0.5">
          <div className="hidden items-center gap-0.5 lg:flex">
            <CountrySwitcher />
            <LanguageSelector />
            <ThemeToggle />
          </div>
          <CartLink />
          <div className="hidden sm:block">
            <AccountMenu />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
