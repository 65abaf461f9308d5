import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const refunds = translationOf<typeof ko.refunds>()({
  title: 'Cancelling and refunds',
  now: 'If you cancel now',
  back: '{amount} back',
  clause: {
    before_work:
      'Work has not started and fewer than {days} days have passed since you paid, so you get everything back.',
    work_started: 'Work has already started, so you get {percent}% of what you paid back.',
    draft_delivered: 'Once the draft has been delivered, we cannot give a refund.',
    unstated:
      'More than {days} days have passed since you paid, but work has not started yet. A member of our team will look at it and tell you what you get back.',
  },
  until: 'As long as work has not started, everything is refunded until {date}.',
  cancel: 'Cancel order',
  ask: 'Ask to cancel',
  dialog: {
    title: 'Cancel this order?',
    askTitle: 'Ask us to cancel?',
    due: 'You get back',
    decided: 'Decided by our team',
    way: 'The money goes back the way you paid. Depending on the provider, this can take a few days.',
    final: 'A cancelled order cannot be restored.',
    askText: 'Your order stays as it is until we have answered.',
    confirm: 'Cancel and get {amount} back',
    askConfirm: 'Send the request',
    keep: 'Keep order',
  },
  cancelled: 'Your order has been cancelled',
  cancelledText: 'Your refund of {amount} has been started.',
  asked: 'Your request has been sent',
  askedText: 'Our team will look at it and answer by email.',
  request: {
    open: 'Our team is looking at your request to cancel. We will tell you the result by email.',
    declined: 'The studio’s answer to your request to cancel:',
  },
  list: 'Refunds',
  reason: {
    late_payment: 'Paid after the order was cancelled',
    second_payment: 'Second payment of the same order',
    policy: 'Refund under our refund rules',
    goodwill: 'Refund decided by the studio',
  },
  status: {
    requested: 'Being requested',
    pending: 'With the payment provider',
    succeeded: 'Refunded',
    failed: 'Being looked at',
  },
  failed: 'The refund did not go through straight away. Our team is looking into it.',
});
