import type { Outputs } from '@softbox/api/types';
import { paths } from '@softbox/config/paths';
import { useNavigate } from 'react-router';
import { useCountry } from '../../lib/country.tsx';
import { closeDialog } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session.tsx';

/** Opens the session; routes/auth-dialog-place.tsx then goes on with what the visitor wanted before. */
export function useCompleteSignIn(): (signedIn: Outputs['auth']['login']) => void {
  const { signIn } = useSession();
  const { code } = useCountry();
  const navigate = useNavigate();
  return ({ token, user }) => {
    // The server refuses everything else until the one-time password is changed, and the profile asks for that.
    if (user.mustChangePassword) {
      closeDialog();
      void navigate(paths.profile(code));
    }
    signIn(token, user);
  };
}
