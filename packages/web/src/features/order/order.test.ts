import { expect, test } from 'vitest';
import { nextWords } from './order.ts';

const order: Parameters<typeof nextWords>[0] = {
  status: 'pending',
  paymentStatus: 'unpaid',
  productionStage: 'not_started',
  attempts: [],
  lines: [{ itemKey: 'template:1' }],
};
const paid = { ...order, status: 'completed', paymentStatus: 'paid' } as const;

test('[K-09] production times by what was ordered', () => {
  expect(nextWords(paid)).toEqual(['order.page.nextMaterial', 'order.page.nextTemplate']);
  expect(nextWords({ ...paid, lines: [{ itemKey: 'package:sns' }] })).toContain('order.page.nextPackage');
});

test('money speaks before production', () => {
  expect(nextWords(order)[0]).toBe('order.page.nextPay');
  const left = { ...order, paymentStatus: 'processing', attempts: [{ status: 'action_required' }] } as const;
  expect(nextWords(left)[0]).toBe('order.page.nextPay');
  expect(nextWords({ ...left, attempts: [{ status: 'approved' }] })).toEqual(['order.page.nextProcessing']);
  expect(nextWords({ ...order, status: 'cancelled' })).toEqual(['order.page.nextCancelled']);
  expect(nextWords({ ...paid, paymentStatus: 'refunded' })).toEqual(['order.page.nextRefunded']);
  expect(nextWords({ ...paid, productionStage: 'delivered' })).toEqual(['order.page.nextDelivered']);
});
