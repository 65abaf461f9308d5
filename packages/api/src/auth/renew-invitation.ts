import { newSecret, staffInvitations } from '@softbox/db';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { sha256 } from '../sha256.ts';

/** The secret of an invitation's link, made as it is about to be mailed, so that it is written down nowhere else. */
export async function renewInvitation({ db, clock }: Pick<Services, 'db' | 'clock'>, id: string) {
  const secret = newSecret();
  const open = and(
    eq(staffInvitations.id, id),
    isNull(staffInvitations.acceptedAt),
    gt(staffInvitations.expiresAt, clock.now()),
  );
  const renewed = await db.write((tx) =>
    tx
      .update(staffInvitations)
      .set({ token: sha256(secret) })
      .where(open)
      .returning({ id: staffInvitations.id }),
  );
  return renewed.length > 0 ? secret : undefined;
}
