import { expect, test } from 'vitest';
import { CONTACT_EXAMPLES } from '../contact-formats.ts';
import { UpdateProfile } from './auth.ts';
import { Customer } from './orders.ts';

const customer = { customerName: 'Ann', customerEmail: 'ann@example.com' };
const read = (customerPhone: string) => Customer.safeParse({ ...customer, customerPhone }).data?.customerPhone;

test.each(Object.entries(CONTACT_EXAMPLES))(
  '[V-04] a number as it is written in %s is taken',
  (_country, { phone }) => {
    expect(read(phone)).toBe(phone);
  },
);

test('[V-04] so is one with its country in front', () => {
  for (const phone of ['+82 10-1234-5678', '+1 (212) 555-0142', '+61 491 570 156', '+84912345678', '+8613800138000'])
    expect(read(phone)).toBe(phone);
});

test('[V-04] what an East Asian keyboard types becomes an ordinary number', () => {
  expect(read('０１０－１２３４－５６７８')).toBe('010-1234-5678');
  expect(read('090ー1234–5678')).toBe('090-1234-5678');
  expect(read('＋８２　10 1234 5678')).toBe('+82 10 1234 5678');
});

test('[V-04] what cannot be called is refused, in the profile as well', () => {
  for (const phone of ['call me', '----', '1-----', '+', '12', '0x1234567', '010+1234'])
    expect([phone, read(phone)]).toEqual([phone, undefined]);
  const profile = { email: 'ann@example.com', username: 'ann', firstName: '', lastName: '' };
  expect(UpdateProfile.safeParse({ ...profile, phone: '----' }).success).toBe(false);
  expect(UpdateProfile.parse({ ...profile, phone: '(212) 555-0142' }).phone).toBe('(212) 555-0142');
  expect(UpdateProfile.parse(profile).phone).toBe('');
});
