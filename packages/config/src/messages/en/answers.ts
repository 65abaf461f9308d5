import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const answers = translationOf<typeof ko.answers>()({
  signedIn: 'You are logged in.',
  signedOut: 'You are logged out.',
  registered: 'Your account is ready. Welcome to Softbox!',
  resetMailSent:
    'If this address has an account, a link to choose a new password is on its way. Please check your inbox.',
  passwordReset: 'Your password has been changed. Please log in with the new one.',
  passwordChanged: 'Your password has been changed.',
  profileSaved: 'Your profile has been updated.',
  emailRestored: 'Your previous email address has been restored.',
  sessionEnded: 'That device has been logged out.',
  orderSaved: 'Your order has been received.',
  statusChanged: 'The order status has been changed.',
  paymentDone: 'Your payment was successful.',
  paymentNext: 'Please continue with the payment.',
  paymentDeclined: 'The payment was not approved.',
  paymentUnauthenticated:
    'Your bank could not confirm that it was you, so nothing was charged. Please try again or choose another payment method.',
  paymentCanceled: 'Payment has been canceled.',
  paymentReturned: 'This order had been cancelled before your payment arrived, so we are sending all of it back.',
  paymentPending: 'We are confirming the result of your payment.',
  enquirySent: 'Thank you for your message. We will reply within one business day.',
});
