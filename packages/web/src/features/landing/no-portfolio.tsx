import { ImageOff } from 'lucide-react';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The catalogue could not be read while the page was drawn: it is drawn again. */
export function NoPortfolio() {
  const translate = useTranslate();
  return (
    <EmptyState
      icon={<ImageOff aria-hidden />}
      title={translate('landing.portfolio.failed')}
      action={
        <Button variant="secondary" onClick={() => location.reload()}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
