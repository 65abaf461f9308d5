const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNCERTAIN = [5 * SECOND, 15 * SECOND, 45 * SECOND];
const STEPS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 6 * HOUR, DAY];
const GIVE_UP_AFTER = 7 * DAY;

interface Checked {
  checks: number;
  uncertain: boolean;
  createdAt: Date;
  expiresAt: Date;
}

/** When the reconciler looks again after its `checks`th look; null after a week, when nothing is left to learn. */
export function nextCheck({ checks, uncertain, createdAt, expiresAt }: Checked, now: Date): Date | null {
  if (now.getTime() - createdAt.getTime() > GIVE_UP_AFTER) return null;
  const step = (uncertain && UNCERTAIN[checks]) || STEPS[Math.min(checks, STEPS.length - 1)] || DAY;
  const at = now.getTime() + step;
  // The end of the session is never slept through.
  return new Date(now < expiresAt ? Math.min(at, expiresAt.getTime()) : at);
}
