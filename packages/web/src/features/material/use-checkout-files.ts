import { trpc } from '../../lib/trpc.ts';
import { type OfOrder, useReceivers } from './receiver.ts';
import { moveSendings } from './send-files.ts';
import { CHECKOUT, isUnderWay, useSendings } from './sendings.ts';

/** Files that go with the order that is about to be placed. */
export function useCheckoutFiles() {
  const { files } = trpc.useUtils();
  const { forOrder } = useReceivers();
  return {
    underWay: useSendings(CHECKOUT).filter(isUnderWay).length,
    /** The ids of those that have arrived. */
    collect: async (): Promise<string[]> => {
      const waiting = await files.list.fetch();
      return waiting.filter(({ kind }) => kind !== null).map(({ id }) => id);
    },
    /** What was paused, or could not be sent, is the order's as well. */
    handOver: (ofOrder: OfOrder) => {
      moveSendings(CHECKOUT, forOrder(ofOrder));
      void files.list.invalidate();
    },
  };
}
