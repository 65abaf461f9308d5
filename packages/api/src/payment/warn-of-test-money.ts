import { paymentAttempts } from '@softbox/db';
import { and, eq, ne } from 'drizzle-orm';
import type { Services } from '../services.ts';

/** Test payments stay in the figures and in the numbers of receipts: real money wants a database of its own. */
export async function warnOfTestMoney({
  db,
  providers,
  log,
}: Pick<Services, 'db' | 'providers' | 'log'>): Promise<void> {
  if (!Object.values(providers).some(({ mode }) => mode === 'live')) return;
  const isTest = and(eq(paymentAttempts.status, 'succeeded'), ne(paymentAttempts.mode, 'live'));
  const payments = await db.read.$count(paymentAttempts, isTest);
  if (payments > 0) log.warn({ payments }, 'test payments count among the real ones: take an empty database');
}
