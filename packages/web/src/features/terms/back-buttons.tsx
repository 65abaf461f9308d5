import { paths } from '@softbox/config/paths';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The page often opens in a tab of its own, where there is nothing to go back to: then home. */
export function BackButtons() {
  const translate = useTranslate();
  const { code } = useCountry();
  const navigate = useNavigate();
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.landing(code)));
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={goBack}>
        <ArrowLeft aria-hidden className="size-4.5" />
        {translate('common.back')}
      </Button>
      <LinkButton variant="ghost" to={paths.landing(code)}>
        {translate('common.backHome')}
      </LinkButton>
    </div>
  );
}
