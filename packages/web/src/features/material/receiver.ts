import type { Translate } from '@softbox/config/i18n';
import { useTranslate } from '../../lib/i18n.tsx';
import { useSession } from '../../lib/session.tsx';
import { trpc } from '../../lib/trpc.ts';
import { CHECKOUT, type Place } from './sendings.ts';

/** What sending needs of the place it happens in. `finish` says to the server that a file has arrived. */
export interface Receiver {
  place: Place;
  owner: string | null;
  client: ReturnType<typeof trpc.useUtils>['client'];
  translate: Translate;
  finish(fileId: string): Promise<unknown>;
}

/** How an order is named at the server: a guest's comes with its secret. */
export interface OfOrder {
  orderId: string;
  key?: string;
}

/** For an order that does not exist yet, and for those that do. */
export function useReceivers() {
  const translate = useTranslate();
  const { client, files, orders } = trpc.useUtils();
  const { user } = useSession();
  const owner = user?.id ?? null;
  const checkout: Receiver = {
    place: CHECKOUT,
    owner,
    client,
    translate,
    finish: async (fileId) => {
      await client.files.finish.mutate({ fileId });
      await files.list.invalidate();
    },
  };
  const forOrder = (ofOrder: OfOrder): Receiver => ({
    place: ofOrder.orderId,
    owner,
    client,
    translate,
    finish: async (fileId) =>
      orders.get.setData(ofOrder, await client.orders.addFiles.mutate({ ...ofOrder, fileIds: [fileId] })),
  });
  return { checkout, forOrder };
}
