import { expect, test } from 'vitest';
import { addDays, dayIn, firstOfMonth, offsetsOf, startOfDay } from './studio-time.ts';

test('[A-03] a day belongs to a time zone: the same moment is two days', () => {
  const moment = new Date('2026-11-20T15:30:00Z');
  expect(dayIn('Asia/Seoul', moment)).toBe('2026-11-21');
  expect(dayIn('America/New_York', moment)).toBe('2026-11-20');
});

test.each([
  ['Asia/Seoul', '2026-11-21', '2026-11-20T15:00:00Z'],
  ['UTC', '2026-11-21', '2026-11-21T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00Z'],
  // Clocks go forward at two, back at two.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
  // There is no midnight: clocks go from 23:59 to 01:00.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00Z'],
  // There are two midnights: at one, clocks go back to it.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z'],
])('in %s the day %s begins at %s', (zone, day, begin) => {
  expect(startOfDay(zone, day)).toEqual(new Date(begin));
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(firstOfMonth('2026-11-21')).toBe('2026-11-01');
});

test.each([
  'Asia/Seoul',
  'Asia/Kathmandu',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
])('the offsets of %s put every moment onto the day it falls on', (zone) => {
  const offsets = offsetsOf(zone);
  const dayOf = (at: number) => {
    const { offsetMs = 0 } = offsets.findLast(({ since }) => since <= at) ?? {};
    return new Date(at + offsetMs).toISOString().slice(0, 10);
  };
  const [from, until] = [Date.parse('2026-01-01T00:00:00Z'), Date.parse('2030-01-01T00:00:00Z')];
  const moments = offsets.flatMap(({ since }) => [since - 1000, since]).filter((at) => at > from && at < until);
  for (let at = from; at < until; at += 5.75 * 3_600_000) moments.push(at);
  expect(moments.filter((at) => dayOf(at) !== dayIn(zone, new Date(at)))).toEqual([]);
});

test('clocks that are never changed have one offset', () => {
  expect(offsetsOf('Asia/Seoul')).toEqual([{ since: 0, offsetMs: 9 * 3_600_000 }]);
});
