import { expect, type Page, type Response } from '@playwright/test';
import type { Translate } from '@softbox/config/i18n';
import { STORAGE_KEYS } from '@softbox/config/storage-keys';

/** Opens a page and waits until it listens. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await expectReady(page);
  return answer;
}

/** A pointer that moves has the code fetched; the bar knows who is signed in only after hydration. */
export async function expectReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('header .animate-pulse')).toHaveCount(0);
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 640;

export const storedCountry = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.selectedCountry);

/** What the bar has no room for on a phone is in its menu. */
export async function openMenuOnPhone(page: Page, say: Translate): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: say('shell.openMenu') }).click();
}

/** Opens the sign-in dialog from the bar. */
export async function openSignIn(page: Page, say: Translate): Promise<void> {
  await openMenuOnPhone(page, say);
  await page.getByRole('button', { name: say('shell.login'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: say('auth.login.title') })).toBeVisible();
}

/** Fills the sign-in dialog that is open. */
export async function signInByDialog(page: Page, say: Translate, account: { email: string; password: string }) {
  const dialog = page.getByRole('dialog', { name: say('auth.login.title') });
  await dialog.getByLabel(say('auth.field.email')).fill(account.email);
  await dialog.getByLabel(say('auth.field.password'), { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
}

/** Walks by Tab, as somebody without a mouse does, until `target` has the focus. */
export async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}`);
}

/**
 * Notes from now on what screen readers are told: live regions come and go, and one that an open dialog hides says
 * nothing. Answers what was said so far.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const heard: string[] = [];
    const note = () => {
      for (const region of document.querySelectorAll('[role=status], [aria-live]'))
        if (!region.closest('[aria-hidden=true], [inert]')) heard.push(region.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  return () => said.evaluate((heard) => [...heard]);
}
