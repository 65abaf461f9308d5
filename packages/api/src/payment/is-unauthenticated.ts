import type { Attempt } from './attempt.ts';

/** What providers call it when a buyer's bank did not recognise them (3-D Secure, a code by SMS). */
const CODES: Partial<Record<Attempt['provider'], string>> = {
  stripe: 'payment_intent_authentication_failure',
  square: 'CARD_DECLINED_VERIFICATION_REQUIRED',
  unionpay: '71',
};

/** Their own words for it are written for developers, or in another language: the buyer is told in ours. */
export const isUnauthenticated = ({ provider, failureCode }: Pick<Attempt, 'provider' | 'failureCode'>) =>
  failureCode !== null && CODES[provider] === failureCode;
