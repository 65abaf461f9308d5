import type { orders, paymentAttempts, Tx } from '@softbox/db';
import type { Services } from '../services.ts';
import type { PaymentProvider, SessionRef } from './provider.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;
export type Order = typeof orders.$inferSelect;

/** Who made us look at the provider; kept with what was found. */
export type Source = 'start' | 'return' | 'webhook' | 'reconciler' | 'recheck' | 'cancel' | 'refund';

/** The statuses of the unique index payment_attempts_one_open. */
export const OPEN_STATUSES = ['created', 'action_required', 'approved', 'processing'] as const;

export const isOpen = ({ status }: Pick<Attempt, 'status'>) => OPEN_STATUSES.some((open) => open === status);

export const sessionOf = ({ providerRef, merchantRef, createdAt }: Attempt): SessionRef => ({
  providerRef,
  merchantRef,
  createdAt,
});

/** Null once the account behind an attempt is gone: sandbox money is never asked for at a live account. */
export function providerOf({ providers }: Pick<Services, 'providers'>, attempt: Attempt): PaymentProvider | null {
  const provider = providers[attempt.provider];
  return provider?.mode === attempt.mode ? provider : null;
}

/** What a booking is done with: one write transaction about one attempt. */
export interface Settling {
  tx: Tx;
  now: Date;
  source: Source;
  attempt: Attempt;
}
