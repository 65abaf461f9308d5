import { paths } from '@softbox/config/paths';
import { Link } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';

/** The name beside a soft box: the lamp that gives this studio its light. */
export function Logo() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <Link to={paths.landing(code)} className="flex min-h-11 items-center gap-2.5 font-bold text-xl tracking-tight">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-accent">
        <path d="M2 4h20l-4 15H6z" />
        <path d="M2 4h20l-1.7 6.4H3.700z" className="fill-paper/55" />
      </svg>
      {translate('common.brand')}
    </Link>
  );
}
