import { paths } from '@softbox/config/paths';
import { ArrowRight } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';

const NARROW = ['col-span-2', 'col-span-1'] as const;
const WIDE = ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'] as const;

/** Takes the places that `after` pictures leave free in the last row of the grid, or a row of its own. */
export function ViewAllTile({ after }: { after: number }) {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <li className={classNames(NARROW[after % 2], WIDE[after % 4])}>
      <Link
        to={paths.templates(code)}
        className="group/all flex h-full min-h-44 flex-col justify-between gap-6 bg-sunken p-5 transition-colors hover:bg-line focus-visible:outline-offset-[-4px] sm:p-8"
      >
        <span className="max-w-sm text-muted sm:text-lg">{translate('landing.portfolio.viewAllText')}</span>
        <span className="flex items-center gap-3 font-bold text-title">
          {translate('landing.portfolio.viewAll')}
          <ArrowRight aria-hidden className="size-6 shrink-0 transition-transform group-hover/all:translate-x-1" />
        </span>
      </Link>
    </li>
  );
}
