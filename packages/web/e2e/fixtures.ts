import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import PostalMime from 'postal-mime';
import { noteToasts } from './toasts.ts';

export { expect };

export const ADMINISTRATOR = { email: 'admin@softbox.example', password: 'order-desk-2026' };

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** The newest mail to `to` whose subject matches, as the server wrote it to its folder; waits until it is there. */
export async function readMail(to: string, subject: RegExp): Promise<Mail> {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const names = existsSync(folder)
        ? readdirSync(folder)
            .filter((name) => name.endsWith('.eml'))
            .sort()
        : [];
      for (const name of names) {
        const {
          to: receivers,
          subject: title = '',
          text = '',
        } = await PostalMime.parse(readFileSync(join(folder, name)));
        if (receivers?.[0]?.address === to && subject.test(title)) found = { to, subject: title, text };
      }
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('unreachable: polled until found');
  return found;
}

export const linkIn = (mail: Mail, part: string): string => {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url).find((url) => url.includes(part));
  if (!link) throw new Error(`no link with ${part} in: ${mail.text}`);
  return link;
};

export const newEmail = () => `visitor-${randomUUID().slice(0, 8)}@example.com`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No violation of WCAG 2.2 AA in any frame of the page as it is now. In the page itself: axe's own wrapper opens a second one for each run. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.evaluate(axe.source);
    const violations = await frame.evaluate(async (tags) => {
      // Half faded in, everything lacks contrast.
      const passing = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const { axe: injected } = window as unknown as { axe: typeof axe }; // by the line above
      const found = await injected.run({ runOnly: tags, resultTypes: ['violations'], iframes: false });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    }, WCAG);
    expect(violations).toEqual([]);
  }
}

/** What the browser may say without a test failing: its own notes on answers that the journey expects. */
const isExpected = (text: string) =>
  /Failed to load resource: the server responded with a status of (4\d\d)/.test(text);

export const test = base.extend<{ expectedErrors: RegExp | undefined; noUnexpectedErrors: undefined }>({
  /** For journeys that cut the line on purpose. */
  expectedErrors: [undefined, { option: true }],
  page: async ({ page }, use) => {
    await noteToasts(page);
    await use(page);
  },
  noUnexpectedErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error' || isExpected(message.text())) return;
        if (!expectedErrors?.test(message.text())) errors.push(message.text());
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
