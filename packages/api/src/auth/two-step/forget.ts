import { authUsers, recoveryCodes, type Tx, twoStepKeys } from '@softbox/db';
import { eq } from 'drizzle-orm';

/** Signing in takes the password alone again. */
export async function forgetTwoStep(tx: Tx, userId: string): Promise<void> {
  await tx.update(authUsers).set({ twoStepSince: null }).where(eq(authUsers.id, userId));
  await tx.delete(twoStepKeys).where(eq(twoStepKeys.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
