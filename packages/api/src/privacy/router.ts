import { OfMember } from '@softbox/config/inputs/admin';
import { EraseMember, EraseOwnData } from '@softbox/config/inputs/privacy';
import { memberProcedure, router, staffProcedure } from '../trpc.ts';
import { erasePerson } from './erase-person.ts';
import { foreseeErasure } from './foresee-erasure.ts';
import { Erased, ErasureOutlook } from './view.ts';

/** What a person may ask of us about their data, and the studio for them. Exports are files: privacy/export-person.ts. */
export const privacyRouter = router({
  own: memberProcedure
    .output(ErasureOutlook)
    .query(({ ctx }) => foreseeErasure(ctx, { userId: ctx.actor.userId, by: 'self' })),
  eraseOwn: memberProcedure
    .input(EraseOwnData)
    .output(Erased)
    .mutation(({ ctx, input }) => erasePerson(ctx, { ...input, userId: ctx.actor.userId, by: 'self' })),
  member: staffProcedure('members.read')
    .input(OfMember)
    .output(ErasureOutlook)
    .query(({ ctx, input }) => foreseeErasure(ctx, { ...input, by: 'studio' })),
  eraseMember: staffProcedure('members.write')
    .input(EraseMember)
    .output(Erased)
    .mutation(({ ctx, input }) => erasePerson(ctx, { ...input, by: 'studio' })),
});
