import type { Attempt } from './attempt.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNCERTAIN = [5 * SECOND, 15 * SECOND, 45 * SECOND];
const STEPS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY];
const GIVE_UP_AFTER = 7 * DAY;
/** Money that a bank or the provider holds may come weeks later, and its message may be lost. */
const HELD_AT_MOST = 60 * DAY;

interface Checked {
  status?: Attempt['status'];
  checks: number;
  uncertain: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** When the reconciler looks again after its `checks`th look; null when nothing is left to learn. */
export function nextCheck({ status, checks, uncertain, createdAt, expiresAt }: Checked, now: Date): Date | null {
  const patience = status === 'processing' ? HELD_AT_MOST : GIVE_UP_AFTER;
  if (now.getTime() - createdAt.getTime() > patience) return null;
  const step = (uncertain && UNCERTAIN[checks]) || STEPS[Math.min(checks, STEPS.length - 1)] || DAY;
  const at = now.getTime() + step;
  // The end of the session is never slept through.
  return new Date(now < expiresAt ? Math.min(at, expiresAt.getTime()) : at);
}
