import { fromMinorUnits } from '@softbox/config/money';
import { isPayable } from '@softbox/config/orders';
import { authUsers, orderConsents, orderEvents, orderFiles, orderLines, paymentAttempts, refunds } from '@softbox/db';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { viewImage } from '../catalog/view-image.ts';
import type { Context } from '../context.ts';
import { viewFile } from '../files/view.ts';
import { findOrder, mayAct } from './find-order.ts';
import type { OrderDetail } from './view.ts';
import { viewOrder } from './view-order.ts';

/** One order in full; the studio also sees its history and the references at the providers. */
export async function getOrder(
  ctx: Context,
  input: { orderId: string; key?: string | undefined },
): Promise<OrderDetail> {
  const order = await findOrder(ctx, input, 'orders.read');
  const isStudio = mayAct(ctx, 'orders.read');
  const { read } = ctx.db;
  const of = (column: AnySQLiteColumn) => eq(column, order.id);
  const [view, lines, files, consents, attempts, refunding, events] = await Promise.all([
    viewOrder(read, order),
    read.select().from(orderLines).where(of(orderLines.orderId)).orderBy(asc(orderLines.position)),
    read.select().from(orderFiles).where(of(orderFiles.orderId)).orderBy(asc(orderFiles.createdAt)),
    read.select().from(orderConsents).where(of(orderConsents.orderId)).orderBy(asc(orderConsents.consent)),
    read.select().from(paymentAttempts).where(of(paymentAttempts.orderId)).orderBy(asc(paymentAttempts.number)),
    read.$count(refunds, and(of(refunds.orderId), inArray(refunds.status, ['requested', 'pending']))),
    isStudio
      ? read
          .select()
          .from(orderEvents)
          .where(of(orderEvents.orderId))
          .orderBy(asc(orderEvents.createdAt), sql`${orderEvents}.rowid`)
      : [],
  ]);
  const studio = await peopleOf(ctx, events, order.userId);
  return {
    ...view,
    lines: lines.map(({ itemKey, title, image, quantity, unitMinor }) => ({
      itemKey,
      title,
      ...viewImage(image),
      quantity,
      unitAmount: fromMinorUnits(order.currency, unitMinor),
    })),
    files: files.map(viewFile),
    materialOpen: order.status !== 'cancelled' && !order.workStartedAt,
    productionStage: order.productionStage,
    payable: isPayable(order),
    paidAt: order.paidAt?.toISOString() ?? null,
    draftDeliveredAt: order.draftDeliveredAt?.toISOString() ?? null,
    refundedAmount: fromMinorUnits(order.currency, order.refundedMinor),
    refundUnderWay: refunding > 0,
    consents: consents.map(({ consent, textVersion, givenAt }) => ({
      consent,
      textVersion,
      givenAt: givenAt.toISOString(),
    })),
    attempts: attempts.map(({ provider, mode, status, merchantRef, failureCode, createdAt, ...charge }) => ({
      provider,
      amount: fromMinorUnits(charge.chargeCurrency, charge.chargeMinor),
      currency: charge.chargeCurrency,
      mode,
      status,
      merchantRef: isStudio ? merchantRef : '',
      failureCode: isStudio ? failureCode : null,
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ type, actor, detail, createdAt }) => ({
      type,
      actor,
      administrator: studio.get(actor) ?? null,
      detail,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Who of the studio's people an event's actor is: whoever acts on an order and is not its buyer. */
async function peopleOf(
  { db }: Context,
  events: { actor: string }[],
  buyerId: string | null,
): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ actor }) => actor.replace(/^user:/, '')))].filter((id) => id !== buyerId);
  if (ids.length === 0) return new Map();
  const { id, username } = authUsers;
  const rows = await db.read.select({ id, username }).from(authUsers).where(inArray(id, ids));
  return new Map(rows.map((row) => [`user:${row.id}`, row.username]));
}
