import { CheckoutForm } from '@softbox/config/inputs/orders';
import type { Language } from '@softbox/config/languages';
import { expect, test } from 'vitest';
import type { User } from '../../lib/session.tsx';
import { startOf } from './customer-form.ts';

const user: User = {
  id: 'u',
  username: 'hana',
  email: 'hana@example.com',
  firstName: '하나',
  lastName: '김',
  phone: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  role: 'customer',
  permissions: [],
  twoStep: false,
  mustChangePassword: false,
};

test('[S-05] the name comes from the profile, in the order of the language', () => {
  const nameOf = (firstName: string, lastName: string, language: Language) =>
    startOf(null, { ...user, firstName, lastName }, language).customerName;
  expect(nameOf('하나', '김', 'ko')).toBe('김하나');
  expect(nameOf('Ann', 'Lee', 'en')).toBe('Ann Lee');
  expect(nameOf('Ann', 'Lee', 'ko')).toBe('Lee Ann');
  expect(nameOf('', '', 'en')).toBe('hana');
});

test('[V-04] name, email, phone and both agreements are required', () => {
  const empty = {
    customerName: '',
    customerEmail: '',
    customerPhone: '',
    agreements: { purchase: true, privacy: false },
  };
  const issues = CheckoutForm.safeParse(empty).error?.issues ?? [];
  // The first issue of a field is the one that is shown.
  const shown = Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  expect(shown).toEqual({
    customerName: 'validation.customerRequired',
    customerEmail: 'validation.customerRequired',
    customerPhone: 'validation.customerRequired',
    'agreements.privacy': 'validation.agreementsRequired',
  });
});

const typed = {
  customerName: '김민지',
  customerEmail: 'typed@example.com',
  customerPhone: '010-1111-2222',
  customerAddress: '서울',
  brandName: '',
  concept: '',
  requirements: '밝게',
};

test('a draft is shown to whoever typed it, as it was typed', () => {
  expect(startOf({ owner: null, typed }, null, 'ko')).toEqual(typed);
  expect(startOf({ owner: 'u', typed: { ...typed, customerName: '' } }, user, 'ko')).toMatchObject({
    customerName: '',
    customerEmail: 'typed@example.com',
  });
});

test('[S-05] after signing in the profile counts, and what it does not know stays as it was typed', () => {
  expect(startOf({ owner: null, typed }, user, 'ko')).toEqual({
    ...typed,
    customerName: '김하나',
    customerEmail: 'hana@example.com',
  });
});

test('nobody sees the draft of another', () => {
  expect(startOf({ owner: 'somebody', typed }, null, 'ko').customerEmail).toBe('');
  expect(startOf({ owner: 'somebody', typed }, user, 'ko')).toMatchObject({
    customerEmail: 'hana@example.com',
    customerPhone: '',
    requirements: '',
  });
});
