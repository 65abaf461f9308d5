import { paths } from '@softbox/config/paths';
import { ShoppingBag } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

export function CartLink() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { user } = useSession();
  const { data } = trpc.cart.list.useQuery(undefined, { enabled: user !== null });
  const count = user ? (data?.items.length ?? 0) : 0;
  return (
    <Link
      to={paths.cart(code)}
      aria-label={count > 0 ? translate('shell.cartCount', { count }) : translate('shell.cart')}
      className={classNames(buttonClass('ghost', 'icon'), 'relative')}
    >
      <ShoppingBag aria-hidden className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 font-bold text-on-accent text-xs tabular-nums"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
