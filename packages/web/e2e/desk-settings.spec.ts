import { COMPANY } from '@softbox/config/company';
import { signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('ko');

test('[A-06] the settings show how things are, as far as anybody has been asked', async ({ page, request }) => {
  await payAtOnce(request, await placeOrder(request, 'KR'));
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/kr/admin?tab=settings');
  const providers = page.getByRole('region', { name: say('admin.settings.providers.title') });
  const toss = providers.getByRole('listitem').filter({ hasText: say('order.provider.tosspayments') });
  await expect(toss).toContainText(say('admin.orders.mode.sandbox-embedded'));
  await expect(toss).toContainText(say('admin.settings.ok'));
  await expect(providers.getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('table', { name: say('admin.settings.queue.title') })).toContainText(
    say('admin.settings.jobs.mail_send'),
  );
  await page.getByRole('button', { name: say('admin.settings.database.check') }).click();
  await expect(page.getByText(say('admin.settings.database.sound'))).toBeVisible();
  await expect(page.getByText(say('admin.settings.dead.none'))).toBeVisible();
  await expectAccessible(page);
});

test('[A-06] [L-13] what the studio sets about itself stands in the footer at once', async ({ page, request }) => {
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/kr/admin?tab=settings');
  const form = page.getByRole('region', { name: say('admin.settings.company.title') });
  const hours = form.getByLabel(say('admin.settings.company.hours', { language: '한국어' }));
  const social = form.getByLabel(say('admin.settings.company.socialUrl'));
  const save = form.getByRole('button', { name: say('admin.settings.company.save') });
  await hours.fill('평일 10시부터 19시까지');
  await social.fill('not an address');
  await save.click();
  await expect(form.getByText(say('validation.webAddress'))).toBeVisible();
  await expect(hours).toHaveValue('평일 10시부터 19시까지');
  await social.fill(COMPANY.socialUrl);
  await save.click();
  await expectToast(page, say('admin.settings.company.saved'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('평일 10시부터 19시까지')).toBeVisible();
  const kept = await (await request.get('/kr')).text();
  expect(kept.split('평일 10시부터 19시까지').length - 1).toBeGreaterThan(1);

  // Other journeys read the footer as the product brings it.
  await hours.fill(COMPANY.hours.ko);
  await save.click();
  await expect(footer.getByText(COMPANY.hours.ko)).toBeVisible();
});
