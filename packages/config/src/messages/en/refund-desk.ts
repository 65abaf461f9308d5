import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refundDesk = translationOf<typeof ko.refundDesk>()({
  title: 'Refunds',
  byRule: 'By the rules',
  why: 'Why',
  left: 'Can be refunded',
  clause: {
    before_work: 'Work not started, within {days} days of payment: everything',
    work_started: 'Work started, draft not delivered: {percent}%',
    draft_delivered: 'Draft delivered: nothing',
    unstated: 'Work not started, more than {days} days since payment: the rules are silent, you decide',
  },
  disputed: 'The payment is being disputed at the provider, so nothing can be refunded.',
  open: 'Refund',
  asked: 'The customer asks to cancel',
  askedText: 'Asked on {date}. The rules do not cover this case, so please decide.',
  askedElsewhere:
    'Asked on {date}. The payment came through an account that is no longer connected: refund it in the provider’s console, then cancel the order.',
  decline: 'Decline request',
  form: {
    title: 'Refund',
    limit: 'Up to {amount} can be refunded.',
    how: 'Amount to refund',
    rule: 'By the rules',
    offer: 'Everything that is left',
    other: 'Another amount',
    amount: 'Amount ({currency})',
    reason: 'Reason',
    reasonHint: 'Note why it differs from the rules. The customer does not see this.',
    cancelOrder: 'Cancel the order as well',
    confirm: 'Refund {amount}',
    keep: 'Close',
  },
  answer: {
    title: 'Decline the request to cancel?',
    text: 'The order goes on, and the customer receives your answer by email.',
    label: 'Answer to the customer',
    send: 'Decline and send answer',
    keep: 'Close',
    sent: 'Your answer has been sent',
  },
  again: 'Try refund again',
  started: 'The refund has been started',
  status: { requested: 'Requested', pending: 'Processing', succeeded: 'Done', failed: 'Failed' },
  failure: {
    FULL_REFUND_ONLY: 'This payment can only be refunded in full',
    DISPUTED: 'Disputed at the provider',
  },
  reason: {
    policy: 'By the rules',
    goodwill: 'Studio’s decision',
    late_payment: 'Paid after cancelling',
    second_payment: 'Paid twice',
  },
});
