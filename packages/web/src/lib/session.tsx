import type { Outputs } from '@softbox/api/types';
import { STORAGE_KEYS, TAB_KEYS } from '@softbox/config/storage-keys';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { PRIVATE_DATA } from './private-data.ts';
import { storedToken, storeToken } from './storage.ts';
import { tabStorage } from './tab-storage.ts';

export type User = Outputs['auth']['me']['user'];

export type SessionState = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

interface Session {
  session: SessionState;
  /** Null while loading and when signed out. */
  user: User | null;
  signIn(token: string, user: User): void;
  signOut(): Promise<void>;
  /** After the profile was changed. */
  updateUser(user: User): void;
}

const SessionContext = createContext<Session | null>(null);

/** The way to the API is fetched when there is somebody to ask for: most visitors of the shop are nobody yet. */
const api = async () => (await import('./api.ts')).browserApi();

/** What one person was shown must not be there for the next. */
const forgetPrivateData = async () => (await api()).queryClient.resetQueries(PRIVATE_DATA);

/** Starts as `loading` on the server and in the browser alike; the stored token is checked after hydration. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ status: 'loading' });

  useEffect(() => {
    let current = true;
    const show = (state: SessionState) => current && setSession(state);
    async function check() {
      if (!storedToken()) return show({ status: 'signed-out' });
      try {
        const { client } = await api();
        show({ status: 'signed-in', user: (await client.auth.me.query()).user });
      } catch {
        // Any failure signs out, a lost line included: nobody is taken for somebody whom the server has not confirmed.
        if (current) storeToken(null);
        show({ status: 'signed-out' });
      }
    }
    // Signing in or out in one tab does so in the others.
    const follow = (event: StorageEvent) => {
      if (event.key === STORAGE_KEYS.authToken || event.key === null) void check();
    };
    void check();
    addEventListener('storage', follow);
    return () => {
      current = false;
      removeEventListener('storage', follow);
    };
  }, []);

  const value = useMemo<Session>(
    () => ({
      session,
      user: session.status === 'signed-in' ? session.user : null,
      signIn: (token, user) => {
        storeToken(token);
        setSession({ status: 'signed-in', user });
        void forgetPrivateData();
      },
      signOut: async () => {
        // Signed out here even if the server cannot be reached.
        await api()
          .then(({ client }) => client.auth.logout.mutate())
          .catch(() => undefined);
        storeToken(null);
        for (const name of Object.values(TAB_KEYS)) tabStorage.remove(name);
        setSession({ status: 'signed-out' });
        void forgetPrivateData();
      },
      updateUser: (user) => setSession({ status: 'signed-in', user }),
    }),
    [session],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('The session is used outside SessionProvider.');
  return session;
}
