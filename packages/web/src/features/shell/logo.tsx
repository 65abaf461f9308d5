import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { Lamp } from '../../ui/logo/lamp.tsx';
import { Wordmark } from '../../ui/logo/wordmark.tsx';

/** The name beside a soft box: the lamp that gives this studio its light. */
export function Logo() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <Link
      to={paths.landing(code)}
      aria-label={translate('common.brand')}
      className="flex min-h-11 shrink-0 items-center gap-2.5"
    >
      <Lamp className="size-7" />
      <Wordmark className="h-5" />
    </Link>
  );
}
