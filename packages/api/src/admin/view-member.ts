import { authUsers } from '@softbox/db';
import type { Member } from './view.ts';

const { id, username, email, firstName, lastName, phone, createdAt } = authUsers;

/** Named, so that no secret can come along. */
export const MEMBER_COLUMNS = { id, username, email, firstName, lastName, phone, createdAt };

export const viewMember = (row: Omit<Member, 'createdAt'> & { createdAt: Date }): Member => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
