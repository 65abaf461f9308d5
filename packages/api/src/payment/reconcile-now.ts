import { paymentAttempts } from '@softbox/db';
import { inArray } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { OPEN_STATUSES } from './attempt.ts';
import { type Audit, compareBooks } from './audit-payments.ts';
import { findViolations } from './invariants.ts';
import { reconcileDue } from './reconcile.ts';

const TWO_DAYS = 2 * 24 * 3_600_000;

interface Report extends Audit {
  openBefore: number;
  openAfter: number;
  looks: number;
  violations: string[];
}

/** By hand, whatever is due when: asks about every open payment, then goes through two days of the providers' books. */
export async function reconcileNow(services: Services): Promise<Report> {
  const { db, clock } = services;
  const open = inArray(paymentAttempts.status, [...OPEN_STATUSES]);
  const openBefore = await db.read.$count(paymentAttempts, open);
  await db.write((tx) => tx.update(paymentAttempts).set({ nextCheckAt: clock.now() }).where(open));
  let looks = 0;
  for (let round = await reconcileDue(services); round > 0; round = await reconcileDue(services)) looks += round;
  const to = clock.now().getTime();
  const audit = await compareBooks(services, { from: to - TWO_DAYS, to });
  return {
    ...audit,
    openBefore,
    openAfter: await db.read.$count(paymentAttempts, open),
    looks,
    violations: await findViolations(db.read),
  };
}
