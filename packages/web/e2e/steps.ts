import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { COUNTRIES, type CountryCode, type ProviderName } from '@softbox/config/countries';
import type { MessageKey, Translate } from '@softbox/config/i18n';
import { LANGUAGE_COOKIE } from '@softbox/config/storage-keys';
import { agreeToBoth, checkoutDialog, choose, fillCustomer, payButton, tossWindow } from './checkout.ts';
import { bearer, register, signIn, startSignedIn } from './customer.ts';
import { chooseFiles, disguised, fileRow, menu, photo } from './files.ts';
import { ADMINISTRATOR, expect } from './fixtures.ts';
import { payAtOnce, placeOrder } from './order.ts';
import { tellOfNobodys } from './provider-message.ts';
import { openMenuOnPhone, openSignIn } from './visit.ts';

/** A visitor of one country who reads one language. */
export interface Scene {
  page: Page;
  request: APIRequestContext;
  say: Translate;
  country: CountryCode;
  /** The secret of whoever has signed in. */
  token?: string;
}

/** One thing done on the way to a state. */
export type Step = (scene: Scene) => Promise<unknown>;

/** Words without placeholders, by their key. */
const words = (say: Translate, key: MessageKey) => say(key, {} as never); // nothing to fill in

export const press =
  (name: MessageKey): Step =>
  ({ page, say }) =>
    page
      .getByRole('button', { name: words(say, name), exact: true })
      .first()
      .click();

export const pressTab =
  (name: MessageKey): Step =>
  ({ page, say }) =>
    page.getByRole('tab', { name: words(say, name), exact: true }).click();

export const type =
  (label: MessageKey, text: string): Step =>
  ({ page, say }) =>
    page.getByLabel(words(say, label), { exact: true }).first().fill(text);

/** Waits for words: the answer has come. */
export const see =
  (text: MessageKey): Step =>
  async ({ page, say }) => {
    const there = page.getByText(words(say, text)).filter({ visible: true }).first();
    await expect(there).toBeVisible();
    await there.scrollIntoViewIfNeeded();
  };

/** The line is cut for calls whose address matches. */
export const cut =
  (calls: RegExp): Step =>
  ({ page }) =>
    page.route(calls, (route) => route.abort('failed'));

/** Calls whose address matches are never answered. */
export const hold =
  (calls: RegExp): Step =>
  ({ page }) =>
    page.route(calls, () => undefined);

export const openSums: Step = ({ page, say }) =>
  page
    .getByRole('button', { name: say('admin.overview.sums.open') })
    .first()
    .click();
export const showTable: Step = ({ page, say }) =>
  page
    .getByRole('button', { name: say('admin.overview.charts.asTable') })
    .first()
    .click();

export const focusFirst =
  (selector: string): Step =>
  ({ page }) =>
    page.locator(selector).first().focus();

/** In a country with another language the scene goes on in its own. */
export const keepLanguage: Step = async ({ page, country }) => {
  const context = page.context();
  if ((await context.cookies()).some(({ name }) => name === LANGUAGE_COOKIE)) return;
  const value = COUNTRIES[country].language;
  await context.addCookies([{ name: LANGUAGE_COOKIE, value, domain: '127.0.0.1', path: '/' }]);
};

/** The browser's clock, to be moved on. */
export const ownClock: Step = ({ page }) => page.clock.install();
export const passMinutes =
  (minutes: number): Step =>
  ({ page }) =>
    page.clock.fastForward(minutes * 60_000);

/** Somebody else has an account. */
export const another: Step = ({ request }) => register(request);

export const asCustomer: Step = async (scene) => {
  scene.token = (await register(scene.request)).token;
  await startSignedIn(scene.page, scene.token);
};

/** Somebody else has an account and has paid for an order. */
export const customerWithOrder: Step = async ({ request, country }) => {
  const { token } = await register(request);
  await payAtOnce(request, await placeOrder(request, country, 'delivery', token));
};
/** The newest of them. */
export const openMember: Step = ({ page }) => page.locator('[data-member]').first().click();

export const asAdministrator: Step = async (scene) => {
  scene.token = await signIn(scene.request, ADMINISTRATOR);
  await startSignedIn(scene.page, scene.token);
};

/** Three templates lie in the customer's cart, one of them twice. */
export const fillCart: Step = async ({ request, token = '' }) => {
  for (const [templateId, quantity] of [
    [1, 1],
    [12, 2],
    [22, 1],
  ] as const) {
    const answer = await request.post('/api/cart', { data: { templateId, quantity }, headers: bearer(token) });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
};

/** Whoever is signed in, or a guest, has ordered a package. */
export const order = ({ request, country, token }: Scene) => placeOrder(request, country, 'delivery', token);
export const orderIn = (country: CountryCode, { request }: Scene) => placeOrder(request, country, 'delivery');
export const orderAndPay = async (scene: Scene) => {
  const placed = await order(scene);
  await payAtOnce(scene.request, placed);
  return placed;
};

export const openMenu: Step = async ({ page, say }) => {
  await openMenuOnPhone(page, say);
  await expect(page.getByRole('dialog', { name: say('shell.menu') })).toBeVisible();
};
/** Outside Korea the terms carry the original that governs. */
export const openOriginal: Step = async ({ page, country }) => {
  if (country !== 'KR') await page.locator('#refund summary').click();
};
export const openLogin: Step = ({ page, say }) => openSignIn(page, say);

/** What stands in the bar, or on phones in its sheet. */
export const openInBar =
  (name: MessageKey): Step =>
  async ({ page, say }) => {
    await openMenuOnPhone(page, say);
    await page.getByRole('button', { name: new RegExp(`^${words(say, name)}`) }).click();
  };
export const followInBar =
  (name: MessageKey): Step =>
  async ({ page, say }) => {
    await openMenuOnPhone(page, say);
    const bar = page.getByRole('navigation', { name: say('shell.nav') });
    await bar.getByRole('link', { name: words(say, name), exact: true }).click();
  };
/** With or without something in it. */
export const openCart: Step = ({ page, say }) =>
  page
    .locator('header')
    .getByRole('link', { name: new RegExp(`^${say('shell.cart')}`) })
    .click();
export const openAccount: Step = ({ page }) => page.locator('header [popovertarget]').last().click();

export const fillEnquiry: Step = async ({ page, say }) => {
  const form = page.getByRole('form', { name: say('contact.form') });
  await form.getByLabel(say('contact.name')).fill('김민지');
  await form.getByLabel(say('contact.email')).fill('minji@example.com');
  await form.getByLabel(say('contact.service')).selectOption({ index: 1 });
  await form.getByLabel(say('contact.message')).fill('Twelve drinks for our new menu.');
};

/** A visitor has asked the studio something. */
export const ask: Step = async ({ request }) => {
  const answer = await request.post('/api/contact', {
    data: { name: '김민지', email: 'minji@example.com', service: 'basic', message: '음료 열두 잔을 찍고 싶어요.' },
  });
  expect(answer.ok()).toBe(true);
};
export const openEnquiry: Step = ({ page }) => page.locator('[data-enquiry]').first().click();

/** Stripe has told of a payment that no order knows. */
export const nobodysMessage: Step = ({ request }) => tellOfNobodys(request, `evt_${randomUUID().replaceAll('-', '')}`);
export const openMessage: Step = ({ page }) => page.locator('[data-message]').first().click();

/** A guest has said something about an order. */
export const review: Step = async (scene) => {
  const { id: orderId, key } = await orderAndPay({ ...scene, token: '' });
  const data = {
    json: {
      orderId,
      key,
      itemKey: 'package:delivery',
      rating: 4,
      text: '색감이 정말 좋아요.',
      displayName: '달빛 상회',
    },
  };
  const answer = await scene.request.post('/api/trpc/reviews.write', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
};
export const openReview: Step = ({ page }) => page.locator('[data-review]').first().click();

export const choosePicture =
  (name: string, content: string): Step =>
  ({ page }) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** A picture and a document that arrive, and something else that is refused. */
export const chooseMaterial: Step = async ({ page, say }) => {
  await chooseFiles(page, say, photo, menu, disguised);
  await expect(fileRow(page, say, menu.name)).toContainText('PDF ·');
};

export const buyNow: Step = ({ page, say }) =>
  page.getByRole('button', { name: new RegExp(`^${say('checkout.purchase.buyNow')}`) }).click();
export const removeFirst: Step = ({ page, say }) =>
  page
    .getByRole('button', { name: new RegExp(say('cart.remove', { title: '.+' })) })
    .first()
    .click();
export const changeStatus: Step = ({ page, say }) =>
  page.getByRole('article').getByLabel(say('admin.orders.status')).selectOption('cancelled');
export const startWork: Step = ({ page, say }) =>
  page.getByRole('article').getByLabel(say('admin.orders.status')).selectOption('in_progress');

export const deliverDraft: Step = async ({ page, say }) => {
  await page.getByRole('button', { name: say('admin.desk.draft.open'), exact: true }).click();
  await page.getByRole('button', { name: say('admin.desk.draft.confirm') }).click();
  await expect(page.getByRole('button', { name: say('admin.desk.draft.withdraw.open') })).toBeVisible();
};

export const chooseMethod =
  (provider: ProviderName): Step =>
  ({ page, say }) =>
    page.getByRole('radio', { name: say(`order.provider.${provider}`) }).check();
export const seeCode: Step = ({ page, say }) =>
  expect(
    page.getByRole('img', { name: say('payment.scan.code', { provider: say('order.provider.wechatpay') }) }),
  ).toBeVisible();

export const pay: Step = ({ page, say }) => payButton(page, say).click();
export const seePayButton: Step = ({ page, say }) => expect(payButton(page, say)).toBeVisible();
export const agree: Step = ({ page, say }) => agreeToBoth(page, say);
export const fillIn: Step = ({ page, say }) => fillCustomer(page, say);
export const seeMissing: Step = ({ page, say }) =>
  expect(checkoutDialog(page, say).getByText(say('validation.required')).first()).toBeVisible();

/** In Korea a window of the provider's over the shop, elsewhere a page of the provider's own. */
const provider = ({ page, say, country }: Scene) => (country === 'KR' ? tossWindow(page, say) : page);

export const seeProvider: Step = (scene) => provider(scene).getByText(scene.say('sandbox.drills')).click();
export const payAtProvider: Step = (scene) => choose(provider(scene), scene.say, 'pay');
export const cancelAtProvider: Step = async (scene) => {
  await choose(provider(scene), scene.say, 'cancel');
  await see(scene.country === 'KR' ? 'payment.dialog.saved' : 'payment.fail.canceledTitle')(scene);
};

export const openCancelling: Step = ({ page, say }) =>
  page.getByRole('button', { name: say('refunds.cancel'), exact: true }).click();
export const openRefund: Step = ({ page, say }) =>
  page
    .getByRole('article')
    .getByRole('button', { name: say('refundDesk.open'), exact: true })
    .click();
export const chooseOtherAmount: Step = ({ page, say }) =>
  page.getByRole('radio', { name: say('refundDesk.form.other') }).check();
