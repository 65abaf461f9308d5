import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** What a buyer was told and may therefore rely on. */
export interface Acknowledged {
  orders: Set<string>;
  /** Order id to transaction id. */
  payments: Map<string, string>;
  answers: number;
}

interface Answer {
  status: number;
  body: { success?: boolean; status?: string; token?: string; orderId?: string; transactionId?: string; code?: string };
}

const PACKAGES = ['package:sns', 'package:delivery', 'package:launch'];
const BUYER = { customerName: '김민지', customerEmail: 'buyer@example.com', customerPhone: '010-1234-5678' };

/** Repeats a request until the server answers it: what a browser, a person or a proxy does when a server dies. */
async function insist(url: string, body: unknown, token?: string): Promise<Answer> {
  for (;;) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify(body),
      });
      const answer = { status: response.status, body: (await response.json()) as Answer['body'] };
      if (response.status < 500) return answer;
    } catch {
      // No answer, or half of one: nothing was acknowledged.
    }
    await wait(20 + Math.random() * 80);
  }
}

async function register(origin: string): Promise<string> {
  const email = `buyer-${randomUUID()}@example.com`;
  const made = await insist(`${origin}/api/auth/register`, { email, password: 'secret-1' });
  if (made.body.token) return made.body.token;
  // The answer of a registration that succeeded was lost: sign in.
  const signedIn = await insist(`${origin}/api/auth/login`, { email, password: 'secret-1' });
  return signedIn.body.token ?? '';
}

/** Places and pays orders one after the other, double-clicking now and then, until told to stop. */
export async function buy(origin: string, told: Acknowledged, goOn: () => boolean): Promise<void> {
  const token = await register(origin);
  while (goOn()) {
    const country = Math.random() < 0.5 ? 'KR' : 'US';
    const items = [{ itemId: PACKAGES[Math.floor(Math.random() * PACKAGES.length)], quantity: 1 }];
    const order = { ...BUYER, country, items, agreements: { purchase: true, privacy: true }, requestId: randomUUID() };
    const clicks = Math.random() < 0.2 ? 2 : 1;
    const placed = await Promise.all(
      Array.from({ length: clicks }, () => insist(`${origin}/api/orders`, order, token)),
    );
    const ids = new Set(placed.flatMap(({ body }) => (body.orderId ? [body.orderId] : [])));
    if (ids.size !== 1) throw new Error(`one order was asked for, ${ids.size} were made: ${JSON.stringify(placed)}`);
    const [orderId = ''] = ids;
    told.orders.add(orderId);
    await pay(origin, orderId, token, told);
    told.answers += 1;
  }
}

async function pay(origin: string, orderId: string, token: string, told: Acknowledged): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { status, body } = await insist(`${origin}/api/payment`, { orderId }, token);
    if (status === 200 && body.success) {
      told.payments.set(orderId, body.transactionId ?? '');
      return;
    }
    // Paid by an attempt whose answer was lost; what the ledger says is checked at the end.
    if (body.code === 'ORDER_ALREADY_PAID' || body.code === 'ORDER_NOT_PAYABLE') return;
    await wait(50 + Math.random() * 100);
  }
  throw new Error(`order ${orderId} could not be paid`);
}
