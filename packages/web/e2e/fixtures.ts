import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';

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

/** No violation of WCAG 2.2 AA on the page as it is now, dialogs included. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** What the browser may say without a test failing: its own notes on answers that the journey expects. */
const isExpected = (text: string) =>
  /Failed to load resource: the server responded with a status of (4\d\d)/.test(text);

export const test = base.extend<{ expectedErrors: RegExp | undefined; noUnexpectedErrors: undefined }>({
  /** For journeys that cut the line on purpose. */
  expectedErrors: [undefined, { option: true }],
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
