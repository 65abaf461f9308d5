import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';

/** What buyers were told and may therefore rely on. */
export interface Acknowledged {
  orders: Set<string>;
  /** Order id to transaction id. */
  payments: Map<string, string>;
  /** What the desk was told that it goes back: click to order id. */
  refunds: Map<string, string>;
  /** Orders that were cancelled after they had been paid. */
  withdrawn: Set<string>;
  /** What they were told and then could not rely on. */
  complaints: string[];
}

/** What an order may have become between the look at it and the click: given back, on its way back, given up. */
export const MAY_BE_TOLD = [
  'REFUND_NOTHING_LEFT',
  'REFUND_TOO_LARGE',
  'REFUND_QUOTE_CHANGED',
  'ORDER_NOT_CANCELLABLE',
  'ORDER_CHANGED',
];

const PACKAGES = ['package:sns', 'package:delivery', 'package:launch'];
const BUYER = { customerName: '김민지', customerEmail: 'buyer@example.com', customerPhone: '010-1234-5678' };
/** Every provider, where it charges the country's own money. */
const SHOPS = [
  ['US', 'stripe'],
  ['AU', 'paypal'],
  ['US', 'square'],
  ['KR', 'tosspayments'],
  ['CN', 'alipay'],
  ['CN', 'wechatpay'],
  ['CN', 'unionpay'],
] as const;
/** How a payment goes that is made on the provider's page. */
const OUTCOMES = [
  'pay',
  'pay',
  'pay_webhook_thrice',
  'pay_webhook_never',
  'pay_webhook_first',
  'pay_webhook_5s',
  'pay_no_return',
  'decline',
];

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T; // within its length
const happens = (share: number) => Math.random() < share;

async function register({ insist }: Browser): Promise<string> {
  const account = { email: `buyer-${randomUUID()}@example.com`, password: 'secret-1' };
  const made = await insist('/api/auth/register', { json: account });
  if (made.body.token) return made.body.token;
  // The answer of a registration that succeeded was lost: sign in.
  return (await insist('/api/auth/login', { json: account })).body.token ?? '';
}

/** Places and pays orders one after the other, double-clicking now and then, until told to stop. */
export async function buy(browser: Browser, told: Acknowledged, goOn: () => boolean): Promise<void> {
  const token = await register(browser);
  while (goOn()) {
    const [country, provider] = pick(SHOPS);
    const items = [{ itemId: pick(PACKAGES), quantity: 1 }];
    const order = { ...BUYER, country, items, agreements: { purchase: true, privacy: true }, requestId: randomUUID() };
    const clicks = Array.from({ length: happens(0.2) ? 2 : 1 }, () =>
      browser.insist('/api/orders', { json: order, token }),
    );
    const placed = await Promise.all(clicks);
    const ids = new Set(placed.flatMap(({ body }) => (body.orderId ? [String(body.orderId)] : [])));
    const [orderId = ''] = ids;
    if (ids.size !== 1) {
      told.complaints.push(`one order was asked for, ${ids.size} were made: ${JSON.stringify(placed)}`);
      continue;
    }
    told.orders.add(orderId);
    const paying = { browser, token, told, payment: { orderId, provider } };
    // Half of them on the provider's page; some of those close the tab there and never come back.
    if (happens(0.5) && (await payOnPage(paying)) === 'left') continue;
    await payByRest(paying);
    if (happens(0.2)) await withdraw(paying);
  }
}

interface Paying {
  browser: Browser;
  token: string;
  told: Acknowledged;
  payment: { orderId: string; provider: string };
}

async function payOnPage({ browser: { insist, arrive }, token, payment }: Paying): Promise<'left' | 'back'> {
  const started = await insist('/api/payment', { json: { ...payment, flow: 'interactive' }, token });
  const session = started.body.nextAction && (await arrive(started.body.nextAction));
  if (!session) return 'back';
  const outcome = pick(OUTCOMES);
  const { body } = await insist(`/sandbox/control/${session}`, { json: { outcome } });
  // A refused card is tried again: a page that is left without paying stays open until its time is up.
  // Whoever pays, is never told of and never comes back is found by the reconciler alone.
  const leaves = outcome === 'pay_webhook_never' || happens(0.4);
  if (outcome !== 'decline' && (!body.redirectUrl || leaves)) return 'left';
  if (!body.redirectUrl) return 'back';
  const goBack = () => insist(body.redirectUrl, body.fields ? { form: body.fields } : { method: 'GET' });
  await Promise.all(Array.from({ length: happens(0.3) ? 3 : 1 }, goBack));
  return 'back';
}

/** Goes on where the payment stands, until it is told that the money is there. */
async function payByRest({ browser: { insist }, token, told, payment }: Paying): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { status, body } = await insist('/api/payment', { json: payment, token });
    if (status === 200 && body.success) {
      told.payments.set(payment.orderId, body.transactionId ?? '');
      return;
    }
    // Paid and given back meanwhile; what the ledger says is checked at the end.
    if (body.code === 'ORDER_ALREADY_PAID' || body.code === 'ORDER_NOT_PAYABLE') return;
    await wait(50 + Math.random() * 150);
  }
  told.complaints.push(`order ${payment.orderId} could not be paid`);
}

/** Agrees to what is given back now, and insists until told that it is. */
async function withdraw({ browser: { insist }, token, told, payment: { orderId } }: Paying): Promise<void> {
  const path = `/api/orders/${orderId}`;
  const { quote } = (await insist(`${path}/refunds`, { method: 'GET', token })).body;
  if (!quote) return;
  const json = { quoted: { clause: quote.clause, amount: String(quote.amount) } };
  const { status, body } = await insist(`${path}/cancellation`, { json, token });
  if (status === 200) told.withdrawn.add(orderId);
  else if (!MAY_BE_TOLD.includes(body.code))
    told.complaints.push(`order ${orderId} could not be cancelled: ${status} ${JSON.stringify(body)}`);
}
