import type { APIRequestContext, Page } from '@playwright/test';
import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, newEmail, test } from './fixtures.ts';
import { type PlacedOrder, payAtOnce } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

/** No other journey looks at this one. */
const TEMPLATE = 26;

async function buyTemplate(request: APIRequestContext): Promise<PlacedOrder> {
  const email = newEmail();
  const answer = await request.post('/api/orders', {
    data: {
      customerName: 'Jane Doe',
      customerEmail: email,
      customerPhone: '010-1234-5678',
      country: 'US',
      itemId: `template:${TEMPLATE}`,
      language: 'en',
      agreements: { purchase: true, privacy: true },
      requestId: crypto.randomUUID(),
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { orderId: id, accessKey: key } = await answer.json();
  const order = { id, key, email, country: 'US', headers: {}, path: `/us/orders/${id}?key=${key}` } as const;
  await payAtOnce(request, order);
  return order;
}

const wordsField = (page: Page) => page.getByRole('textbox', { name: say('reviews.write.words'), exact: true });
const send = (page: Page) => page.getByRole('button', { name: say('reviews.write.send') }).click();

test('[A-05] a buyer says something, the studio asks for other words and publishes them, and everybody reads them', async ({
  page,
  browser,
  request,
}) => {
  const order = await buyTemplate(request);
  const words = `The light is soft, the steam looks real. ${Date.now()}`;
  const shown = async (path: string) => (await (await request.get(path)).text()).includes(words);

  // As the mail that asks for it leads here.
  await visit(page, `${order.path}#reviews`);
  await expect(page.getByRole('heading', { name: say('reviews.write.title') })).toBeInViewport();
  await page.getByRole('button', { name: say('reviews.write.open') }).click();
  await send(page);
  await expect(page.getByText(say('reviews.ratingMissing'))).toBeVisible();
  await page.getByRole('radio', { name: say('reviews.write.star', { rating: 4 }) }).check();
  await wordsField(page).fill('Call me: 010-1234-5678');
  // A reload loses nothing of it.
  await page.reload();
  await expect(wordsField(page)).toHaveValue('Call me: 010-1234-5678');
  await expect(page.getByRole('radio', { name: say('reviews.write.star', { rating: 4 }) })).toBeChecked();
  await page.getByLabel(say('reviews.write.name')).fill('Moonlight Store');
  await send(page);
  await expectToast(page, say('reviews.write.sent'));
  await expect(page.getByText(say('reviews.write.status.pending'))).toBeVisible();

  const desk = await browser.newPage();
  await startSignedIn(desk, await signIn(request, ADMINISTRATOR));
  await visit(desk, '/us/admin?tab=content&part=reviews&status=pending');
  await desk
    .getByRole('link', { name: /Call me: 010-1234-5678/ })
    .first()
    .click();
  const decision = desk.getByRole('article');
  await expect(decision.getByText(order.id)).toBeVisible();
  const history = decision.getByRole('listitem');
  const hide = decision.getByRole('button', { name: say('admin.content.reviews.hide') });
  const publish = decision.getByRole('button', { name: say('admin.content.reviews.publish') });
  await hide.click();
  await expect(decision.getByText(say('validation.required'))).toBeVisible();
  await decision.getByLabel(say('admin.content.reviews.reasonLabel')).fill('Please leave your number out.');
  await hide.click();
  await expect(history.filter({ hasText: say('admin.content.reviews.event.hidden') })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Please leave your number out.')).toBeVisible();
  await page.getByRole('button', { name: say('reviews.write.change') }).click();
  await wordsField(page).fill(words);
  await send(page);
  await expectToast(page, say('reviews.write.sent'));

  // The desk still has the words of before on its screen: they are read anew before they are published.
  expect(await shown(`/us/template/${TEMPLATE}`)).toBe(false);
  await publish.click();
  await expect(decision.getByText(say('admin.content.reviews.overtaken'))).toBeVisible();
  await expect(decision.getByText(words)).toBeVisible();
  await publish.click();
  await expect(history.filter({ hasText: say('admin.content.reviews.event.approved') })).toBeVisible();

  // Complete as the server sends it, figures for search engines included.
  expect(await shown(`/us/template/${TEMPLATE}`)).toBe(true);
  expect(await shown('/us')).toBe(true);
  const html = await (await request.get(`/us/template/${TEMPLATE}`)).text();
  expect(html).toContain('"aggregateRating"');
  await visit(page, `/us/template/${TEMPLATE}`);
  await expect(page.getByRole('article').filter({ hasText: words })).toContainText('Moonlight Store');
  await expect(page.getByRole('heading', { name: say('reviews.title') })).toBeVisible();
  await page.goto(order.path);
  await expect(page.getByText(say('reviews.write.status.approved'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('reviews.write.change') })).toHaveCount(0);

  // Taken away again, so that nobody else's journey meets it.
  await decision.getByLabel(say('admin.content.reviews.reasonLabel')).fill('The journey is over.');
  await hide.click();
  await expect(history.filter({ hasText: 'The journey is over.' })).toBeVisible();
  await expect.poll(() => shown(`/us/template/${TEMPLATE}`)).toBe(false);
  await desk.close();
});
