import { LIMITS } from '@softbox/config/limits';
import { contentVersions } from '@softbox/db';
import type { Services } from '../services.ts';

export type ContentVersion = () => Promise<string>;

/**
 * Names the present state of everything that public pages and answers are made of. A change by this process is known at
 * once, since every commit makes it look again; one by another process after a moment.
 */
export function createContentVersion({ db, clock }: Pick<Services, 'db' | 'clock'>): ContentVersion {
  let version = '';
  let commits = -1;
  let readAt = 0;
  return async () => {
    const now = clock.now().getTime();
    if (commits === db.commits() && now - readAt < LIMITS.contentCheckMs) return version;
    // Counted before reading: what is committed meanwhile is looked at the next time.
    const counted = db.commits();
    const rows = await db.read.select().from(contentVersions);
    version = rows
      .map((row) => `${row.name}:${row.version}`)
      .sort()
      .join();
    commits = counted;
    readAt = now;
    return version;
  };
}
