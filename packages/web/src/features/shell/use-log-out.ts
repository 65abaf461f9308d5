import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { toast } from '../../lib/toast.tsx';

export function useLogOut(): () => void {
  const translate = useTranslate();
  const { signOut } = useSession();
  return () => void signOut().then(() => toast({ title: translate('shell.signedOut') }));
}
