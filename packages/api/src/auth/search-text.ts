import type { authUsers } from '@softbox/db';
import { searchTextFrom } from '../fold-for-search.ts';

type Sought = Pick<typeof authUsers.$inferSelect, 'username' | 'email'> &
  Partial<Pick<typeof authUsers.$inferSelect, 'firstName' | 'lastName' | 'phone'>>;

/** What the desk finds a member by; belongs to every write of one of these. Names are found in either order. */
export const searchTextOf = ({ username, email, firstName = '', lastName = '', phone = '' }: Sought) =>
  searchTextFrom([username, email, lastName + firstName, firstName + lastName], phone ?? '');
