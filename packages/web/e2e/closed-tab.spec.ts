import type { APIRequestContext } from '@playwright/test';
import { choose, payButton, tossWindow } from './checkout.ts';
import { expect, readMail, test } from './fixtures.ts';
import { type PlacedOrder, placeOrder, readOrder } from './order.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

/** The reconciler looks after half a minute, then at growing intervals. */
const RECONCILED = 500_000;

/** A buyer at Stripe whose browser goes nowhere afterwards: nobody but the webhook or the reconciler can tell us. */
async function payWithoutBrowser(request: APIRequestContext, order: PlacedOrder, outcome: string): Promise<void> {
  const { id, key, country } = order;
  const data = { orderId: id, key, country, provider: 'stripe', flow: 'interactive' };
  const { nextAction } = await (await request.post('/api/payment', { data })).json();
  const session = new URL(nextAction.url).pathname.split('/').at(-1);
  const answer = await request.post(`/sandbox/control/${session}`, { data: { outcome } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('[S-02] [S-04] orders complete although the tab was closed, and although the webhook is late or lost', async ({
  page,
  request,
  context,
}) => {
  // Longer than what it waits for, which is more than any other journey's.
  test.setTimeout(RECONCILED + 300_000);
  // Lost messages wait for the reconciler, so all of them wait together.
  const late = await placeOrder(request, 'US');
  await payWithoutBrowser(request, late, 'pay_webhook_5s');
  const lost = await placeOrder(request, 'AU');
  await payWithoutBrowser(request, lost, 'pay_webhook_never');

  const say = await wordsIn('ko');
  const inKorea = await placeOrder(request, 'KR');
  await visit(page, inKorea.path);
  await page.getByRole('button', { name: say('order.page.payNow') }).click();
  await payButton(page, say).click();
  await choose(tossWindow(page, say), say, 'pay_no_return');
  await expect(page.getByRole('heading', { name: say('sandbox.closeTab') })).toBeVisible();
  await page.close();

  const states = () =>
    Promise.all([late, inKorea, lost].map(async (order) => (await readOrder(request, order)).paymentStatus));
  await expect.poll(states, { timeout: RECONCILED }).toEqual(['paid', 'paid', 'paid']);
  const shown = await context.newPage();
  await visit(shown, inKorea.path);
  await expect(shown.getByText(say('order.payment.paid'), { exact: true })).toBeVisible();
  await readMail(inKorea.email, /결제가 완료되었습니다/);
});
