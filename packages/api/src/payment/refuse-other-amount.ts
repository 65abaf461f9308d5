import { AppError } from '@softbox/config/errors';
import { fromMinorUnits } from '@softbox/config/money';
import type { Attempt } from './attempt.ts';

/** A return whose amount was edited is refused before the provider is asked to move anything. */
export function refuseOtherAmount({ chargeMinor, chargeCurrency }: Attempt, amount: string | undefined): void {
  if (amount !== undefined && Number(amount) !== fromMinorUnits(chargeCurrency, chargeMinor))
    throw new AppError('PAYMENT_NOT_CONFIRMED');
}
