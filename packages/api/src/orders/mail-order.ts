import { paths } from '@softbox/config/paths';
import type { Tx } from '@softbox/db';
import { enqueue } from '../jobs/queue.ts';
import { issueAccessKey } from './guest-access.ts';
import type { Order } from './view-order.ts';

interface OrderMail {
  mail: 'orderReceived' | 'orderPaid';
  order: Order;
  now: Date;
}

/** Promises one of an order's mails, once. A guest's link carries a secret of its own. The mail puts the origin before it. */
export async function mailOrder(tx: Tx, { mail, order, now }: OrderMail): Promise<void> {
  const key = order.isGuestOrder ? await issueAccessKey(tx, { orderId: order.id, now }) : undefined;
  await enqueue(tx, {
    name: 'mail.send',
    payload: {
      mail,
      to: order.customerEmail,
      language: order.language,
      orderId: order.id,
      url: paths.order(order.country, order.id, key),
    },
    dedupeKey: `${mail}:${order.id}`,
    now,
  });
}
