import { agreeToBoth, checkoutDialog, choose, payButton, unfoldSummary } from './checkout.ts';
import { PASSWORD } from './customer.ts';
import { ADMINISTRATOR, expect, newEmail, test } from './fixtures.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';
import { wordsIn } from './words.ts';

const say = await wordsIn('en');

test('[G-01] [S-03] [V-01] [V-02] [T-03] [T-05] [E-09] [S-05] [P-05] a new customer registers, fills the cart and buys it as one order through Stripe', async ({
  page,
}) => {
  const email = newEmail();
  await visit(page, '/us/templateshop');
  const toCart = page.getByRole('button', { name: /^Add to Cart: / });
  const titles = (await toCart.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''))).map((label) =>
    label.replace('Add to Cart: ', ''),
  );
  const [first = '', second = ''] = titles;
  await toCart.nth(0).click();

  // Registering: the address is checked, the password counted, and only then can it be sent.
  await page.getByRole('tab', { name: say('auth.register.title') }).click();
  const dialog = page.getByRole('dialog', { name: say('auth.register.title') });
  const address = dialog.getByLabel(say('auth.field.email'));
  const check = dialog.getByRole('button', { name: say('auth.check.action') });
  const submit = dialog.getByRole('button', { name: say('auth.register.submit') });
  const password = dialog.getByLabel(say('auth.field.password'), { exact: true });
  const confirm = dialog.getByLabel(say('auth.field.confirmPassword'), { exact: true });
  await check.click();
  await expect(address).toHaveAccessibleDescription(new RegExp(say('validation.emailRequired')));
  await address.fill(ADMINISTRATOR.email);
  await check.click();
  await expect(address).toHaveAccessibleDescription(new RegExp(say('auth.check.takenText')));
  await address.fill(email);
  await expect(address).toHaveAccessibleDescription(new RegExp(say('validation.emailUnchecked')));
  await check.click();
  await expect(address).toHaveAccessibleDescription(new RegExp(say('auth.check.availableText')));
  await password.fill('abcde');
  await expect(password).toHaveAccessibleDescription(say('auth.register.length', { length: 5 }));
  await confirm.fill('abcde');
  await expect(submit).toBeDisabled();
  await password.fill(PASSWORD);
  await expect(confirm).toHaveAccessibleDescription(say('validation.passwordMismatch'));
  await expect(submit).toBeDisabled();
  await confirm.fill(PASSWORD);
  await expect(submit).toBeEnabled();
  await address.press('End');
  await address.press('x');
  await expect(submit).toBeDisabled();
  await address.press('Backspace');
  await check.click();
  await submit.click();

  // What was wanted before signing in happens now.
  await expectToast(page, 'Success', `${first} added to cart.`);
  await toCart.nth(1).click();
  await expectToast(page, 'Success', `${second} added to cart.`);
  await page.getByRole('link', { name: say('shell.cartCount', { count: 2 }) }).click();
  await page.getByRole('button', { name: say('cart.increase', { title: first }) }).click();
  await expect(page.getByRole('group', { name: say('cart.quantity', { title: first }) })).toContainText('2');
  await page.getByRole('button', { name: say('cart.orderAll') }).click();

  const checkout = checkoutDialog(page, say);
  await expect(checkout.getByLabel(say('checkout.email'), { exact: true })).toHaveValue(email);
  await unfoldSummary(page, say);
  await expect(checkout.getByRole('listitem').filter({ hasText: first })).toContainText(
    say('checkout.quantity', { quantity: 2 }),
  );
  await checkout.getByLabel(say('checkout.name'), { exact: true }).fill('Jane Doe');
  await checkout.getByLabel(say('checkout.phone'), { exact: true }).fill('+1 212 555 0142');
  await agreeToBoth(page, say);
  await payButton(page, say).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await choose(page, say, 'pay');

  await page.waitForURL(/\/us\/payment\/success\?/);
  await expectToast(page, 'Payment Complete', 'Payment has been completed successfully.');
  await expect(
    page.getByText('Payment has been completed successfully. Order processing will begin.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: say('shell.cart'), exact: true })).toBeVisible();

  await visit(page, '/us/profile');
  const order = page.getByRole('link', { name: first });
  await expect(order).toHaveCount(1);
  await expect(order).toContainText(say('order.payment.paid'));
  await order.click();
  await expect(page.getByRole('listitem').filter({ hasText: second })).toBeVisible();
});
