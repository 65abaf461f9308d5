import { paths } from '@softbox/config/paths';
import { useCountry } from '../../lib/country.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { failureOf } from '../../lib/errors.ts';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';
import { trpc } from '../../lib/trpc.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NarrowPage } from './narrow-page.tsx';
import { useTokenOnce } from './use-token-once.ts';

/** Where the mail about a changed address leads. A click is asked for: mail programs open links by themselves. */
export function UndoEmail() {
  const translate = useTranslate();
  const { code } = useCountry();
  const { session, signOut } = useSession();
  const token = useTokenOnce();
  const undo = trpc.auth.undoEmailChange.useMutation();
  const wordsOf = (error: unknown) => {
    const { offline, message } = failureOf(error);
    return offline ? translate('auth.undo.network') : message;
  };

  if (!token)
    return (
      <NarrowPage title={translate('auth.undo.title')}>
        <Alert tone="danger">{translate('errors.LINK_INVALID')}</Alert>
        <LinkButton to={paths.landing(code)} className="mt-6">
          {translate('common.backHome')}
        </LinkButton>
      </NarrowPage>
    );
  if (undo.isSuccess)
    return (
      <NarrowPage title={translate('auth.undo.doneTitle')} text={translate('auth.undo.doneText')}>
        <Button onClick={() => openDialog({ kind: 'auth', view: 'forgot' })}>
          {translate('auth.undo.newPassword')}
        </Button>
      </NarrowPage>
    );

  const restore = () =>
    undo.mutate(
      { token },
      {
        onSuccess: () => {
          toast({ title: translate('auth.undo.doneTitle') });
          if (session.status === 'signed-in') void signOut();
        },
        onError: (error) =>
          toast({ title: translate('common.error'), description: wordsOf(error), variant: 'destructive' }),
      },
    );
  return (
    <NarrowPage title={translate('auth.undo.title')} text={translate('auth.undo.text')}>
      {undo.error && (
        <Alert tone="danger" className="mb-4">
          {wordsOf(undo.error)}
        </Alert>
      )}
      <Button busy={undo.isPending} onClick={restore}>
        {translate(undo.isPending ? 'auth.undo.busy' : 'auth.undo.submit')}
      </Button>
    </NarrowPage>
  );
}
