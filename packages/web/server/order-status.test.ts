import { paths } from '@softbox/config/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from './site.testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function placeOrder(): Promise<{ orderId: string; cookie: string }> {
  const order = {
    customerName: '김민지',
    customerEmail: 'minji@example.com',
    customerPhone: '010-1234-5678',
    packageName: 'SNS all-in-one package',
    totalAmount: '358800',
    currency: 'KRW',
    country: 'KR',
    isGuestOrder: true,
    orderType: 'package',
    agreements: { purchase: true, privacy: true },
  };
  const answer = await fetch(`${site.origin}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  const { orderId }: { orderId: string } = await answer.json();
  return { orderId, cookie: answer.headers.getSetCookie().join('; ') };
}

test('[X-04] an order is a page for whoever may see it, and 404 for everybody else', async () => {
  const { orderId, cookie } = await placeOrder();
  const path = paths.order('KR', orderId);
  const theirs = await site.get(path, { cookie });
  expect(theirs.status).toBe(200);
  // What is private is loaded by the browser: no copy of the page ever holds it.
  expect(await theirs.text()).not.toContain('minji@example.com');
  for (const asked of [path, paths.order('KR', orderId, 'guessed'), paths.order('KR', 'order_1_none'), '/kr/orders/7'])
    expect((await site.get(asked)).status, asked).toBe(404);
});
