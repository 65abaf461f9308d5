import type { Tx } from '@softbox/db';
import { enqueue } from '../jobs/queue.ts';
import type { Order } from './view-order.ts';

interface OrderMail {
  mail: 'orderReceived' | 'orderPaid';
  order: Order;
  now: Date;
  /** Names the wish for one more of a mail that was sent before. */
  again?: string;
}

/** Promises one of an order's mails, once. */
export const mailOrder = (tx: Tx, { mail, order, now, again }: OrderMail): Promise<void> =>
  enqueue(tx, {
    name: 'mail.send',
    payload: { mail, to: order.customerEmail, language: order.language, orderId: order.id },
    dedupeKey: [mail, order.id, again].filter(Boolean).join(':'),
    now,
  });
