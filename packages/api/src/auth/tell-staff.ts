import type { Language } from '@softbox/config/languages';
import { isStaff, type Role } from '@softbox/config/roles';
import type { Tx } from '@softbox/db';
import { enqueue } from '../jobs/queue.ts';

interface Told {
  to: string;
  language: Language;
  /** The role from now on. */
  role: Role;
  now: Date;
}

/** Tells somebody of the team, in their own language, that they have another role, or none any more. */
export const tellStaff = (tx: Tx, { to, language, role, now }: Told): Promise<void> =>
  enqueue(tx, {
    name: 'mail.send',
    payload: isStaff(role)
      ? { mail: 'staffRoleChanged', to, language, role }
      : { mail: 'staffAccessEnded', to, language },
    now,
  });
