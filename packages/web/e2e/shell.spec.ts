import { SERVICES } from '@softbox/config/catalog';
import { COMPANY } from '@softbox/config/company';
import { expect, test } from './fixtures.ts';
import { isPhone, openMenuOnPhone, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

test('[L-02] [K-05] the bar is fixed and casts a shadow after 100 px', async ({ page }) => {
  await visit(page, '/us');
  const bar = page.locator('header').first();
  const shadow = () => bar.evaluate((header) => getComputedStyle(header).boxShadow);
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  expect(await bar.evaluate((header) => getComputedStyle(header).position)).toBe('fixed');
  await scroll(100);
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await expect.poll(shadow).toBe('none');
  await scroll(101);
  await expect.poll(shadow).not.toBe('none');
  await expect(bar).toBeInViewport();
});

test('[L-03] [R-10] the bar leads to features, templates, pricing and contact; on phones out of its menu', async ({
  page,
}) => {
  await visit(page, '/us/terms');
  for (const [label, path] of [
    ['Features', '/us#services'],
    ['Templates', '/us/templateshop'],
    ['Pricing', '/us#pricing'],
    ['Contact', '/us#contact'],
  ] as const) {
    await openMenuOnPhone(page, say);
    const bar = page.getByRole('navigation', { name: say('shell.nav') });
    await bar.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(path);
    if (isPhone(page)) await expect(page.getByRole('dialog', { name: say('shell.menu') })).toBeHidden();
  }
});

test('[L-13] [K-06] the footer says who is behind the site', async ({ page }) => {
  await visit(page, '/us');
  const footer = page.getByRole('contentinfo');
  for (const service of SERVICES)
    await expect(footer.getByRole('link', { name: say(`landing.services.${service}.title`) })).toBeVisible();
  for (const section of ['home', 'portfolio', 'pricing'] as const) {
    await footer.getByRole('link', { name: say(`shell.footer.${section}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/us#${section}$`));
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
  const social = footer.getByRole('link', { name: say('shell.footer.social') });
  await expect(social).toHaveAttribute('href', COMPANY.socialUrl);
  const { name, representative, registrationNumber, address, email, phones } = COMPANY;
  for (const fact of [name, representative, registrationNumber, address, email, phones.AU, phones.KR, phones.MY])
    await expect(footer.getByText(fact, { exact: true })).toBeVisible();
  await expect(footer.getByText('Mon-Fri 9AM-6PM EST')).toBeVisible();
});
