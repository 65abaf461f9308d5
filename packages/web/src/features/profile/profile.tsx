import { paths } from '@softbox/config/paths';
import { UserRound } from 'lucide-react';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Details } from './details.tsx';
import { Devices } from './devices.tsx';
import { MyData } from './my-data.tsx';
import { MyOrders } from './my-orders.tsx';
import { Password } from './password.tsx';

export function Profile() {
  const translate = useTranslate();
  const { session } = useSession();
  if (session.status === 'signed-out') return <SignedOut />;
  return (
    <div className="container-page flex flex-col gap-10 py-10 sm:py-16">
      <h1 className="font-semibold text-heading">{translate('profile.title')}</h1>
      {session.status === 'loading' ? (
        <Loading />
      ) : (
        <div className="grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
          <div className="flex flex-col gap-12">
            <Details />
            <Password />
          </div>
          <div className="flex flex-col gap-12">
            {/* The administrator's list is everybody's: it has its own screen. */}
            {session.user.role === 'customer' && <MyOrders />}
            <Devices />
            <MyData user={session.user} />
          </div>
        </div>
      )}
    </div>
  );
}

const Loading = () => (
  <div className="grid gap-10 lg:grid-cols-2">
    <Skeleton className="h-96 rounded-lg" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

function SignedOut() {
  const translate = useTranslate();
  const { code } = useCountry();
  return (
    <div className="container-page flex min-h-[70dvh] items-center justify-center">
      <EmptyState
        icon={<UserRound aria-hidden />}
        title={translate('profile.signInRequired')}
        titleAs="h1"
        text={translate('profile.signInText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => openDialog({ kind: 'auth', view: 'login' })}>{translate('shell.login')}</Button>
            <LinkButton variant="secondary" to={paths.landing(code)}>
              {translate('common.backHome')}
            </LinkButton>
          </div>
        }
      />
    </div>
  );
}
