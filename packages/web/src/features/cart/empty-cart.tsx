import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EmptyPlinth } from '../../ui/illustrations/empty-plinth.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Somebody who is not signed in may have a cart that is not empty. */
export function EmptyCart() {
  const translate = useTranslate();
  const { code } = useCountry();
  const isSignedOut = useSession().session.status === 'signed-out';
  return (
    <EmptyState
      picture={<EmptyPlinth />}
      title={translate('cart.empty')}
      text={translate(isSignedOut ? 'cart.signInText' : 'cart.emptyText')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={paths.templates(code)}>{translate('cart.continueShopping')}</LinkButton>
          {isSignedOut && (
            <Button
              variant="secondary"
              onClick={() => openDialog({ kind: 'auth', view: 'login', next: { kind: 'cart' } })}
            >
              {translate('shell.login')}
            </Button>
          )}
        </div>
      }
    />
  );
}
