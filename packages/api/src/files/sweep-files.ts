import { LIFETIMES } from '@softbox/config/limits';
import { orderFiles } from '@softbox/db';
import { and, isNull, lt } from 'drizzle-orm';
import type { Services } from '../services.ts';

/** Forgets files that no order has taken in time, and what is left of those that never arrived. */
export async function sweepFiles({ db, files, clock }: Pick<Services, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - LIFETIMES.looseFile);
  const gone = await db.write((tx) =>
    tx
      .delete(orderFiles)
      .where(and(isNull(orderFiles.orderId), lt(orderFiles.createdAt, before)))
      .returning({ id: orderFiles.id }),
  );
  for (const { id } of gone) await files.remove(id);
  await files.sweep(before);
}
