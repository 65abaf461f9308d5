import { expect, test } from 'vitest';
import { addDays, dayIn, firstOfMonth, startOfDay } from './studio-time.ts';

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
