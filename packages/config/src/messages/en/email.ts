import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const email = translationOf<typeof ko.email>()({
  layout: {
    linkFallback: 'If the button does not open, paste this address into your browser:',
    questions: 'Any questions? Write to us at {email}. We are happy to help.',
    sentBy: 'This mail was sent to you by {company}.',
  },
  welcome: {
    subject: 'Welcome to Softbox',
    heading: 'Welcome!',
    headingNamed: 'Welcome, {name}!',
    intro: 'Thank you for joining Softbox. One product is now all you need for a set of pictures that fits your brand.',
    detail: 'Start by looking through the templates. Choose a mood you like, and we finish it for your product.',
    button: 'Browse templates',
  },
  resetPassword: {
    subject: 'Choose a new Softbox password',
    heading: 'Choose a new password',
    intro: 'We received a request to reset your password. Use the button below to choose a new one.',
    detail: 'The link works once and stays valid for {hours} hour.',
    button: 'Reset password',
    note: 'If you did not ask for this, you can ignore this mail. Your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your Softbox password was changed',
    heading: 'Your password was changed',
    intro: 'The password of your account has just been changed. To keep you safe, all other devices were logged out.',
    detail: 'If this was not you, reset your password from the login window right away and let us know.',
  },
  emailChanged: {
    subject: 'Your Softbox email address was changed',
    heading: 'Your email address was changed',
    intro: 'The email address of your account was changed to the one below. Please use it to log in from now on.',
    detail: 'If this was not you, the button below restores your previous address. It works for {hours} hours.',
    newEmail: 'New email address',
    button: 'Undo this change',
    note: 'Undoing it logs out every device; please choose a new password afterwards. If you made the change yourself, there is nothing to do.',
  },
  order: {
    number: 'Order number',
    item: 'Order',
    total: 'Amount',
    method: 'Payment method',
    button: 'View order',
    note: 'Anyone with this link can see your order, so please keep it to yourself.',
  },
  orderReceived: {
    subject: 'We received your Softbox order',
    heading: 'We received your order',
    intro: 'Thank you for choosing Softbox. Your order has reached us.',
    detail: 'We start as soon as the payment is confirmed. If you have not paid yet, you can do so on the order page.',
  },
  orderPaid: {
    subject: 'Your Softbox payment is complete',
    heading: 'Your payment is complete',
    intro: 'Thank you for your payment. We are getting started.',
    detail:
      'If we need anything from you, we will be in touch. You can follow the progress on the order page at any time.',
  },
  paymentRefunded: {
    subject: 'Your Softbox refund is on its way',
    heading: 'Your refund is on its way',
    intro: 'We have refunded the amount below.',
    detail: 'Depending on how you paid, it may take a few business days to reach you.',
    amount: 'Refunded amount',
    late_payment: {
      subject: 'Your Softbox payment for a cancelled order has been sent back',
      heading: 'We have sent your payment back',
      intro:
        'Your payment reached us after the order had been cancelled, so we have refunded all of it. If you would still like the work done, please place a new order.',
    },
    second_payment: {
      subject: 'Your second Softbox payment has been sent back',
      heading: 'We have sent your second payment back',
      intro:
        'This order had already been paid when a second payment arrived, so we have refunded the second one in full. Your first payment stands and your order goes ahead as planned.',
    },
  },
  paymentFailed: {
    subject: 'Your Softbox payment did not go through',
    heading: 'Your payment did not go through',
    intro: 'The payment was not approved, so your order is still waiting to be paid. You have not been charged.',
    detail: 'We have kept your order as it is. You can try again or choose another payment method.',
    button: 'Continue to payment',
  },
  cancellationDeclined: {
    subject: 'About your request to cancel your Softbox order',
    heading: 'About your request to cancel',
    intro: 'We have looked at your request. We cannot cancel the order this time, so work on it goes on.',
    detail: 'Please see our answer below.',
    answer: 'The studio’s answer',
  },
  enquiryReplied: {
    subject: 'Our answer to your enquiry',
    heading: 'Our answer to your enquiry',
    headingNamed: '{name}, here is our answer',
    intro: 'Here is our answer to your enquiry.',
    question: 'You wrote',
  },
  studioCancellationAsked: {
    subject: 'Softbox: a customer asks to cancel an order',
    heading: 'A customer asks to cancel',
    unstated: {
      intro: 'The refund rules do not cover this case, so the studio has to decide.',
      detail:
        'Work has not started and the days of the full refund are over. Open the order to refund it or to answer.',
    },
    elsewhere: {
      intro: 'The payment came through an account that is no longer connected, so it cannot be refunded from here.',
      detail: 'Refund it in the payment provider’s console and cancel the order, or open the order to answer.',
    },
    button: 'Open order',
  },
  studioRefundFailed: {
    subject: 'Softbox: a refund did not go through',
    heading: 'A refund needs a look',
    failed: 'The payment provider could not make the refund below. The customer has not received the money.',
    returned:
      'A refund that had been made has come back. The customer has not received the money, and it is with the studio again.',
    stuck:
      'The refund below has been tried for hours and has not gone through yet. The customer may not have received the money.',
    stuckDetail:
      'In the provider’s dashboard, check whether it has already been made, and whether the keys and the account are in order. We keep trying, so please don’t refund it there yourself: it could go out twice.',
    detail: 'Open the order to see why, then refund it again or get in touch with the customer.',
    amount: 'Refund amount',
    code: 'Provider’s code',
    button: 'Open order',
  },
  studioPaymentReview: {
    subject: 'Softbox: a payment needs a look',
    heading: 'A payment needs a look',
    amount:
      'More, less or other money than asked for has come in. It does not pay the order. Open the order and refund it, so that the customer can pay again.',
    disputed:
      'A customer disputes the payment below. Answer the dispute at the provider within its time limit, or the money is lost. Until it is decided, nothing can be refunded.',
    won: 'The dispute below has been decided for the studio. The order stands as before, and can be refunded again.',
    lost: 'The dispute below has been decided for the customer, and the provider has taken the money back. There is nothing left to refund.',
    provider: 'Payment provider',
    button: 'Open order',
  },
  studioMoneyAlarm: {
    subject: 'Softbox: {count} payment records don’t add up',
    heading: 'Payment records need a look',
    intro: 'Today’s check of the payment records found entries that don’t add up: {count}.',
    detail: 'Compare the entries below with the provider’s dashboard. This check writes to you once a day at most.',
    broken: 'Orders whose amounts or states contradict each other',
    unseen: 'Orders booked as paid that the provider’s books don’t show',
    ownerless: 'Payments the provider received that belong to no order we know',
    rules: 'To pass on to your technical contact',
    orderButton: 'Open order',
    messagesButton: 'Open provider messages',
  },
  draftDelivered: {
    subject: 'Your Softbox draft has been delivered',
    heading: 'Your draft is ready to look at',
    intro: 'We have delivered the draft of your order. If it has not reached you, please let us know.',
    detail:
      'You can ask for changes within {days} days from today. Now that the draft has been delivered, we can no longer give a refund.',
  },
  draftWithdrawn: {
    subject: 'A correction about your Softbox draft',
    heading: 'Your draft has not been delivered yet',
    intro: 'We told you that your draft had been delivered. That was our mistake, and we are sorry for the confusion.',
    detail:
      'Cancelling and refunds are as they were before that message. We will write again once your draft is ready.',
  },
  staffRoleChanged: {
    subject: 'Your role at the Softbox studio has changed',
    heading: 'Your role has changed',
    intro: 'Your role at the Softbox studio is now: {role}.',
    detail: 'To keep things safe, you were logged out on every device. Log in again to carry on in your new role.',
    button: 'Open the admin area',
    note: 'If this comes as a surprise, please ask an owner of the studio.',
  },
  staffAccessEnded: {
    subject: 'Your access to the Softbox studio has ended',
    heading: 'Your access has ended',
    intro: 'You no longer have access to the admin area of the Softbox studio. Thank you for your work with us.',
    detail:
      'You were logged out on every device. Your account stays as a customer account: the same address and password still let you log in and order.',
    note: 'If this comes as a surprise, please ask an owner of the studio.',
  },
  reviewInvited: {
    subject: 'How do you like your Softbox pictures?',
    heading: 'How do you like the result?',
    intro: 'Thank you for trusting Softbox with your product. We would love to hear how it turned out for you.',
    detail:
      'A few stars and a sentence or two are plenty. Once we have looked it over, your review helps other customers choose.',
    button: 'Write a review',
  },
  staffInvitation: {
    subject: 'You are invited to the Softbox studio',
    heading: 'Join the studio',
    intro: 'You have been invited to the Softbox studio’s admin area. Your role: {role}.',
    detail: 'Press the button to choose a password and start right away. The link works once, for {hours} hours.',
    button: 'Accept the invitation',
    note: 'If you were not expecting this, simply ignore it. Nothing will happen.',
  },
});
