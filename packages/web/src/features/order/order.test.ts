import { ORDER_STATUSES, PAYMENT_STATUSES, PRODUCTION_STAGES } from '@softbox/config/orders';
import { expect, test } from 'vitest';
import { nextWords } from './order.ts';

const order: Parameters<typeof nextWords>[0] = {
  status: 'pending',
  paymentStatus: 'unpaid',
  productionStage: 'not_started',
  refundUnderWay: false,
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

test('every state there can be has words, and a cancelled order never asks for material or money', () => {
  for (const status of ORDER_STATUSES)
    for (const paymentStatus of PAYMENT_STATUSES)
      for (const productionStage of PRODUCTION_STAGES) {
        const words = nextWords({ ...order, status, paymentStatus, productionStage });
        expect(words.length, `${status} ${paymentStatus} ${productionStage}`).toBeGreaterThan(0);
        if (status !== 'cancelled') continue;
        expect(words).not.toContain('order.page.nextMaterial');
        expect(words).not.toContain('order.page.nextPay');
      }
});

test('what the studio does is told at every stage', () => {
  expect(nextWords({ ...paid, productionStage: 'material_received' })[0]).toBe('order.page.nextReceived');
  expect(nextWords({ ...paid, productionStage: 'in_production' })[0]).toBe('order.page.nextInProduction');
  expect(nextWords({ ...paid, status: 'in_progress' })[0]).toBe('order.page.nextInProduction');
  expect(nextWords({ ...paid, status: 'cancelled' })).toEqual(['order.page.nextCancelledPaid']);
  expect(nextWords({ ...paid, status: 'cancelled', refundUnderWay: true })).toEqual(['order.page.nextRefunding']);
  expect(nextWords({ ...paid, status: 'cancelled', paymentStatus: 'partially_refunded' })).toEqual([
    'order.page.nextCancelledRefunded',
  ]);
  expect(nextWords({ ...paid, paymentStatus: 'partially_refunded' })[0]).toBe('order.page.nextPartlyRefunded');
});
