import { AppError } from '@softbox/config/errors';
import type { PlaceOrder } from '@softbox/config/inputs/orders';
import { isPayable } from '@softbox/config/orders';
import { newSecret, orders, type Tx } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { foldEmail } from '../auth/fold-email.ts';
import type { Context } from '../context.ts';
import { sha256 } from '../sha256.ts';
import type { Order } from './view-order.ts';

/** How long the same content from the same buyer counts as a second click, where no request id says so. */
const SECOND_CLICK_MS = 2 * 60_000;
/** From this length on, a request id is no counter: whoever repeats it is the client that made it up. */
const SECRET_ID_CHARS = 16;

export interface OrderRequest {
  /** A user, or the guest's address: a guest's browser may have no cookie yet at the first of two clicks. */
  owner: string;
  id: string | undefined;
  contentHash: string;
  fromCart: boolean;
  /** A repetition of this request may be handed a guest's key again. */
  provesItself: boolean;
}

export function readOrderRequest(ctx: Pick<Context, 'actor' | 'requestHeaders'>, input: PlaceOrder): OrderRequest {
  const { requestId, ...content } = input;
  const id = requestId ?? (ctx.requestHeaders.get('idempotency-key') || undefined);
  return {
    owner: ctx.actor.kind === 'user' ? `user:${ctx.actor.userId}` : `guest:${sha256(foldEmail(input.customerEmail))}`,
    id,
    contentHash: sha256(JSON.stringify(content)),
    fromCart: input.fromCart === true,
    provesItself: (id?.length ?? 0) >= SECRET_ID_CHARS,
  };
}

/** The order that this request has already led to, or the key under which a new one is unique. */
export async function findEarlier(tx: Tx, request: OrderRequest, now: Date): Promise<{ key: string; earlier?: Order }> {
  const { owner, id, contentHash } = request;
  const byKey = async (key: string) => (await tx.select().from(orders).where(eq(orders.requestKey, key)))[0];
  if (id) {
    const key = `${owner}:${sha256(id)}`;
    const earlier = await byKey(key);
    if (earlier && earlier.requestHash !== contentHash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return earlier ? { key, earlier } : { key };
  }
  // A cart needs no window: its first order empties it.
  if (request.fromCart) return { key: `${owner}:${newSecret()}` };

  /** The open order of a window. One that is paid or given up is no longer clicked twice: the next one takes its place. */
  const openIn = async (window: number): Promise<{ key: string; earlier?: Order }> => {
    const base = `${owner}:${contentHash}:${window}`;
    for (let key = base; ; ) {
      const earlier = await byKey(key);
      if (!earlier) return { key };
      if (earlier.status === 'pending' && isPayable(earlier)) return { key, earlier };
      key = `${base}:${earlier.id}`;
    }
  };
  const window = Math.floor(now.getTime() / SECOND_CLICK_MS);
  const before = await openIn(window - 1);
  const isFresh = before.earlier && now.getTime() - before.earlier.createdAt.getTime() < SECOND_CLICK_MS;
  return isFresh ? before : openIn(window);
}
