import type { ReactNode } from 'react';
import { OneTimePassword } from '../features/auth/one-time-password.tsx';
import { useSession } from '../lib/session.tsx';

/** A one-time password must be changed first: until then the server refuses everything else. */
export function PasswordGate({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user?.mustChangePassword ? <OneTimePassword /> : children;
}
