import { TAB_KEYS } from '@softbox/config/storage-keys';
import { beforeEach, expect, test, vi } from 'vitest';

const add = { kind: 'add-to-cart', id: 3, title: 'Coffee Shop' } as const;
const checkout = { kind: 'checkout', item: { kind: 'template', id: 3 } } as const;

/** The browser as far as dialogs know it: a tab with its storage, on a page it came to in some way. */
const tab = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (name: string) => tab.get(name) ?? null,
  setItem: (name: string, value: string) => void tab.set(name, value),
  removeItem: (name: string) => void tab.delete(name),
});

/** Loads the page anew, which forgets everything but the tab's storage. */
async function load(pathname: string, type: 'navigate' | 'reload' | 'back_forward') {
  vi.resetModules();
  vi.stubGlobal('location', { pathname });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object.assign(Object.create(null), { type })]);
  return import('./dialogs.ts');
}

beforeEach(() => tab.clear());

test('an act that was intended before signing in is answered once', async () => {
  const { openDialog, continueAfterAuth } = await load('/us', 'navigate');
  openDialog({ kind: 'auth', next: add });
  expect(continueAfterAuth()).toEqual(add);
  expect(continueAfterAuth()).toBeNull();
});

test('closing the dialog forgets the intention, for a reload as well', async () => {
  const { openDialog, closeDialog, continueAfterAuth } = await load('/us', 'navigate');
  openDialog({ kind: 'auth', next: add });
  closeDialog();
  expect(continueAfterAuth()).toBeNull();
  const reloaded = await load('/us', 'reload');
  reloaded.reopenDialog();
  expect(reloaded.continueAfterAuth()).toBeNull();
});

test('[G-02] the intention survives a reload, and a guest’s checkout follows', async () => {
  (await load('/us', 'navigate')).openDialog({ kind: 'auth', guestOption: true, next: checkout });
  const { reopenDialog, continueAfterAuth } = await load('/us', 'reload');
  reopenDialog();
  expect(continueAfterAuth()).toBeNull();
  expect(JSON.parse(tab.get(TAB_KEYS.openDialog) ?? '')).toEqual({ path: '/us', dialog: checkout });
});

test('[G-05] the way back from a provider reopens the payment and starts nothing', async () => {
  const payment = { kind: 'payment', orderId: 'order_1', provider: 'stripe' } as const;
  (await load('/us/templateshop', 'navigate')).openDialog(payment);
  (await load('/us/templateshop', 'back_forward')).reopenDialog();
  expect(JSON.parse(tab.get(TAB_KEYS.openDialog) ?? '').dialog).toEqual({ kind: 'payment', orderId: 'order_1' });
});

test.each([
  ['/us/templateshop', 'navigate'],
  ['/us/payment/fail', 'back_forward'],
] as const)('a visit to %s (%s) opens nothing and forgets', async (pathname, type) => {
  (await load('/us/templateshop', 'navigate')).openDialog(checkout);
  (await load(pathname, type)).reopenDialog();
  expect(tab.size).toBe(0);
});
