import { checkOwnPassword } from '../auth/check-own-password.ts';
import { checkProof } from '../auth/check-proof.ts';
import type { MemberContext } from '../context.ts';
import type { Asked } from './find-person.ts';

interface Proof extends Pick<Asked, 'by'> {
  /** The studio's people show a code instead where their sign-in has a second step. */
  password: string;
}

/** Asked before a person's data leaves the house or is erased, whoever asks for it. */
export async function proveIdentity(ctx: MemberContext, { by, password }: Proof): Promise<void> {
  if (by === 'studio') await checkProof(ctx, password, 'password');
  else await checkOwnPassword(ctx, password, 'password');
}
