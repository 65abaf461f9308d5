import type { Outputs } from '@softbox/api/types';
import { useEffect, useRef } from 'react';
import { trpc } from './trpc.ts';

export type Refunds = Outputs['refunds']['ofOrder'];

const isUnderWay = (refunds: Refunds | undefined) =>
  refunds?.refunds.some(({ status }) => status === 'requested') ?? false;

/** An order's refunds. While the provider has not answered yet they are asked for again, less and less often. */
export function useRefunds(ofOrder: { orderId: string; key?: string }, enabled = true) {
  const utils = trpc.useUtils();
  const query = trpc.refunds.ofOrder.useQuery(ofOrder, {
    enabled,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => isUnderWay(state.data) && Math.min(1000 * 1.5 ** state.dataUpdateCount, 60_000),
  });
  const underWay = isUnderWay(query.data);
  const was = useRef(underWay);
  useEffect(() => {
    // The order's own figures follow.
    if (was.current && !underWay) {
      void utils.orders.get.invalidate();
      void utils.orders.page.invalidate();
      void utils.admin.orders.invalidate();
      void utils.receipts.ofOrder.invalidate();
    }
    was.current = underWay;
  }, [underWay, utils]);
  return query;
}
