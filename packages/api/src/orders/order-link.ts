import type { Language } from '@softbox/config/languages';
import { inLanguage, paths } from '@softbox/config/paths';
import { orders } from '@softbox/db';
import { eq } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { issueAccessKey } from './guest-access.ts';

/** The link of an order for a mail that is being written. A guest's carries a secret that is written down nowhere else. */
export async function orderLink(
  { db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>,
  { orderId, language }: { orderId: string; language: Language },
): Promise<string> {
  const [order] = await db.read
    .select({ country: orders.country, isGuestOrder: orders.isGuestOrder })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`there is no order ${orderId}`);
  const key = order.isGuestOrder
    ? await db.write((tx) => issueAccessKey(tx, { orderId, now: clock.now() }))
    : undefined;
  return env.PUBLIC_ORIGIN + inLanguage(paths.order(order.country, orderId, key), language);
}
