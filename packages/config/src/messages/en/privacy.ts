import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const privacy = translationOf<typeof ko.privacy>()({
  title: 'Your data',
  text: 'Download what we hold about you, or delete your account.',
  password: 'Password',
  export: {
    open: 'Download your data',
    text: 'Your details, orders, receipts and the files you sent, in one ZIP file. Enter your password to show that it is you.',
    submit: 'Download',
    done: 'The file has been downloaded.',
  },
  erase: {
    open: 'Delete account',
    title: 'Delete your account?',
    text: 'This cannot be undone. Your details, sign-ins, cart and the files you sent will all be erased.',
    keeps:
      'The law requires us to keep receipts and payment records. Orders kept: {count}. They will no longer be linked to an account.',
    guests:
      'Enquiries and orders sent without signing in are not erased with it. Write to us if you want those removed, too.',
    email: 'Type your email address to confirm',
    submit: 'Delete for good',
    done: 'Your account has been deleted',
    doneText: 'Thank you for having been with us.',
    waits: 'It cannot be deleted yet',
    waitsText: 'You can delete it once these orders are settled.',
  },
  reason: {
    work: 'In production',
    refund: 'Refund under way',
    cancellation: 'Cancellation being reviewed',
    payment: 'Payment being checked',
  },
  desk: {
    title: 'Personal data',
    text: 'Only at the member’s own request. Make sure first that whoever asks is who they say.',
    open: 'Export data',
    exportTitle: 'Export a member’s data',
    exportText: 'Everything we hold about {name}, in one ZIP file. Show once more that it is you to continue.',
    erase: 'Erase personal data',
    eraseTitle: 'Erase the personal data of {name}?',
    eraseText:
      'This cannot be undone. The account, sign-ins, cart, files and enquiries are erased, and so are the details of guest orders under the same address.',
    keeps: 'Of paid orders only the name, receipts and payment records stay. Orders kept: {count}.',
    email: 'Type the member’s email address to confirm',
    done: 'The member’s personal data has been erased.',
    gone: 'Erased customer',
  },
});
