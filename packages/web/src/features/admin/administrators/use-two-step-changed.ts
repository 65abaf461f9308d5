import { useSession } from '../../../lib/session.tsx';
import { trpc } from '../../../lib/trpc.ts';

/** Tells the rest of the page: what is dangerous asks for the other proof from now on. */
export function useTwoStepChanged(): (twoStep: boolean) => void {
  const utils = trpc.useUtils();
  const { user, updateUser } = useSession();
  return (twoStep) => {
    if (user) updateUser({ ...user, twoStep });
    void utils.auth.twoStep.invalidate();
    void utils.staff.invalidate();
  };
}
