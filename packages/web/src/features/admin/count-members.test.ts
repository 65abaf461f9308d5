import { expect, test } from 'vitest';
import { countMembers } from './count-members.ts';

const joined = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).toISOString();

test('[A-09] the cards count all, those who joined this month, and those with a phone', () => {
  const members = [
    { phone: '010-1234-5678', createdAt: joined(2026, 11, 1) },
    { phone: null, createdAt: joined(2026, 11, 30) },
    { phone: '', createdAt: joined(2025, 11, 15) },
    { phone: '+61 400 000 000', createdAt: joined(2026, 10, 31) },
  ];
  expect(countMembers(members, new Date(2026, 10, 21))).toEqual({ all: 4, thisMonth: 2, withPhone: 2 });
  expect(countMembers([], new Date(2026, 10, 21))).toEqual({ all: 0, thisMonth: 0, withPhone: 0 });
});
