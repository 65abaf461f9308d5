import { STORAGE_KEYS } from '@softbox/config/storage-keys';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { TOAST } from './toast-store.ts';

test('[S-07] reads and writes are never repeated by themselves, and data never goes stale', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ retry: false, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY });
  expect(queries?.refetchInterval).toBeUndefined();
  expect(mutations).toMatchObject({ retry: false });
});

test('[K-02] the browser’s storage keys', () => {
  expect(STORAGE_KEYS).toMatchObject({ authToken: 'auth_token', selectedCountry: 'selectedCountry' });
});

test('[K-04] one toast at a time, closed after five seconds, kept for 1,000,000 ms, swiped 50 px, reached by F8', () => {
  expect(TOAST).toEqual({ limit: 1, autoCloseMs: 5000, removeAfterMs: 1_000_000, swipeThresholdPx: 50, hotkey: 'F8' });
});
