import { afterEach, expect, test, vi } from 'vitest';
import { storeCountry, storedCountry, storedToken, storeToken } from './storage.ts';
import { tabStorage } from './tab-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};

test('[K-02] without room nothing is kept and nothing breaks', () => {
  const full = { getItem: () => null, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', full);
  vi.stubGlobal('sessionStorage', full);
  storeCountry('KR');
  storeToken('a token');
  storeToken(null);
  tabStorage.set('typed', 'words');
  tabStorage.remove('typed');
  expect([storedCountry(), storedToken(), tabStorage.get('typed')]).toEqual([null, null, null]);
});

test('[K-02] without leave nothing is kept and nothing breaks', () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, undefined);
  storeCountry('KR');
  tabStorage.set('typed', 'words');
  expect([storedCountry(), tabStorage.get('typed')]).toEqual([null, null]);
});

test('[S-01] an empty token, and what is no token, counts as absent', () => {
  for (const token of ['', 'null', 'undefined']) {
    vi.stubGlobal('localStorage', { getItem: () => token });
    expect(storedToken()).toBeNull();
  }
  vi.stubGlobal('localStorage', { getItem: () => 'a token' });
  expect(storedToken()).toBe('a token');
});
