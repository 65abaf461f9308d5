import { expect, test } from './fixtures.ts';
import { visit } from './visit.ts';

test('[T-10] [K-08] [K-09] the terms in Korean: refunds, changes, production times', async ({ page }) => {
  await visit(page, '/kr/terms');
  const refund = page.locator('#refund');
  await expect(refund).toContainText('결제 후 3일 이내 전액 환불');
  await expect(refund).toContainText('결제 금액의 50% 환불');
  await expect(refund).toContainText('환불 불가');
  await expect(page.locator('#revision')).toContainText('시안 전달 후 7일 이내');
  await expect(page.locator('#production')).toContainText('1~5일');
  await expect(page.locator('#production')).toContainText('3일에서 최대 14일');
  await expect(page.locator('#usage')).toContainText('3개월');
  await page.getByRole('link', { name: '홈으로 돌아가기' }).first().click();
  await expect(page).toHaveURL(/\/kr$/);
});

test('[T-10] elsewhere a translation, with the Korean original that governs', async ({ page }) => {
  await visit(page, '/us/terms#refund');
  await expect(page.getByText('the Korean original governs', { exact: false })).toBeVisible();
  const refund = page.locator('#refund');
  await expect(refund).toContainText('50% of the amount paid');
  await refund.getByText('Korean original').click();
  await expect(refund.locator('[lang=ko]')).toContainText('결제 금액의 50% 환불');
});

test('[T-10] back leads to the page the visitor came from', async ({ page }) => {
  await visit(page, '/us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms and refunds' }).click();
  await expect(page).toHaveURL(/\/us\/terms$/);
  await page.getByRole('button', { name: 'Back', exact: true }).first().click();
  await expect(page).toHaveURL(/\/us$/);
});
