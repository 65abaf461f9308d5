import { paymentAttempts } from '@softbox/db';
import { inArray } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { OPEN_STATUSES } from './attempt.ts';
import { type Audit, compareBooks } from './audit-payments.ts';
import { findViolations } from './invariants.ts';
import { AT_ONCE, reconcileDue } from './reconcile.ts';

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
  // Each round looks at so many: what stays due however often it is asked, or became due meanwhile, is the next call's.
  for (let rounds = Math.ceil(openBefore / AT_ONCE) + 1; rounds > 0; rounds--) {
    const looked = await reconcileDue(services);
    looks += looked;
    if (looked === 0) break;
  }
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
