import { AppError } from '@softbox/config/errors';
import { LIMITS } from '@softbox/config/limits';
import type { ROLES } from '@softbox/db';

/** The form's schema knows the length for everybody; who runs the house needs a longer one. */
export function checkNewPassword(role: (typeof ROLES)[number], password: string): void {
  if (role === 'administrator' && password.length < LIMITS.password.adminMin) {
    throw new AppError('VALIDATION', {}, { password: 'validation.adminPasswordTooShort' });
  }
}
