import { PERMISSIONS, ROLES } from '@softbox/config/roles';
import { z } from 'zod';

/** What leaves the house about a person: never the password, never a token. */
export const UserView = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  role: z.enum(ROLES),
  /** What the role may do beyond one's own things; empty for customers. */
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Signing in takes a code as well, and so does what is dangerous. */
  twoStep: z.boolean(),
  /** Signed in with a one-time password: nothing else works until it is changed. */
  mustChangePassword: z.boolean(),
});
export type UserView = z.infer<typeof UserView>;

/** `token` is the bearer token; the cookie that comes with it carries another value. */
export const SignedIn = z.object({ token: z.string(), user: UserView });
export type SignedIn = z.infer<typeof SignedIn>;

/** `codesLeft` counts recovery codes. */
export const TwoStepView = z.object({ since: z.iso.datetime().nullable(), codesLeft: z.number().int() });

export const SessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type SessionView = z.infer<typeof SessionView>;
