import { CheckoutForm } from '@softbox/config/inputs/orders';
import { expect, test } from 'vitest';
import type { User } from '../../lib/session.tsx';
import { fullName } from './customer-form.ts';

const user: User = {
  id: 'u',
  username: 'hana',
  email: 'hana@example.com',
  firstName: '하나',
  lastName: '김',
  phone: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  role: 'customer',
  mustChangePassword: false,
};

test('[S-05] the name comes from the profile, in the order of the language', () => {
  expect(fullName(user, 'ko')).toBe('김하나');
  expect(fullName({ ...user, firstName: 'Ann', lastName: 'Lee' }, 'en')).toBe('Ann Lee');
  expect(fullName({ ...user, firstName: '', lastName: '' }, 'en')).toBe('hana');
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
