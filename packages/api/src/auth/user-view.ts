import { permissionsOf } from '@softbox/config/roles';
import type { authUsers } from '@softbox/db';
import type { UserView } from './view.ts';

type User = typeof authUsers.$inferSelect;

/** What a user is told about themselves. */
export const userView = (user: User): UserView => ({
  id: user.id,
  username: user.username,
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  createdAt: user.createdAt.toISOString(),
  role: user.role,
  permissions: [...permissionsOf(user.role)],
  twoStep: user.twoStepSince !== null,
  mustChangePassword: user.mustChangePassword,
});
