import { LIFETIMES } from '@softbox/config/limits';
import { newSecret, orderAccessKeys, type Tx } from '@softbox/db';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { cookieName, httpOnlyCookie } from '../cookies.ts';
import { sha256 } from '../sha256.ts';

/** A fresh secret that opens a guest's order for as long as its link lives. */
export async function issueAccessKey(tx: Tx, { orderId, now }: { orderId: string; now: Date }): Promise<string> {
  const key = newSecret();
  const expiresAt = new Date(now.getTime() + LIFETIMES.guestOrderLink);
  await tx.insert(orderAccessKeys).values({ tokenHash: sha256(key), orderId, expiresAt, createdAt: now });
  return key;
}

/** One cookie per order, so that a browser keeps the access to all of its orders. */
const cookieOf = (orderId: string) => `order_${sha256(orderId).slice(0, 16)}`;

export const accessCookie = (env: Context['env'], orderId: string, key: string) =>
  httpOnlyCookie(env, cookieOf(orderId), key, LIFETIMES.guestOrderLink);

/** Whether the request carries a secret of this order: in the link, or in the cookie of the browser that placed it. */
export async function holdsAccessKey(
  { db, env, clock, cookies }: Pick<Context, 'db' | 'env' | 'clock' | 'cookies'>,
  { orderId, key }: { orderId: string; key?: string | undefined },
): Promise<boolean> {
  const secrets = [key, cookies.get(cookieName(env, cookieOf(orderId)))].filter((secret) => secret !== undefined);
  if (secrets.length === 0) return false;
  const found = await db.read
    .select({ orderId: orderAccessKeys.orderId })
    .from(orderAccessKeys)
    .where(
      and(
        eq(orderAccessKeys.orderId, orderId),
        inArray(orderAccessKeys.tokenHash, secrets.map(sha256)),
        gt(orderAccessKeys.expiresAt, clock.now()),
      ),
    );
  return found.length > 0;
}
