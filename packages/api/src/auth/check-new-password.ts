import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import { isStaff, type Role } from '@softbox/config/roles';

/** The form's schema knows the length for everybody; who runs the house needs a longer one. */
export function checkNewPassword(role: Role, password: string): void {
  if (isStaff(role) && password.length < LIMITS.password.adminMin) {
    throw new AppError('VALIDATION', {}, { password: 'validation.adminPasswordTooShort' });
  }
}
