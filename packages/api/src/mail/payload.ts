import { COUNTRY_CODES, PROVIDER_NAMES } from '@softbox/config/countries';
import { LANGUAGES } from '@softbox/config/languages';
import { STAFF_ROLES } from '@softbox/config/roles';
import { REFUND_REASONS } from '@softbox/db';
import { z } from 'zod';

const to = { to: z.string(), language: z.enum(LANGUAGES) };
const country = z.enum(COUNTRY_CODES);

/**
 * A mail to be written and sent: which one, to whom, in which language, about what. Links that
 * open an account or a guest's order are made when the mail is written: their secrets never wait in the database.
 */
export const MailPayload = z.discriminatedUnion('mail', [
  z.object({ mail: z.literal('welcome'), ...to, name: z.string(), url: z.string() }),
  /** `to` is what somebody typed, folded; nothing is sent where it has no account. */
  z.object({ mail: z.literal('resetPassword'), ...to, country }),
  z.object({ mail: z.literal('passwordChanged'), ...to }),
  z.object({ mail: z.literal('emailChanged'), ...to, country, newEmail: z.string(), undoId: z.string() }),
  z.object({ mail: z.literal('staffInvitation'), ...to, country, role: z.enum(STAFF_ROLES), invitationId: z.string() }),
  z.object({ mail: z.literal('staffRoleChanged'), ...to, role: z.enum(STAFF_ROLES) }),
  z.object({ mail: z.literal('staffAccessEnded'), ...to }),
  z.object({ mail: z.literal('orderReceived'), ...to, orderId: z.string() }),
  z.object({ mail: z.literal('orderPaid'), ...to, orderId: z.string() }),
  z.object({ mail: z.literal('paymentFailed'), ...to, orderId: z.string(), attemptId: z.string() }),
  z.object({
    mail: z.literal('paymentRefunded'),
    ...to,
    orderId: z.string(),
    amount: z.string(),
    /** Its credit note; none for money that paid nothing. */
    receiptId: z.string().optional(),
    /** None for one that was made at the provider. */
    reason: z.enum(REFUND_REASONS).optional(),
  }),
  z.object({ mail: z.literal('cancellationDeclined'), ...to, orderId: z.string(), answer: z.string() }),
  z.object({ mail: z.literal('draftDelivered'), ...to, orderId: z.string(), days: z.number().int() }),
  z.object({ mail: z.literal('draftWithdrawn'), ...to, orderId: z.string() }),
  z.object({ mail: z.literal('reviewInvited'), ...to, orderId: z.string() }),
  /** To the studio itself, whoever that is when it is written: `about` is the order, which its own session opens. */
  z.object({
    mail: z.literal('studioCancellationAsked'),
    about: z.string(),
    summary: z.string(),
    why: z.enum(['unstated', 'elsewhere']).default('unstated'),
  }),
  z.object({
    mail: z.literal('studioRefundFailed'),
    about: z.string(),
    summary: z.string(),
    amount: z.string(),
    code: z.string(),
    how: z.enum(['failed', 'returned', 'stuck']),
  }),
  z.object({
    mail: z.literal('studioPaymentReview'),
    about: z.string(),
    summary: z.string(),
    provider: z.enum(PROVIDER_NAMES),
    why: z.enum(['amount', 'disputed', 'won', 'lost']),
  }),
  /** To the studio: lists, one below the other, empty where there is nothing of that kind. */
  z.object({
    mail: z.literal('studioMoneyAlarm'),
    count: z.number().int(),
    broken: z.string(),
    unseen: z.string(),
    ownerless: z.string(),
    /** Which rule each broken order breaks; for whoever looks after the shop. */
    rules: z.string(),
    /** Opened by its button where no message is to be looked at. */
    firstOrder: z.string(),
  }),
  /** The studio's answer to an enquiry, whose own words it repeats. */
  z.object({ mail: z.literal('enquiryReplied'), ...to, name: z.string(), answer: z.string(), question: z.string() }),
]);
export type MailPayload = z.infer<typeof MailPayload>;
