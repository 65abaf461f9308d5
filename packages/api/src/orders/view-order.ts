import { fromMinorUnits } from '@softbox/config/money';
import { apiPaths } from '@softbox/config/paths';
import { orderFiles, orderLines, type orders, type ReadDb } from '@softbox/db';
import { asc, inArray } from 'drizzle-orm';
import type { OrderView } from './view.ts';

export type Order = typeof orders.$inferSelect;

/** Orders as everybody who may see them reads them. */
export async function viewOrders(db: Pick<ReadDb, 'select'>, rows: Order[]): Promise<OrderView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
  const files = await db
    .select()
    .from(orderFiles)
    .where(inArray(orderFiles.orderId, ids))
    .orderBy(asc(orderFiles.createdAt));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const filesOf = Map.groupBy(files, ({ orderId }) => orderId);
  return rows.map((order) => {
    const [line, ...more] = linesOf.get(order.id) ?? [];
    // The price of the one thing that was bought, or of all of them together.
    const planMinor = line && more.length === 0 ? line.unitMinor : order.totalMinor;
    return {
      id: order.id,
      brandName: order.brandName,
      customerName: order.customerName,
      customerEmail: order.customerEmail,
      customerPhone: order.customerPhone,
      customerAddress: order.customerAddress,
      planName: order.packageName,
      planPrice: fromMinorUnits(order.currency, planMinor),
      currency: order.currency,
      country: order.country,
      transactionId: order.transactionId,
      concept: order.concept,
      additionalRequests: order.requirements,
      uploadedFiles: (filesOf.get(order.id) ?? []).map(({ id }) => apiPaths.file(id)),
      status: order.status,
      createdAt: order.createdAt.toISOString(),
      totalAmount: String(fromMinorUnits(order.currency, order.totalMinor)),
      orderType: order.orderType,
      isGuestOrder: order.isGuestOrder,
      paymentStatus: order.paymentStatus,
      paymentMethod: order.paymentMethod,
      productionStage: order.productionStage,
      version: order.version,
    };
  });
}

export async function viewOrder(db: Pick<ReadDb, 'select'>, order: Order): Promise<OrderView> {
  const [view] = await viewOrders(db, [order]);
  if (!view) throw new Error('an order has exactly one view');
  return view;
}
