import type { ServerEnv } from '@softbox/config/env';
import { offsetsOf } from '@softbox/config/studio-time';
import { type Database, recountSums, studioOffsets } from '@softbox/db';
import { asc } from 'drizzle-orm';

/**
 * At start: tells the triggers that keep the desk's sums (migration 0010) how the studio's clocks go. Where that is news,
 * another zone or new rules for it, days begin elsewhere and everything is counted anew.
 */
export async function keepSums(db: Database, { STUDIO_TIME_ZONE }: Pick<ServerEnv, 'STUDIO_TIME_ZONE'>): Promise<void> {
  const offsets = offsetsOf(STUDIO_TIME_ZONE).map(({ since, offsetMs }) => ({ since: new Date(since), offsetMs }));
  const known = await db.read.select().from(studioOffsets).orderBy(asc(studioOffsets.since));
  if (JSON.stringify(known) === JSON.stringify(offsets)) return;
  await db.write(async (tx) => {
    await tx.delete(studioOffsets);
    await tx.insert(studioOffsets).values(offsets);
    await recountSums(tx);
  });
}
