import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../testing.ts';
import { withFlakyNetwork } from './flaky-network.testing.ts';
import { findViolations } from './invariants.ts';
import { buy } from './paying.testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  expect(await findViolations(api.db.read)).toEqual([]);
  await api.close();
});

test('[case 6][C-11] "completed" by the buyer looks at the provider again, and says yes only to the right payment', async () => {
  const purchase = await buy(api);
  const { visitor, orderId, key } = purchase;
  await purchase.start();
  const { merchantRef } = await purchase.newest();
  const complete = (transactionId: string) =>
    visitor.orders.changeStatus({ orderId, key, status: 'completed', transactionId });
  await expect(complete(merchantRef)).rejects.toMatchObject({ message: 'PAYMENT_NOT_CONFIRMED' });
  expect((await purchase.read()).order).toMatchObject({ status: 'pending', paymentStatus: 'processing' });

  await purchase.choose(await purchase.openPage(await purchase.start()), 'pay_webhook_never');
  // Nobody has told us yet; the wrong id is refused even so, and the look has found the money.
  await expect(complete('pi_of_another')).rejects.toMatchObject({ message: 'PAYMENT_NOT_CONFIRMED' });
  const { order, ledger } = await purchase.read();
  expect(ledger).toMatchObject([{ source: 'recheck' }]);
  const confirmed = await complete(order.transactionId);
  expect(confirmed.order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  expect((await purchase.read()).order).toEqual(order);
});

test('[C-11] giving up an order ends its session first; what turns out paid stays paid', async () => {
  const given = await buy(api);
  const session = await given.openPage(await given.start());
  const cancel = ({ visitor, orderId, key }: typeof given) =>
    visitor.orders.changeStatus({ orderId, key, status: 'cancelled' });
  expect((await cancel(given)).order.status).toBe('cancelled');
  expect(await given.choose(session, 'pay')).toBeUndefined();
  expect((await given.read()).attempts).toMatchObject([{ status: 'canceled' }]);

  const paid = await buy(api);
  await paid.choose(await paid.openPage(await paid.start()), 'pay_webhook_never');
  await expect(cancel(paid)).rejects.toMatchObject({ message: 'ORDER_ALREADY_PAID' });
  expect((await paid.read()).order).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
});

test('[C-11] an order whose provider cannot be asked is not given up', async () => {
  const network = withFlakyNetwork(api);
  const purchase = await buy(api);
  await purchase.start();
  network.weather = 'down';
  const { visitor, orderId, key } = purchase;
  await expect(visitor.orders.changeStatus({ orderId, key, status: 'cancelled' })).rejects.toMatchObject({
    message: 'PAYMENT_UNCERTAIN',
  });
  expect((await purchase.read()).order.status).toBe('pending');
});
