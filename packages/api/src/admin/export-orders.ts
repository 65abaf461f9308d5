import { AppError } from '@softbox/config/errors';
import { ExportOrders, type OrderFilters } from '@softbox/config/inputs/admin';
import { LIMITS } from '@softbox/config/limits';
import { fromMinorUnits } from '@softbox/config/money';
import { dayIn } from '@softbox/config/studio-time';
import { recordChange } from '../audit.ts';
import { checkProof } from '../auth/check-proof.ts';
import type { MemberContext } from '../context.ts';
import { cursorOf } from '../keyset.ts';
import type { Order } from '../orders/view-order.ts';
import { readJsonObject } from '../read-body.ts';
import { CSV_START, csvLine } from './csv.ts';
import { findOrders } from './matching-orders.ts';
import { readOrders } from './page-desk-orders.ts';

const BATCH = 500;

/** The orders that match as a table for spreadsheets, in the language of whoever asks, sent while it is read. */
export async function exportOrders(ctx: MemberContext, request: Request): Promise<Response> {
  const asked = ExportOrders.safeParse(await readJsonObject(request, LIMITS.jsonBodyBytes));
  if (!asked.success) throw new AppError('VALIDATION');
  const { password, ...filters } = asked.data;
  await checkProof(ctx, password, 'password');
  const target = Object.keys(filters).join(' ');
  await ctx.db.write((tx) => recordChange(tx, ctx, { kind: 'admin.exportOrders', target }));
  const lines = linesOf(ctx, filters);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await lines.return();
    },
  });
  const day = dayIn(ctx.env.STUDIO_TIME_ZONE, ctx.clock.now());
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="orders-${day}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** A batch at a time: neither memory nor the database holds the whole. */
async function* linesOf(ctx: MemberContext, filters: OrderFilters): AsyncGenerator<string, void> {
  const columns = columnsOf(ctx);
  yield CSV_START + csvLine(columns.map(([header]) => header));
  let cursor: string | undefined;
  for (;;) {
    const found = await findOrders(ctx.db.read, { zone: ctx.env.STUDIO_TIME_ZONE, filters, cursor, limit: BATCH });
    const rows = await readOrders(ctx.db.read, found);
    yield rows.map((order) => csvLine(columns.map(([, cell]) => cell(order)))).join('');
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    cursor = cursorOf(last);
  }
}

type Column = readonly [header: string, cell: (order: Order) => string | number];

function columnsOf({ translate: t, env }: MemberContext): Column[] {
  // 2026-11-21 12:34:56: every spreadsheet reads it as a moment, on the studio's clock.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: env.STUDIO_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const moment = (at: Date | null) => (at ? clock.format(at) : '');
  const money = (pick: (order: Order) => number) => (order: Order) => fromMinorUnits(order.currency, pick(order));
  return [
    [t('admin.orders.number'), ({ id }) => id],
    [t('admin.orders.placed'), ({ createdAt }) => moment(createdAt)],
    [t('admin.orders.status'), ({ status }) => t(`order.status.${status}`)],
    [t('admin.desk.filter.payment'), ({ paymentStatus }) => t(`order.payment.${paymentStatus}`)],
    [t('admin.orders.name'), ({ customerName }) => customerName],
    [t('admin.orders.email'), ({ customerEmail }) => customerEmail],
    [t('admin.orders.phone'), ({ customerPhone }) => customerPhone],
    [t('admin.orders.address'), ({ customerAddress }) => customerAddress],
    [t('admin.orders.brand'), ({ brandName }) => brandName],
    [t('admin.orders.items'), ({ packageName }) => packageName],
    [t('admin.desk.filter.country'), ({ country }) => country],
    [t('admin.desk.export.currency'), ({ currency }) => currency],
    [t('admin.orders.total'), money(({ totalMinor }) => totalMinor)],
    [t('admin.desk.export.paid'), money(({ paidMinor }) => paidMinor)],
    [t('admin.desk.export.refunded'), money(({ refundedMinor }) => refundedMinor)],
    [t('admin.orders.method'), ({ paymentMethod }) => (paymentMethod ? t(`order.provider.${paymentMethod}`) : '')],
    [t('admin.orders.transaction'), ({ transactionId }) => transactionId],
    [t('admin.orders.paid'), ({ paidAt }) => moment(paidAt)],
    [t('admin.orders.concept'), ({ concept }) => concept],
    [t('admin.orders.requirements'), ({ requirements }) => requirements],
  ];
}
