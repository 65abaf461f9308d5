import { ROLES, STAFF_ROLES } from '@softbox/config/roles';
import { z } from 'zod';

export const Team = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      email: z.string(),
      role: z.enum(ROLES),
      twoStep: z.boolean(),
      /** The owner whom the server's settings name. */
      isConfigured: z.boolean(),
      createdAt: z.iso.datetime(),
    }),
  ),
  invitations: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      role: z.enum(STAFF_ROLES),
      invitedBy: z.string().nullable(),
      expiresAt: z.iso.datetime(),
      isExpired: z.boolean(),
    }),
  ),
});
export type Team = z.infer<typeof Team>;

export const InvitationView = z.object({ email: z.string(), role: z.enum(STAFF_ROLES), hasAccount: z.boolean() });

/** `actor` is a username; null where the account is no more. */
export const AuditPage = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      actor: z.string().nullable(),
      actorRole: z.enum(ROLES),
      kind: z.string(),
      target: z.string(),
      detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
  ),
  nextCursor: z.string().nullable(),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const AuditChoices = z.object({
  people: z.array(z.object({ id: z.string(), username: z.string().nullable() })),
  kinds: z.array(z.string()),
});
export type AuditChoices = z.infer<typeof AuditChoices>;
