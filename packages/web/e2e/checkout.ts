import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Translate } from '@softbox/config/i18n';
import { newEmail } from './fixtures.ts';
import { isPhone } from './visit.ts';

type Outcome = 'pay' | 'cancel' | 'decline' | 'insufficient_funds' | 'pay_no_return';

export const checkoutDialog = (page: Page, say: Translate) => page.getByRole('dialog', { name: say('checkout.title') });

/** The button that pays, whatever the price on it; "pay later" and "pay again" carry none. */
export const payButton = (page: Page, say: Translate) =>
  page.getByRole('button', { name: new RegExp(`^${say('checkout.pay', { price: '\\S*\\d' })}$`) });

/** On a phone what is bought is folded into one line. */
export async function unfoldSummary(page: Page, say: Translate): Promise<void> {
  if (isPhone(page)) await checkoutDialog(page, say).getByRole('button', { expanded: false }).click();
}

/** Fills what a guest has to say; answers the address that was typed. */
export async function fillCustomer(page: Page, say: Translate): Promise<string> {
  const dialog = checkoutDialog(page, say);
  const email = newEmail();
  await dialog.getByLabel(say('checkout.name'), { exact: true }).fill('김민지');
  await dialog.getByLabel(say('checkout.email'), { exact: true }).fill(email);
  await dialog.getByLabel(say('checkout.phone'), { exact: true }).fill('010-1234-5678');
  return email;
}

export async function agreeToBoth(page: Page, say: Translate): Promise<void> {
  await page.getByLabel(say('checkout.purchaseAgreement')).check();
  await page.getByLabel(say('checkout.privacyAgreement')).check();
}

/** The card window of the Korean provider, opened over the shop's page. */
export const tossWindow = (page: Page, say: Translate) =>
  page.frameLocator(`iframe[title="${say('sandbox.windowLabel')}"]`);

/** Presses one of the sandbox's buttons; the rare ones are behind a disclosure. */
export async function choose(at: Page | FrameLocator, say: Translate, outcome: Outcome): Promise<void> {
  await expect(at.getByRole('heading', { level: 1 })).toBeVisible();
  if (outcome === 'pay_no_return') await at.getByText(say('sandbox.drills')).click();
  await at.getByRole('button', { name: say(`sandbox.outcomes.${outcome}`), exact: true }).click();
}
