import { CloudOff, LockKeyhole } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { openDialog } from './dialogs.ts';
import { failureOf } from './errors.ts';
import { useTranslate } from './i18n.tsx';
import { useSession } from './session.tsx';

/** Instead of data that could not be loaded. Where the session has ended meanwhile, a new try needs a new sign-in. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  const { signOut } = useSession();
  const { code, message, offline } = failureOf(error);
  if (code === 'SIGN_IN_REQUIRED') {
    const signInAgain = () => void signOut().then(() => openDialog({ kind: 'auth', view: 'login' }));
    return (
      <div role="alert">
        <EmptyState
          icon={<LockKeyhole aria-hidden />}
          title={message}
          action={<Button onClick={signInAgain}>{translate('shell.login')}</Button>}
        />
      </div>
    );
  }
  const text = offline ? translate('common.failure.network') : code ? message : translate('common.failure.text');
  return (
    <div role="alert">
      <EmptyState
        icon={<CloudOff aria-hidden />}
        title={translate('common.failure.title')}
        text={text}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        }
      />
    </div>
  );
}
