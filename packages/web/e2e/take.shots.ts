import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { test as base } from './fixtures.ts';
import { LOOKS, type Look } from './looks.ts';
import { reach, STATES } from './states.ts';
import { isPhone } from './visit.ts';
import { wordsIn } from './words.ts';

const FOLDER = join(import.meta.dirname, '../../../shots');

const test = base.extend<{ look: Look }>({
  look: [LOOKS[0] as Look, { option: true }], // there is a first, and every project gives its own
});
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /net::ERR_FAILED/ });

/** Everything is drawn: fonts, and what would only load or be drawn when scrolled to. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const box of document.querySelectorAll<HTMLElement>('.drawn-when-near'))
      box.style.contentVisibility = 'visible';
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });

for (const [group, states] of Object.entries(STATES))
  for (const [name, state] of Object.entries(states))
    test(`${group} ${name}`, { tag: `@${group}` }, async ({ page, request, baseURL, look }) => {
      const { language, country, width, themes } = look;
      test.skip(state.only !== undefined && state.only !== (isPhone(page) ? 'phone' : 'desktop'));
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
      await reach(state, { page, request, country, say: await wordsIn(language) });
      const overlay = page.locator('dialog[open], [role=dialog], [role=alertdialog], :popover-open');
      const fullPage = !state.window && (await overlay.filter({ visible: true }).count()) === 0;
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        // The fixed bar stands where the page was scrolled to: in a picture of the whole page, in the middle.
        if (fullPage) await page.evaluate(() => scrollTo(0, 0));
        const path = join(FOLDER, `${group}-${name}-${language}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage, animations: 'disabled' });
      }
    });
