import { type CountryCode, type ProviderName, prefixOf } from '@softbox/config/countries';
import { paths } from '@softbox/config/paths';
import { expect } from './fixtures.ts';
import * as s from './steps.ts';
import { expectReady } from './visit.ts';

/** Something a visitor can have before the eyes, and how it comes about. */
interface State {
  before?: readonly s.Step[];
  /** Below the country's prefix; or the whole path, where something has to be made first. */
  at: string | ((scene: s.Scene) => Promise<string>);
  /** What is done there. Without it the page itself is what is looked at. */
  do?: readonly s.Step[];
  /** Its data never comes. */
  waiting?: true;
  /** What happens is in one place of a long page: the window is looked at, not all of it. */
  window?: true;
  only?: 'phone' | 'desktop';
}

const checkOut = [s.press('shop.order'), s.buyNow, s.press('auth.guest.action'), s.seePayButton];
const payNow = [s.press('order.page.payNow'), s.seePayButton, s.pay];
const ordered = async (scene: s.Scene) => (await s.order(scene)).path;
const paid = async (scene: s.Scene) => (await s.orderAndPay(scene)).path;
const orderedIn = (country: CountryCode) => async (scene: s.Scene) => (await s.orderIn(country, scene)).path;
const payBy = (provider: ProviderName) => [s.press('order.page.payNow'), s.chooseMethod(provider)];
/** A guest's order, as the order desk shows it. */
const atDesk = async ({ token: _, ...guest }: s.Scene) =>
  `${paths.admin(guest.country)}?order=${(await s.orderAndPay(guest)).id}`;

/** Every screen, dialog and state there is: judged by accessible.spec.ts, pictured by `npm run shots`. */
export const STATES: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  landing: {
    page: { at: '' },
    portfolio: { window: true, at: '', do: [s.focusFirst('#portfolio li button')] },
    'contact-missing': {
      window: true,
      at: '#contact',
      do: [s.press('contact.send'), s.see('validation.emailRequired')],
    },
    'contact-failed': {
      window: true,
      before: [s.cut(/contact\.submit/)],
      at: '#contact',
      do: [s.fillEnquiry, s.press('contact.send'), s.see('contact.failedText')],
    },
    'contact-sent': {
      window: true,
      at: '#contact',
      do: [s.fillEnquiry, s.press('contact.send'), s.see('contact.sent')],
    },
  },
  shell: {
    menu: { at: '/terms', do: [s.openMenu], only: 'phone' },
    'menu-signed-in': { before: [s.asAdministrator], at: '/terms', do: [s.openMenu], only: 'phone' },
    account: { before: [s.asAdministrator], at: '/terms', do: [s.openAccount], only: 'desktop' },
    countries: { at: '/terms', do: [s.openInBar('shell.country')] },
    languages: { at: '/terms', do: [s.openInBar('shell.language')] },
    'not-found': { at: '/nowhere' },
    loading: { before: [s.hold(/catalog\.templates/)], at: '/terms', do: [s.followInBar('shell.templates')] },
    failed: {
      before: [s.cut(/catalog\.templates/)],
      at: '/terms',
      do: [s.followInBar('shell.templates'), s.see('common.failure.title')],
    },
  },
  shop: {
    store: { at: '/templateshop' },
    category: { at: '/templateshop?category=fashion' },
    card: { window: true, at: '/templateshop', do: [s.focusFirst('article a')] },
    template: { at: '/template/1' },
    unknown: { at: '/template/9' },
  },
  trial: {
    empty: { at: '/try' },
    picture: { at: '/try?template=3&format=menu', do: [s.press('trial.examples.coffee'), s.see('trial.styled')] },
    refused: { at: '/try', do: [s.choosePicture('notes.txt', 'Dear studio'), s.see('trial.faults.notPicture')] },
  },
  terms: { page: { at: '/terms' }, original: { at: '/terms#refund', do: [s.openOriginal] } },
  account: {
    login: { at: '/terms', do: [s.openLogin] },
    'login-missing': {
      at: '/terms',
      do: [s.openLogin, s.press('auth.login.submit'), s.see('validation.emailRequired')],
    },
    'login-refused': {
      at: '/terms',
      do: [
        s.openLogin,
        s.type('auth.field.email', 'nobody@example.com'),
        s.type('auth.field.password', 'not-my-secret'),
        s.press('auth.login.submit'),
        s.see('errors.WRONG_CREDENTIALS'),
      ],
    },
    register: { at: '/terms', do: [s.openLogin, s.pressTab('auth.register.title')] },
    'register-checked': {
      at: '/terms',
      do: [
        s.openLogin,
        s.pressTab('auth.register.title'),
        s.type('auth.field.email', 'someone-new@example.com'),
        s.press('auth.check.action'),
        s.see('auth.check.availableText'),
        s.type('auth.field.password', 'abcdef'),
        s.type('auth.field.confirmPassword', 'abc'),
        s.see('validation.passwordMismatch'),
      ],
    },
    forgot: { at: '/terms', do: [s.openLogin, s.press('auth.login.forgot')] },
    guest: { at: '/template/1', do: [s.press('shop.order'), s.buyNow, s.see('auth.guest.text')] },
    reset: { at: '/reset-password?token=x' },
    'reset-refused': {
      at: '/reset-password?token=x',
      do: [
        s.type('auth.field.newPassword', 'a-new-secret'),
        s.type('auth.field.confirmNewPassword', 'a-new-secret'),
        s.press('auth.reset.submit'),
        s.see('auth.reset.newLink'),
      ],
    },
    undo: { at: '/undo-email?token=x' },
    'invitation-refused': { at: '/invitation?token=x', do: [s.see('admin.staff.invitation.invalid')] },
    'undo-refused': { at: '/undo-email?token=x', do: [s.press('auth.undo.submit'), s.see('errors.LINK_INVALID')] },
  },
  checkout: {
    choice: { at: '/template/1', do: [s.press('shop.order'), s.see('checkout.purchase.addToCartText')] },
    form: { at: '/template/1', do: checkOut },
    missing: { at: '/template/1', do: [...checkOut, s.agree, s.pay, s.seeMissing] },
    filled: { at: '/template/1', do: [...checkOut, s.fillIn, s.agree] },
    'not-saved': {
      before: [s.cut(/orders\.place/)],
      at: '/template/1',
      do: [...checkOut, s.fillIn, s.agree, s.pay, s.see('checkout.saveOffline')],
    },
    'not-loaded': {
      before: [s.cut(/payment\.options/)],
      at: '/template/1',
      do: [s.press('shop.order'), s.buyNow, s.press('auth.guest.action'), s.see('checkout.methodsFailed')],
    },
    files: { at: '/template/1', do: [...checkOut, s.chooseMaterial, s.see('errors.FILE_KIND_UNKNOWN')] },
    cart: {
      before: [s.asCustomer, s.fillCart],
      at: '/cart',
      do: [s.press('cart.orderAll'), s.seePayButton],
    },
  },
  payment: {
    dialog: { at: ordered, do: [s.press('order.page.payNow'), s.seePayButton] },
    opening: { before: [s.hold(/payment\.start/)], at: ordered, do: [...payNow, s.see('payment.dialog.cancel')] },
    'not-opened': { before: [s.cut(/payment\.start/)], at: ordered, do: [...payNow, s.see('payment.dialog.saved')] },
    provider: { at: ordered, do: [...payNow, s.seeProvider] },
    scan: {
      before: [s.keepLanguage],
      at: orderedIn('CN'),
      do: [...payBy('wechatpay'), s.pay, s.seeCode],
      // Phones go to the app at once.
      only: 'desktop',
    },
    'scan-unreachable': {
      before: [s.keepLanguage, s.cut(/payment\.confirm/)],
      at: orderedIn('CN'),
      do: [...payBy('wechatpay'), s.pay, s.see('payment.scan.unreachable')],
      only: 'desktop',
    },
    'scan-expired': {
      before: [s.keepLanguage, s.ownClock],
      at: orderedIn('CN'),
      do: [...payBy('wechatpay'), s.pay, s.seeCode, s.passMinutes(31), s.see('payment.scan.expired')],
      only: 'desktop',
    },
    charge: { before: [s.keepLanguage], at: orderedIn('VN'), do: payBy('paypal') },
    canceled: { at: ordered, do: [...payNow, s.cancelAtProvider] },
    'not-canceled': {
      before: [s.hold(/payment\.start/), s.cut(/payment\.cancel/)],
      at: ordered,
      do: [...payNow, s.press('payment.dialog.cancel'), s.see('payment.notCanceled.text')],
    },
    success: { at: ordered, do: [...payNow, s.payAtProvider, s.see('payment.success.title')] },
    checking: { before: [s.hold(/payment\.confirm/)], at: '/payment/success?orderId=x' },
    unreachable: {
      before: [s.cut(/payment\.confirm/)],
      at: '/payment/success?orderId=x',
      do: [s.see('payment.success.unreachable')],
    },
    unconfirmed: { at: '/payment/success' },
    failed: { at: '/payment/fail' },
    'failed-order': { at: '/payment/fail?orderId=x' },
  },
  order: {
    unpaid: { at: ordered },
    paid: { at: paid },
    cancelling: { at: paid, do: [s.openCancelling, s.see('refunds.dialog.due')] },
    files: { at: paid, do: [s.chooseMaterial, s.see('errors.FILE_KIND_UNKNOWN')] },
    unknown: { at: '/orders/unknown', do: [s.see('order.page.notFound')] },
    loading: { before: [s.hold(/orders\.get/)], at: '/orders/unknown', waiting: true },
    failed: { before: [s.cut(/orders\.get/)], at: '/orders/unknown', do: [s.see('order.page.loadFailed')] },
  },
  cart: {
    drawer: { before: [s.asCustomer, s.fillCart], at: '/terms', do: [s.openCart, s.see('cart.orderAll')] },
    'drawer-visitor': { at: '/terms', do: [s.openCart, s.see('cart.signInText')] },
    empty: { before: [s.asCustomer], at: '/cart' },
    templates: { before: [s.asCustomer, s.fillCart], at: '/cart', do: [s.see('cart.orderAll')] },
    removed: { before: [s.asCustomer, s.fillCart], at: '/cart', do: [s.removeFirst, s.see('cart.undo')] },
    loading: { before: [s.hold(/cart\.list/)], at: '/cart', waiting: true },
    failed: { before: [s.cut(/cart\.list/)], at: '/cart', do: [s.see('cart.loadFailed')] },
  },
  profile: {
    visitor: { at: '/profile' },
    empty: { before: [s.asCustomer], at: '/profile', do: [s.see('profile.orders.empty')] },
    orders: { before: [s.asCustomer, s.order, s.orderAndPay], at: '/profile', do: [s.see('order.payment.paid')] },
    editing: { before: [s.asCustomer], at: '/profile', do: [s.press('common.edit')] },
    refused: {
      before: [s.asCustomer],
      at: '/profile',
      do: [
        s.press('common.edit'),
        s.type('profile.field.email', 'admin@softbox.example'),
        s.press('common.save'),
        s.see('errors.EMAIL_TAKEN'),
      ],
    },
    password: { before: [s.asCustomer], at: '/profile', do: [s.press('auth.change.title'), s.see('auth.change.hint')] },
    erasing: {
      before: [s.asCustomer],
      at: '/profile',
      do: [s.press('privacy.erase.open'), s.see('privacy.erase.email')],
    },
    loading: { before: [s.asCustomer, s.hold(/auth\.profile/)], at: '/profile' },
    failed: {
      before: [s.asCustomer, s.cut(/auth\.profile/)],
      at: '/profile',
      do: [s.see('common.failure.network')],
    },
  },
  admin: {
    visitor: { at: '/admin' },
    customer: { before: [s.asCustomer], at: '/admin', do: [s.see('admin.denied.title')] },
    overview: {
      before: [s.orderAndPay, s.asAdministrator],
      at: '/admin',
      do: [s.see('order.payment.paid'), s.see('admin.overview.charts.countries')],
    },
    'overview-sums': { before: [s.orderAndPay, s.asAdministrator], at: '/admin', do: [s.openSums] },
    'overview-table': {
      before: [s.orderAndPay, s.asAdministrator],
      at: '/admin',
      do: [s.showTable, s.see('admin.overview.charts.date')],
    },
    'overview-loading': { before: [s.asAdministrator, s.hold(/admin\./)], at: '/admin' },
    orders: {
      before: [s.order, s.orderAndPay, s.asAdministrator],
      at: '/admin?tab=orders',
      do: [s.see('order.payment.paid')],
    },
    order: { before: [s.asAdministrator], at: atDesk, do: [s.see('admin.orders.events')] },
    filters: {
      before: [s.order, s.asAdministrator],
      at: '/admin?tab=orders&status=cancelled&search=nobody-is-called-so',
      do: [s.see('admin.desk.none')],
    },
    reason: { before: [s.asAdministrator], at: atDesk, do: [s.changeStatus, s.see('admin.desk.reason.paidCancelled')] },
    export: { before: [s.asAdministrator], at: '/admin?tab=orders', do: [s.press('admin.desk.export.open')] },
    'not-changed': {
      before: [s.asAdministrator, s.cut(/orders\.changeStatus/)],
      at: atDesk,
      do: [s.startWork, s.see('admin.orders.updateTitle')],
    },
    refund: {
      before: [s.asAdministrator],
      at: atDesk,
      do: [s.openRefund, s.chooseOtherAmount, s.see('refundDesk.form.reason')],
    },
    templates: {
      before: [s.asAdministrator],
      at: '/admin?tab=templates',
      do: [s.see('admin.catalogue.popular'), s.see('admin.catalogue.list')],
    },
    'template-new': { before: [s.asAdministrator], at: '/admin?tab=templates', do: [s.press('admin.catalogue.add')] },
    'template-missing': {
      before: [s.asAdministrator],
      at: '/admin?tab=templates',
      do: [s.press('admin.catalogue.add'), s.press('admin.catalogue.save'), s.see('validation.pictureRequired')],
    },
    enquiries: {
      before: [s.ask, s.asAdministrator],
      at: '/admin?tab=content',
      do: [s.see('admin.content.enquiries.all')],
    },
    enquiry: {
      before: [s.ask, s.asAdministrator],
      at: '/admin?tab=content&status=pending',
      do: [s.openEnquiry, s.see('admin.content.enquiries.nothing')],
    },
    'enquiry-missing': {
      before: [s.ask, s.asAdministrator],
      at: '/admin?tab=content&status=pending',
      do: [s.openEnquiry, s.press('admin.content.enquiries.send'), s.see('validation.required')],
    },
    'enquiries-loading': {
      before: [s.asAdministrator, s.hold(/admin\.content/)],
      at: '/admin?tab=content',
      waiting: true,
    },
    'enquiries-failed': {
      before: [s.asAdministrator, s.cut(/admin\.content/)],
      at: '/admin?tab=content',
      do: [s.see('common.failure.title')],
    },
    reviews: { before: [s.review, s.asAdministrator], at: '/admin?tab=content&part=reviews' },
    review: {
      before: [s.review, s.asAdministrator],
      at: '/admin?tab=content&part=reviews&status=pending',
      do: [s.openReview, s.see('admin.content.reviews.history')],
    },
    texts: {
      before: [s.asAdministrator],
      at: '/admin?tab=content&part=texts',
      do: [s.see('admin.content.texts.page.enquiry')],
    },
    'texts-editor': {
      before: [s.asAdministrator],
      at: '/admin?tab=content&part=texts&page=main',
      do: [s.see('admin.content.texts.history')],
    },
    members: { before: [s.another, s.asAdministrator], at: '/admin/users', do: [s.see('admin.members.all')] },
    'members-none': {
      before: [s.asAdministrator],
      at: '/admin/users?search=nobody-is-called-so',
      do: [s.see('admin.members.none')],
    },
    'members-loading': { before: [s.asAdministrator, s.hold(/admin\.member/)], at: '/admin/users' },
    'members-failed': {
      before: [s.asAdministrator, s.cut(/admin\.member/)],
      at: '/admin/users',
      do: [s.see('common.failure.network')],
    },
    member: {
      before: [s.customerWithOrder, s.asAdministrator],
      at: '/admin/users',
      do: [s.openMember, s.see('admin.members.sessions')],
    },
    'member-waits': {
      before: [s.customerWithOrder, s.asAdministrator],
      at: '/admin/users',
      do: [s.openMember, s.press('privacy.desk.erase'), s.see('privacy.erase.waitsText')],
    },
    settings: {
      before: [s.orderAndPay, s.asAdministrator],
      at: '/admin?tab=settings',
      do: [s.see('admin.settings.dead.none'), s.see('admin.settings.company.name')],
    },
    messages: {
      before: [s.orderAndPay, s.nobodysMessage, s.asAdministrator],
      at: '/admin?tab=settings&part=messages&status=ownerless',
      do: [s.openMessage, s.see('admin.settings.messages.bodyHint')],
    },
    'messages-none': {
      before: [s.asAdministrator],
      at: '/admin?tab=settings&part=messages&search=nobody-is-called-so',
      do: [s.see('admin.settings.messages.none')],
    },
    'draft-withdrawal': {
      before: [s.asAdministrator],
      at: atDesk,
      do: [s.deliverDraft, s.press('admin.desk.draft.withdraw.open')],
    },
    'settings-failed': {
      before: [s.asAdministrator, s.cut(/admin\.(health|company|deadJobs|messages)/)],
      at: '/admin?tab=settings',
      do: [s.see('common.failure.network')],
    },
    'settings-loading': { before: [s.asAdministrator, s.hold(/admin\./)], at: '/admin?tab=settings' },
    team: {
      before: [s.asAdministrator],
      at: '/admin?tab=administrators',
      do: [s.see('admin.staff.people.configured'), s.see('admin.staff.audit.text')],
    },
    invite: {
      before: [s.asAdministrator],
      at: '/admin?tab=administrators',
      do: [s.press('admin.staff.invite.open')],
    },
    loading: { before: [s.asAdministrator, s.hold(/admin\.orders/)], at: '/admin?tab=orders' },
  },
};

/** Leads the visitor of a scene to a state. */
export async function reach({ before = [], at, do: steps = [], waiting }: State, scene: s.Scene): Promise<void> {
  for (const step of before) await step(scene);
  await scene.page.goto(typeof at === 'string' ? `/${prefixOf(scene.country)}${at}` : await at(scene));
  if (!waiting) await expectReady(scene.page);
  await expect(scene.page.locator('main').first()).toBeVisible();
  for (const step of steps) await step(scene);
}
