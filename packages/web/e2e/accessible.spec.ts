import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton } from './checkout.ts';
import { register, signIn, startSignedIn } from './customer.ts';
import { ADMINISTRATOR, expect, expectAccessible, test } from './fixtures.ts';
import { placeOrder } from './order.ts';
import { isPhone, openMenuOnPhone, openSignIn, tabTo, visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

// What moves is judged where it comes to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the public pages have no barriers', async ({ page, request }) => {
  const order = await placeOrder(request, 'US');
  for (const path of [
    '/us/templateshop',
    '/us/template/1',
    '/us/template/9',
    '/us/nowhere',
    '/us/cart',
    '/us/profile',
    '/us/admin',
    '/us/reset-password?token=x',
    '/us/undo-email?token=x',
    '/us/payment/success',
    '/us/payment/fail',
    '/us/orders/unknown',
    order.path,
  ]) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await test.step(path, () => expectAccessible(page));
  }
});

test('the dialogs of signing in and the menus have no barriers', async ({ page }) => {
  await visit(page, '/us/terms');
  await openMenuOnPhone(page, say);
  if (isPhone(page)) await expectAccessible(page);
  await page.getByRole('button', { name: /^Country and currency/ }).click();
  await expectAccessible(page);
  await visit(page, '/us/terms');
  await openSignIn(page, say);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: say('auth.register.title') }).click();
  await expectAccessible(page);
  await page.getByRole('tab', { name: say('auth.login.title') }).click();
  await page.getByRole('button', { name: say('auth.login.forgot') }).click();
  await expectAccessible(page);
});

test('buying has no barriers', async ({ page }) => {
  await visit(page, '/us/template/1');
  await page.getByRole('button', { name: say('shop.order') }).click();
  await expect(page.getByRole('dialog', { name: say('checkout.purchase.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Buy Now/ }).click();
  await page.getByRole('button', { name: say('auth.guest.action') }).click();
  await expect(payButton(page, say)).toBeVisible();
  await expectAccessible(page);
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await expect(checkoutDialog(page, say).getByText(say('validation.required')).first()).toBeVisible();
  await expectAccessible(page);
  await fillCustomer(page, say);
  await payButton(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByText(say('sandbox.drills')).click();
  await expectAccessible(page);
  await choose(page, say, 'cancel');
  await page.getByRole('button', { name: say('payment.fail.again') }).click();
  await expect(payButton(page, say)).toBeVisible();
  await expectAccessible(page);
});

test('a customer’s profile and cart have no barriers', async ({ page, request }) => {
  const { token } = await register(request);
  await startSignedIn(page, token);
  await visit(page, '/us/templateshop');
  await page
    .getByRole('button', { name: /^Add to Cart: / })
    .first()
    .click();
  await page.getByRole('link', { name: say('shell.cartCount', { count: 1 }) }).click();
  await expect(page.getByRole('button', { name: say('cart.orderAll') })).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/us/profile');
  await page.getByRole('button', { name: say('common.edit') }).click();
  await expect(page.getByText(say('profile.devices.current'))).toBeVisible();
  await expectAccessible(page);
});

test('the administration has no barriers', async ({ page, request }) => {
  const order = await placeOrder(request, 'AU');
  await startSignedIn(page, await signIn(request, ADMINISTRATOR));
  await visit(page, '/us/admin');
  await expect(page.getByRole('navigation', { name: say('admin.orders.list') })).toBeVisible();
  await expectAccessible(page);
  await visit(page, `/us/admin?order=${order.id}`);
  await expect(page.getByText(order.email)).toBeVisible();
  await expectAccessible(page);
  await visit(page, '/us/admin/users');
  await expect(page.getByText(say('admin.members.all'))).toBeVisible();
  await expectAccessible(page);
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
