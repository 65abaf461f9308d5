import { authUsers, type Database } from '@softbox/db';
import { eq } from 'drizzle-orm';
import { searchTextOf } from './search-text.ts';

const BATCH = 500;

/** On start: members from before the desk could search have an empty text, which no member has otherwise. */
export async function foldMembers(db: Database): Promise<void> {
  for (;;) {
    const rows = await db.read.select().from(authUsers).where(eq(authUsers.searchText, '')).limit(BATCH);
    if (rows.length === 0) return;
    await db.write(async (tx) => {
      for (const row of rows)
        await tx
          .update(authUsers)
          .set({ searchText: searchTextOf(row) })
          .where(eq(authUsers.id, row.id));
    });
  }
}
