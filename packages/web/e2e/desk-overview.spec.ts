import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

test('[A-01] [A-02] the overview shows what was just ordered and paid, in won and in its own currency', async ({
  page,
  request,
}) => {
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  const order = await placeOrder(request, 'AU', 'launch');
  await payAtOnce(request, order);
  await visit(page, '/us/admin');

  const newest = page.getByRole('region', { name: say('admin.overview.newest') });
  const row = newest.getByRole('link').filter({ hasText: 'A$749' }).first();
  await expect(row).toContainText(say('order.payment.paid'));

  await page
    .getByRole('button', { name: `${say('admin.overview.sums.open')}: ${say('admin.overview.today')}` })
    .click();
  const sums = page.getByRole('dialog');
  const dollars = sums
    .getByRole('table', { name: say('admin.overview.sums.placedToday') })
    .getByRole('row')
    .filter({ hasText: 'AUD' });
  await expect(dollars).toContainText(/A\$\d/);
  await expect(dollars).toContainText(/₩\d/);
  await sums.getByRole('button', { name: say('common.close') }).click();

  // The same figures as a table, by keyboard alone; the last day comes first.
  const asTable = page.getByRole('button', {
    name: `${say('admin.overview.charts.asTable')} : ${say('admin.overview.charts.revenue')}`,
  });
  await asTable.focus();
  await page.keyboard.press('Enter');
  const days = page.getByRole('table', { name: say('admin.overview.charts.revenue') });
  await expect(days.getByRole('row')).toHaveCount(31);
  await expect(days.getByRole('row').nth(1)).toContainText(/₩\d/);
  await page.getByRole('button', { name: say('admin.overview.charts.days', { count: 7 }), exact: true }).click();
  await expect(days.getByRole('row')).toHaveCount(8);
  await expect(page).toHaveURL(/days=7/);

  await row.click();
  await expect(page.getByRole('article').getByText(order.email)).toBeVisible();
  await expect(page.getByRole('tab', { name: say('admin.tab.orders') })).toHaveAttribute('aria-selected', 'true');
});
