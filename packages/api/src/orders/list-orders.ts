import type { ListOrders } from '@softbox/config/inputs/orders';
import { apiPaths } from '@softbox/config/paths';
import type { z } from 'zod';
import type { MemberContext } from '../context.ts';
import { pageOrders } from './page-orders.ts';
import type { OrderView } from './view.ts';

/** The specification's plain list. More of them: the Link header. */
export async function listOrders(ctx: MemberContext, input: z.infer<typeof ListOrders>): Promise<OrderView[]> {
  const { orders, nextCursor } = await pageOrders(ctx, input);
  if (nextCursor) {
    const query = new URLSearchParams({
      limit: String(orders.length),
      ...(input.status ? { status: input.status } : {}),
      cursor: nextCursor,
    });
    ctx.responseHeaders.append('link', `<${ctx.env.PUBLIC_ORIGIN}${apiPaths.rest}/orders?${query}>; rel="next"`);
  }
  return orders;
}
