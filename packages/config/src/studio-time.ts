/** A calendar day as `2026-11-21`. */
export type Day = string;

const DAY = 86_400_000;

/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function wallClock(zone: string, moment: number): { day: Day; asUtc: number } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  return { day, asUtc: Date.parse(`${day}T${parts.hour}:${parts.minute}:${parts.second}Z`) };
}

/** The day on which a moment falls in a time zone. */
export const dayIn = (zone: string, moment: Date): Day => wallClock(zone, moment.getTime()).day;

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
const offsetIn = (zone: string, moment: number) => wallClock(zone, moment).asUtc - Math.floor(moment / 1000) * 1000;

/**
 * The first moment of a day in a time zone. Clocks are set forward and back at midnight in some zones: it is the moment
 * that falls on the day and whose predecessor does not.
 */
export function startOfDay(zone: string, day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const candidates = [midnight - DAY, midnight + DAY].map((near) => midnight - offsetIn(zone, near));
  const start = candidates
    .sort((a, b) => a - b)
    .find((at) => wallClock(zone, at).day === day && wallClock(zone, at - 1).day !== day);
  return new Date(start ?? midnight - offsetIn(zone, midnight));
}

export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10);

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** From when on a zone's clocks are how far ahead of UTC, both in milliseconds. */
export interface Offset {
  since: number;
  offsetMs: number;
}

/** Clocks are changed at a full minute, and stay for a month at least (Morocco's Ramadan). */
const STEP = 28 * DAY;
const MINUTE = 60_000;
const OFFSETS_FROM = Date.parse('2020-01-01T00:00:00Z');
const OFFSETS_UNTIL = Date.parse('2060-01-01T00:00:00Z');

/** How a zone's clocks go, for those who cannot ask for it (packages/db/migrations/0010); the first holds for all time before. */
export function offsetsOf(zone: string): Offset[] {
  const offsets = [{ since: 0, offsetMs: offsetIn(zone, OFFSETS_FROM) }];
  for (let at = OFFSETS_FROM; at < OFFSETS_UNTIL; at += STEP) {
    const offsetMs = offsetIn(zone, at + STEP);
    if (offsetMs !== offsets.at(-1)?.offsetMs) offsets.push({ since: changeBetween(zone, at, at + STEP), offsetMs });
  }
  return offsets;
}

/** The first moment of the offset that holds at `late` and not at `early`. */
function changeBetween(zone: string, early: number, late: number): number {
  const offsetMs = offsetIn(zone, late);
  let [before, after] = [early, late];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (offsetIn(zone, middle) === offsetMs) after = middle;
    else before = middle;
  }
  return after;
}
