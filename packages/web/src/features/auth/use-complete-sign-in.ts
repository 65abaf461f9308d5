import type { Outputs } from '@softbox/api/types';
import { paths } from '@softbox/config/paths';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { closeDialog, continueAfterAuth } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.tsx';

/** Opens the session, then goes on with what the visitor wanted before being asked to sign in. */
export function useCompleteSignIn(): (signedIn: Outputs['auth']['login']) => void {
  const { signIn } = useSession();
  const { code } = useCountry();
  const navigate = useNavigate();
  return ({ token, user }) => {
    signIn(token, user);
    if (!user.mustChangePassword) return continueAfterAuth();
    // The server refuses everything else until the one-time password is changed, and the profile asks for that.
    closeDialog();
    void navigate(paths.profile(code));
  };
}
