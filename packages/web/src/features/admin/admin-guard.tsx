import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** Only decides what is drawn: every call behind it is checked on the server. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { session, user } = useSession();
  if (session.status === 'loading')
    return (
      <div role="status" className="container-page flex min-h-[70dvh] items-center justify-center gap-3 text-muted">
        <h1 className="sr-only">{translate('admin.title')}</h1>
        <Spinner />
        {translate('admin.checking')}
      </div>
    );
  return user && user.role !== 'customer' ? children : <Denied email={user?.email} />;
}

function Denied({ email }: { email: string | undefined }) {
  const translate = useTranslate();
  const { signOut } = useSession();
  // Whoever is signed in as somebody else signs out first.
  const signIn = async () => {
    if (email) await signOut();
    openDialog({ kind: 'auth', view: 'login' });
  };
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-center justify-center gap-3 py-16 text-center">
      <ShieldAlert aria-hidden className="mb-2 size-10 stroke-1 text-muted" />
      <h1 className="font-semibold text-title">{translate('admin.denied.title')}</h1>
      <p className="text-muted">{translate('admin.denied.text')}</p>
      <p className="text-muted text-sm">
        {translate('admin.denied.account', { email: email ?? translate('admin.denied.none') })}
      </p>
      <Button className="mt-4" onClick={() => void signIn()}>
        {translate('admin.denied.signIn')}
      </Button>
    </div>
  );
}
