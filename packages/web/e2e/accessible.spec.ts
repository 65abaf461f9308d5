import { checkoutDialog, payButton } from './checkout.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { reach, STATES } from './states.ts';
import { isPhone, tabTo, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

// What moves is judged where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /net::ERR_FAILED/ });

/** Contrast depends on the theme, reflow and targets on the width, words on the language: two scenes meet all of them. */
const SCENES = {
  desktop: { country: 'US', colorScheme: 'light', say },
  phone: { country: 'KR', colorScheme: 'dark', say: await wordsIn('ko') },
} as const;

for (const [group, states] of Object.entries(STATES))
  test.describe(group, () => {
    for (const [name, state] of Object.entries(states))
      test(`${name} has no barriers`, async ({ page, request }) => {
        const device = isPhone(page) ? 'phone' : 'desktop';
        const { colorScheme, ...scene } = SCENES[device];
        test.skip(state.only !== undefined && state.only !== device);
        await page.emulateMedia({ colorScheme });
        await reach(state, { page, request, ...scene });
        await expectAccessible(page);
      });
  });

test('[X-01] [G-02] a guest buys a package with nothing but the keyboard', async ({ page }) => {
  await visit(page, '/us#pricing');
  const press = async (target: ReturnType<typeof page.getByRole>, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  const type = async (field: 'name' | 'email' | 'phone', text: string) => {
    await tabTo(page, checkoutDialog(page, say).getByLabel(say(`checkout.${field}`), { exact: true }));
    await page.keyboard.type(text);
  };
  const name = say('packages.sns.name');
  await press(page.getByRole('button', { name: say('landing.pricing.selectItem', { name }) }));
  await press(page.getByRole('button', { name: new RegExp(`^${say('checkout.purchase.buyNow')}`) }));
  await press(page.getByRole('button', { name: say('auth.guest.action') }));
  await type('name', 'Jane Doe');
  await type('email', 'jane@example.com');
  await type('phone', '+1 212 555 0142');
  await press(page.getByLabel(say('checkout.purchaseAgreement')), 'Space');
  await press(page.getByLabel(say('checkout.privacyAgreement')), 'Space');
  await press(payButton(page, say));
  await page.waitForURL(/\/sandbox\/pay\//);
  await press(page.getByRole('button', { name: say('sandbox.outcomes.pay'), exact: true }));
  await page.waitForURL(/\/us\/payment\/success\?/);
  await expect(page.getByRole('heading', { name: say('payment.success.title') })).toBeVisible();
});
