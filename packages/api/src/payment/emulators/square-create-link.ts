import type { Tx } from '@softbox/db';
import { z } from 'zod';
import type { EmulatorDeps } from './emulated-provider.ts';
import type { Reply } from './reply-once.ts';
import { openSession } from './sandbox-session.ts';
import { squareError } from './square-error.ts';
import { squareId, squareOrder } from './square-objects.ts';

/** Links live until they are deleted; the sandbox forgets them after a day. */
const DAY_MS = 24 * 3_600_000;

const Link = z.object({
  idempotency_key: z.string().min(1).max(192),
  order: z.object({
    location_id: z.string(),
    reference_id: z.string().max(40),
    line_items: z
      .array(
        z.object({
          name: z.string().min(1).max(512),
          quantity: z.literal('1'),
          base_price_money: z.object({ amount: z.number().int().min(1), currency: z.string() }),
        }),
      )
      .length(1),
  }),
  checkout_options: z.object({ redirect_url: z.url().max(2048) }),
  pre_populated_data: z.object({ buyer_email: z.string().max(255).optional() }).optional(),
});

/** POST /v2/online-checkout/payment-links */
export async function createSquareLink(
  tx: Tx,
  body: unknown,
  { clock, env }: EmulatorDeps,
  locationId: string,
): Promise<Reply> {
  const asked = Link.safeParse(body);
  if (!asked.success || asked.data.order.location_id !== locationId) return squareError('INVALID_VALUE');
  const { order, checkout_options, pre_populated_data } = asked.data;
  const [item] = order.line_items;
  if (item?.base_price_money.currency !== 'USD') return squareError('CURRENCY_MISMATCH');
  const now = clock.now();
  const session = await openSession(tx, {
    id: squareId(),
    provider: 'square',
    merchantRef: order.reference_id,
    amountMinor: item.base_price_money.amount,
    currency: 'USD',
    title: item.name,
    details: {
      successUrl: checkout_options.redirect_url,
      cancelUrl: '',
      email: pre_populated_data?.buyer_email ?? '',
      language: 'en',
      metadata: { locationId },
    },
    expiresAt: new Date(now.getTime() + DAY_MS),
    createdAt: now,
  });
  const payment_link = {
    id: `L${session.id}`,
    version: 1,
    order_id: session.id,
    url: `${env.PUBLIC_ORIGIN}/sandbox/pay/${session.id}`,
    created_at: now.toISOString(),
  };
  return { status: 200, body: { payment_link, related_resources: { orders: [squareOrder(session)] } } };
}
