import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { ROLES, STAFF_ROLES } from '../roles.ts';
import { Proof } from './auth.ts';
import { email, id, password } from './fields.ts';

const token = z.string().min(1).max(200);

export const InviteStaff = Proof.extend({ email: email(), role: z.enum(STAFF_ROLES) });
export type InviteStaff = z.infer<typeof InviteStaff>;

export const OfInvitation = z.object({ token });
/** The new account's password, or that of the account which the address has already. */
export const AcceptInvitation = OfInvitation.extend({ password });
export const AcceptForm = z.object({ password });
export const RevokeInvitation = z.object({ id });

/** `customer` takes them off the team. */
export const ChangeRole = Proof.extend({ userId: id, role: z.enum(ROLES) });
export type ChangeRole = z.infer<typeof ChangeRole>;
export const OfStaff = Proof.extend({ userId: id });

export const AuditFilters = z.object({
  actorId: id.optional(),
  kind: z.string().min(1).max(100).optional(),
  /** Part of what was changed: an order's number, an id; or somebody's whole address. */
  search: z.string().trim().min(1).max(100).optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;
export const PageAudit = AuditFilters.extend({
  limit: z.number().int().min(1).max(200).default(LIMITS.pageSize),
  cursor: z.string().max(200).optional(),
});
