const LOOK_EVERY_MS = 3000;

/**
 * How long to wait before asking again what came of a code: at its end at the latest, and after it, where the last look got
 * no answer, no sooner than before.
 */
export const nextLookMs = (now: number, expiresAt: number) =>
  now < expiresAt ? Math.min(LOOK_EVERY_MS, expiresAt - now) : LOOK_EVERY_MS;
