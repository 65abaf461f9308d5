import type { Permission } from '@softbox/config/roles';
import { useSession } from './session.tsx';

/** Only decides what is drawn; the server asks the same table again. */
export function useMay(): (permission: Permission) => boolean {
  const { user } = useSession();
  return (permission) => user?.permissions.includes(permission) ?? false;
}
