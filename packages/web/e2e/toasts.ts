import { expect, type Page } from '@playwright/test';

interface Toast {
  title: string;
  text: string;
}

const shownOn = new WeakMap<Page, Toast[]>();

/**
 * Writes down every toast as it appears. It closes by itself, and another page may come before a slow machine has
 * looked: what was shown is asked of this list, never of the screen.
 */
export async function noteToasts(page: Page): Promise<void> {
  const shown: Toast[] = [];
  shownOn.set(page, shown);
  await page.exposeBinding('noteToast', (_, toast: Toast) => void shown.push(toast));
  await page.addInitScript(() => {
    const TOAST = '[role=region][aria-label*="F8"] li';
    const seen = new WeakSet<Element>();
    const note = (toast: HTMLElement) => {
      if (seen.has(toast) || !toast.checkVisibility()) return;
      seen.add(toast);
      const [title = '', ...text] = toast.innerText.split('\n').filter(Boolean);
      (window as unknown as { noteToast(toast: Toast): void }).noteToast({ title, text: text.join('\n') }); // exposed above
    };
    new MutationObserver(() => document.querySelectorAll<HTMLElement>(TOAST).forEach(note)).observe(document, {
      childList: true,
      subtree: true,
    });
  });
}

/** A toast that was shown since the last one that was asked for, whether it is still there or not. */
export async function expectToast(page: Page, title: string, text: string | RegExp = ''): Promise<void> {
  const shown = shownOn.get(page);
  if (!shown) throw new Error('Nobody noted the toasts of this page.');
  const isMeant = (toast: Toast) =>
    toast.title === title && (typeof text === 'string' ? toast.text.includes(text) : text.test(toast.text));
  await expect.poll(() => (shown.some(isMeant) ? 'shown' : shown), `toast “${title}” ${text}`).toBe('shown');
  shown.splice(0, shown.findIndex(isMeant) + 1);
}
