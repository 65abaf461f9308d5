import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { guardedStorage } from './guarded-storage.ts';

const storage = guardedStorage(() => localStorage);

/** The stored session token; '', 'null' and 'undefined' count as absent. */
export function storedToken(): string | null {
  const token = storage.get(STORAGE_KEYS.authToken);
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}

export function storeToken(token: string | null): void {
  if (token === null) storage.remove(STORAGE_KEYS.authToken);
  else storage.set(STORAGE_KEYS.authToken, token);
}

export const storeCountry = (code: string) => storage.set(STORAGE_KEYS.selectedCountry, code);
export const storedCountry = () => storage.get(STORAGE_KEYS.selectedCountry);
