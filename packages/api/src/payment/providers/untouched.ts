import type { Outcome, SessionRef, Snapshot } from '../provider.ts';

/** A session its provider does not know: the buyer never went there, or left before anything was chosen. */
export const untouched = (ref: SessionRef, state: 'created' | 'canceled'): Outcome<Snapshot> => ({
  ok: true,
  value: {
    providerRef: ref.merchantRef,
    merchantRef: ref.merchantRef,
    state,
    charges: [],
    refunds: [],
    disputes: [],
  },
});
