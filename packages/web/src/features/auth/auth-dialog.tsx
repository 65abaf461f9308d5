import { useRef, useState } from 'react';
import { type AuthView, closeDialog, continueAfterAuth, type DialogOf } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type AuthRequest = DialogOf<'auth'>;

/** Mounted while nobody is signed in; open when there is a request. */
export function AuthDialog({ request }: { request: AuthRequest | null }) {
  const translate = useTranslate();
  const email = useRef('');
  // What was chosen belongs to one opening: the next one starts where its request says.
  const [chosen, setChosen] = useState<{ during: AuthRequest | null; view: AuthView; byTab: boolean }>();
  const current = chosen?.during === request ? chosen : undefined;
  const view = current?.view ?? request?.view ?? 'login';
  const show = (next: AuthView, options = { byTab: false }) => setChosen({ during: request, view: next, ...options });
  const form = {
    email: email.current,
    onEmail: (typed: string) => {
      email.current = typed;
    },
    focusEmail: current !== undefined && !current.byTab,
  };
  return (
    <Dialog
      open={request !== null}
      onClose={closeDialog}
      title={translate(`auth.${view}.title`)}
      description={translate(`auth.${view}.intro`)}
      closeLabel={translate('common.close')}
    >
      {view === 'forgot' ? (
        <ForgotForm {...form} onBack={() => show('login')} />
      ) : (
        <Tabs
          label={translate('auth.views')}
          value={view}
          onChange={(next) => show(next, { byTab: true })}
          tabs={[
            {
              value: 'login',
              label: translate('auth.login.title'),
              content: <SignInForm {...form} onForgot={() => show('forgot')} />,
            },
            { value: 'register', label: translate('auth.register.title'), content: <RegisterForm {...form} /> },
          ]}
        />
      )}
      {request?.guestOption && view !== 'forgot' && <GuestOption />}
    </Dialog>
  );
}

function GuestOption() {
  const translate = useTranslate();
  return (
    <div className="mt-6 flex flex-col gap-3 text-center">
      <p className="flex items-center gap-4 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {translate('auth.guest.or')}
      </p>
      <Button variant="secondary" className="w-full" onClick={continueAfterAuth}>
        {translate('auth.guest.action')}
      </Button>
      <p className="text-muted text-sm">{translate('auth.guest.text')}</p>
    </div>
  );
}
