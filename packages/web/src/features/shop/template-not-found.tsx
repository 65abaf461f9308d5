import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { useTranslate } from '../../lib/i18n.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function TemplateNotFound() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center gap-6 py-24">
      <p className="font-semibold text-accent text-title">{translate('shop.notFound.kicker')}</p>
      <h1 className="font-semibold text-heading">{translate('shop.notFound.title')}</h1>
      <p className="max-w-prose text-lg text-muted">{translate('shop.notFound.text')}</p>
      <LinkButton to={paths.templates(code)}>{translate('shop.backToStore')}</LinkButton>
    </div>
  );
}
