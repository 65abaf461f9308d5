import type { Outputs } from '@softbox/api/types';
import { useEffect, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';

export type Refunds = Outputs['refunds']['ofOrder'];

const isUnderWay = (refunds: Refunds | undefined) =>
  refunds?.refunds.some(({ status }) => status === 'requested') ?? false;

/** An order's refunds. While the provider has not answered yet they are asked for again, less and less often. */
export function useRefunds(ofOrder: { orderId: string; key?: string }): Refunds | undefined {
  const utils = trpc.useUtils();
  const { data } = trpc.refunds.ofOrder.useQuery(ofOrder, {
    refetchInterval: ({ state }) => isUnderWay(state.data) && Math.min(1000 * 1.5 ** state.dataUpdateCount, 60_000),
  });
  const underWay = isUnderWay(data);
  const was = useRef(underWay);
  useEffect(() => {
    // The order's own figures follow.
    if (was.current && !underWay) void utils.orders.get.invalidate();
    was.current = underWay;
  }, [underWay, utils]);
  return data;
}
