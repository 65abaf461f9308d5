import { COUNTRIES, type CountryCode } from '@softbox/config/countries';
import { newId, orders, paymentAttempts, paymentLedger } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { TestApi } from '../testing.ts';
import type { Inputs } from '../types.ts';
import { markPaid } from './mark-paid.ts';

type PlaceOrder = Inputs['orders']['place'];

/** A valid order of one template in Korea, changed as a test needs it. */
export const orderOf = (changes: Partial<PlaceOrder> = {}): PlaceOrder => ({
  customerName: '김민지',
  customerEmail: 'minji@example.com',
  customerPhone: '010-1234-5678',
  country: 'KR',
  agreements: { purchase: true, privacy: true },
  ...(changes.items || changes.itemId || changes.packageName || changes.fromCart ? {} : { itemId: 'template:3' }),
  ...changes,
});

/** The specification's payload, word for word, with the consents that the server asks for. */
export const specOrderOf = (
  country: CountryCode,
  named: { packageName: string; orderType: 'package' | 'template'; price: string },
) => ({
  customerName: '김민지',
  customerEmail: 'minji@example.com',
  customerPhone: '010-1234-5678',
  customerAddress: '',
  packageName: named.packageName,
  packagePrice: named.price,
  totalAmount: named.price,
  currency: COUNTRIES[country].currency,
  country,
  requirements: '',
  transactionId: '',
  paymentMethod: 'tosspayments',
  isGuestOrder: true,
  status: 'pending',
  orderType: named.orderType,
  agreements: { purchase: true, privacy: true },
});

/** A random request id, so that orders of equal content in one test are two orders. */
export const fresh = () => ({ requestId: crypto.randomUUID() });

export async function placeAs(
  api: TestApi,
  options: Parameters<TestApi['caller']>[0],
  changes: Partial<PlaceOrder> = {},
) {
  const caller = await api.caller(options);
  return caller.orders.place(orderOf({ ...fresh(), ...changes }));
}

/** Money arrives, booked the way settle books it: attempt, ledger, order. */
export async function payDirectly(api: TestApi, orderId: string, transactionId: string) {
  const now = api.clock.now();
  return api.db.write(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error('no such order');
    const attempt = {
      id: newId('attempt'),
      orderId,
      number: 1,
      provider: 'stripe',
      mode: 'sandbox-embedded',
      merchantRef: newId('attempt'),
      status: 'succeeded',
      chargeMinor: order.totalMinor,
      chargeCurrency: order.currency,
      idempotencyKey: newId('attempt'),
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    } as const;
    await tx.insert(paymentAttempts).values(attempt);
    await tx.insert(paymentLedger).values({
      id: newId('ledger'),
      orderId,
      attemptId: attempt.id,
      provider: 'stripe',
      kind: 'charge',
      providerTransactionId: transactionId,
      amountMinor: order.totalMinor,
      currency: order.currency,
      counts: true,
      source: 'test',
      createdAt: now,
    });
    const amountMinor = order.totalMinor;
    return markPaid(tx, { orderId, transactionId, provider: 'stripe', amountMinor, source: 'test', now });
  });
}
