import { useSession } from '../../lib/session.tsx';
import { createStore } from '../../lib/store.ts';

/** Where a file is handed in: `checkout`, or the id of an order. */
export type Place = string;
export const CHECKOUT: Place = 'checkout';

/**
 * `waiting` for its turn, `sending`, `paused` by the visitor, `checking` by the server; `failed` can be tried again,
 * `refused` cannot.
 */
export interface Sending {
  /** Known to this page only, for as long as it lives. */
  key: string;
  place: Place;
  /** Who sends it, by user id; null for a visitor, whose files become theirs when they sign in. */
  owner: string | null;
  name: string;
  bytes: number;
  sent: number;
  state: 'waiting' | 'sending' | 'paused' | 'checking' | 'failed' | 'refused';
  message?: string;
}

/** Outside React: a dialog that is closed does not end what it has begun to send. */
const sendings = createStore<readonly Sending[]>([]);
const news = createStore('');

export const allSendings = sendings.get;
export const sendingsAt = ({ place, owner }: Pick<Sending, 'place' | 'owner'>, all = sendings.get()) =>
  all.filter((sending) => sending.place === place && (sending.owner === null || sending.owner === owner));

/** Those of one person must not be there for the next. */
export function useSendings(place: Place): Sending[] {
  const { user } = useSession();
  return sendingsAt({ place, owner: user?.id ?? null }, sendings.use());
}

export const findSending = (key: string) => sendings.get().find((sending) => sending.key === key);
export const addSending = (sending: Sending) => sendings.set([...sendings.get(), sending]);
export const dropSending = (key: string) => sendings.set(sendings.get().filter((sending) => sending.key !== key));
export const changeSending = (key: string, changes: Partial<Sending>) =>
  sendings.set(sendings.get().map((sending) => (sending.key === key ? { ...sending, ...changes } : sending)));

export const isUnderWay = ({ state }: Sending) => state === 'waiting' || state === 'sending' || state === 'checking';
export const canResume = ({ state }: Sending) => state === 'paused' || state === 'failed';

/** What happened last, in words, for those who do not see it. */
export const tell = news.set;
export const useNews = news.use;
