import { setTimeout as wait } from 'node:timers/promises';
import { decideRefund } from '../../packages/api/src/payment/refunding.testing.ts';
import type { Database } from '../../packages/db/src/index.ts';
import { isBusy } from '../../packages/db/src/index.ts';

/** Decides now and then that half of what an order brought goes back, once for each, as another process beside the server. */
export async function giveBackHalves(db: Database, goOn: () => boolean): Promise<Set<string>> {
  const decided = new Set<string>();
  while (goOn()) {
    await wait(150);
    const rows = await db.read
      .all<{ id: string }>(`select id from orders where payment_status = 'paid'`)
      .catch((): { id: string }[] => []);
    const paid = rows.filter(({ id }) => !decided.has(id));
    for (const { id } of paid.filter(() => Math.random() < 0.25)) {
      decided.add(id);
      try {
        await decideRefund(db, { orderId: id, share: 0.5, now: new Date() });
      } catch (error) {
        // The server has the database to itself for longer than anybody waits: decided another time.
        if (!isBusy(error)) throw error;
        decided.delete(id);
      }
    }
  }
  return decided;
}
