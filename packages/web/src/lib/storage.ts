import { STORAGE_KEYS } from '@softbox/config/storage-keys';

/** A browser may refuse storage altogether (private mode, policy): then nothing is stored. */
function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** The stored session token; '', 'null' and 'undefined' count as absent. */
export function storedToken(): string | null {
  const token = storage()?.getItem(STORAGE_KEYS.authToken);
  return token && token !== 'null' && token !== 'undefined' ? token : null;
}

export function storeToken(token: string | null): void {
  if (token === null) storage()?.removeItem(STORAGE_KEYS.authToken);
  else storage()?.setItem(STORAGE_KEYS.authToken, token);
}

export const storeCountry = (code: string) => storage()?.setItem(STORAGE_KEYS.selectedCountry, code);
export const storedCountry = () => storage()?.getItem(STORAGE_KEYS.selectedCountry) ?? null;
