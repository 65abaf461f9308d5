import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Currency } from '../../packages/config/src/countries.ts';
import { toDecimal, toMinorUnits } from '../../packages/config/src/money.ts';
import type { Database } from '../../packages/db/src/index.ts';
import type { Browser } from './browser.ts';
import { type Acknowledged, MAY_BE_TOLD } from './buyer.ts';
import { ADMINISTRATOR } from './servers.ts';

interface Desk {
  browser: Browser;
  /** Where the desk sees what is paid. */
  db: Database;
  told: Acknowledged;
  goOn: () => boolean;
}

/** Gives back now and then what an order brought, once for each: mostly half of it, else what the rules give. */
export async function giveBack({ browser, db, told, goOn }: Desk): Promise<void> {
  const { body } = await browser.insist('/api/auth/login', { json: ADMINISTRATOR });
  const token = String(body.token);
  const decided = new Set<string>();
  while (goOn()) {
    await wait(150);
    const rows = await db.read
      .all<{ id: string }>(`select id from orders where payment_status = 'paid'`)
      .catch((): { id: string }[] => []);
    const chosen = rows.filter(({ id }) => !decided.has(id) && Math.random() < 0.25);
    for (const { id } of chosen) decided.add(id);
    await Promise.all(chosen.map(({ id }) => decide({ browser, told, token, orderId: id })));
  }
}

interface Deciding {
  browser: Browser;
  told: Acknowledged;
  token: string;
  orderId: string;
}

async function decide({ browser: { insist }, told, token, orderId }: Deciding): Promise<void> {
  const path = `/api/orders/${orderId}/refunds`;
  const standing = await insist(path, { method: 'GET', token });
  const currency: Currency = standing.body.currency;
  const half = toDecimal(currency, Math.round(toMinorUnits(currency, standing.body.charged) / 2));
  const requestId = randomUUID();
  const json = {
    password: ADMINISTRATOR.password,
    reason: 'The studio was late.',
    requestId,
    ...(Math.random() < 0.75 ? { amount: half } : { cancelOrder: true }),
  };
  const clicks = Array.from({ length: Math.random() < 0.3 ? 2 : 1 }, () => insist(path, { json, token }));
  for (const { status, body } of await Promise.all(clicks))
    if (status === 200) told.refunds.set(requestId, orderId);
    else if (!MAY_BE_TOLD.includes(body.code))
      told.complaints.push(`the desk could not give back of ${orderId}: ${status} ${JSON.stringify(body)}`);
}
