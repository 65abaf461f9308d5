import { checkOwnPassword } from '../auth/check-own-password.ts';
import type { MemberContext } from '../context.ts';

/** Asked before a person's data leaves the house or is erased, whoever asks for it. */
export const proveIdentity = (ctx: MemberContext, password: string): Promise<string> =>
  checkOwnPassword(ctx, password, 'password');
