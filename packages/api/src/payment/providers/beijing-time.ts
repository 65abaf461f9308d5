const OFFSET_MS = 8 * 3_600_000;

/** `2026-11-20 11:00:00`: the clock that China's providers write and read. */
export const beijingTime = (at: Date) =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** `20261120110000` */
export const beijingDigits = (at: Date) => beijingTime(at).replaceAll(/\D/g, '');

/** Back from either; null where it is none. */
export function fromBeijing(text: string): Date | null {
  const [, y, mo, d, h, mi, s] = /^(\d{4})-?(\d\d)-?(\d\d) ?(\d\d):?(\d\d):?(\d\d)$/.exec(text) ?? [];
  const at = new Date(`${y}-${mo}-${d}T${h}:${mi}:${s}+08:00`);
  return Number.isNaN(at.getTime()) ? null : at;
}
