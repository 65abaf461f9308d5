import { expect, test } from 'vitest';
import { asksForReason, isPayable, mayChange, ORDER_STATUSES, PAYMENT_STATUSES } from './orders.ts';

test('[S-02] the administrator may set any status, the owner may only give a pending order up', () => {
  for (const from of ORDER_STATUSES)
    for (const to of ORDER_STATUSES) {
      expect(mayChange('administrator', from, to)).toBe(true);
      expect(mayChange('owner', from, to)).toBe(from === 'pending' && to === 'cancelled');
      expect(mayChange('payment', from, to)).toBe(from === 'pending' && to === 'completed');
    }
});

test('an order can be paid while it is neither paid nor given up', () => {
  for (const paymentStatus of PAYMENT_STATUSES)
    for (const status of ORDER_STATUSES)
      expect(isPayable({ status, paymentStatus })).toBe(
        status !== 'cancelled' && ['unpaid', 'processing'].includes(paymentStatus),
      );
});

test.each([
  ['paid', 'cancelled', true],
  ['partially_refunded', 'cancelled', true],
  ['review', 'cancelled', true],
  ['refunded', 'cancelled', false],
  ['unpaid', 'cancelled', false],
  ['unpaid', 'completed', true],
  ['processing', 'completed', true],
  ['paid', 'completed', false],
  ['paid', 'in_progress', false],
] as const)('moving an order that is %s to %s asks for a reason: %s', (paymentStatus, to, asked) => {
  expect(asksForReason({ paymentStatus }, to)).toBe(asked);
});
