import type { MemberContext } from '../context.ts';
import { findHindrances } from './find-hindrances.ts';
import { type Asked, findPerson } from './find-person.ts';
import { splitByDuty } from './split-by-duty.ts';
import type { ErasureOutlook } from './view.ts';

/** What erasing somebody would meet now; the erasure itself looks again. */
export async function foreseeErasure({ db, clock }: MemberContext, asked: Asked): Promise<ErasureOutlook> {
  const { user, orders } = await findPerson(db.read, asked);
  const { kept } = await splitByDuty(db.read, orders);
  return {
    hindrances: await findHindrances(db.read, orders, clock.now()),
    keeps: kept.length,
    isStaff: user.role !== 'customer',
  };
}
