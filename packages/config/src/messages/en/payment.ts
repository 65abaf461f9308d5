import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const payment = translationOf<typeof ko.payment>()({
  complete: { title: 'Payment Complete', text: 'Payment has been completed successfully.' },
  failed: { title: 'Payment Failed', text: 'An error occurred during payment processing.' },
  canceled: { title: 'Payment Canceled', text: 'Payment has been canceled.' },
  notCanceled: {
    title: 'Payment Not Canceled',
    text: 'We could not confirm that the payment was canceled. If you have paid, it counts for your order and we will email you.',
  },
  dialog: {
    title: 'Payment',
    plan: 'Selected plan',
    amount: 'Amount',
    charge: 'You are charged',
    opening: 'Opening {provider}…',
    waiting: 'Please complete the payment with {provider}.',
    canceling: 'Canceling the payment…',
    cancel: 'Cancel payment',
    saved: 'Your order is saved. You can pay for the same order again.',
    another: 'You can also choose another payment method for the same order.',
    paid: 'This order has already been paid.',
    again: 'Pay again',
    later: 'Pay later',
    order: 'View order',
    notPayable: 'This order cannot be paid right now.',
  },
  scan: {
    code: '{provider} payment QR code',
    instruction: 'Scan this code with the {provider} app on your phone.',
    waiting: 'This screen continues by itself once you have paid.',
    validUntil: 'You can pay until {time}.',
    expired: 'This code has expired',
    expiredText: 'Your order is still saved. Please pay with a new code.',
    renew: 'Get a new code',
    unreachable:
      'The payment cannot be checked at the moment. Please check your internet connection; we look again as soon as it is back.',
    sandbox: 'Open the test payment page',
  },
  success: {
    title: 'Thank you for your order',
    text: 'Payment has been completed successfully. Order processing will begin.',
    twiceText:
      'We received two payments for this order. It is paid once and goes ahead; the second payment goes back to you in full, automatically. We will email you once it is done.',
    checking: 'Checking your payment',
    checkingText: 'One moment, please. Your order is safe even if you close this page.',
    late: 'This is taking longer than usual',
    lateText: 'We will email you as soon as your payment is confirmed. There is no need to pay again.',
    notConfirmed: 'Payment not confirmed',
    notConfirmedText:
      'We could not find a completed payment for this address. If you did pay, please open the order link in our email.',
    unreachable: 'The state of your payment could not be loaded',
    order: 'View order',
    checkAgain: 'Check again',
  },
  fail: {
    title: 'The payment was not completed',
    canceledTitle: 'The payment was canceled',
    lateTitle: 'Your money is on its way back',
    lateText:
      'This order had already been cancelled when your payment arrived. All of it goes back to you automatically, and we will email you once it is done. If you would still like the work done, please place a new order.',
    text: 'An error occurred during payment processing. Please try again.',
    saved: 'Your order is still saved. You can pay for the same order again.',
    again: 'Try again',
    order: 'View order',
  },
});
