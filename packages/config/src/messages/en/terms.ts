import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const terms = translationOf<typeof ko.terms>()({
  title: 'Terms and refunds',
  description:
    'Purchase terms, production times, refunds and changes, maximum usage and how personal information is handled.',
  lead: 'Please read this before you order. Plain words, and only rules we keep.',
  effective: 'In force since {date}',
  contents: 'Contents',
  korean: 'Korean original',
  governing:
    'This is a translation. The terms were written in Korean, and where the two differ the Korean original governs.',
  print: 'Print',
  question: 'Questions about these terms? Write to {email}.',
  sections: {
    purchase: {
      title: 'Purchase terms',
      p1: 'An order is concluded when its payment is confirmed. We then send the details of the order to your email address.',
      p2: 'Prices are shown in the currency of the country you chose. The amount you confirm at payment is final.',
      p3: 'You provide the product photos, logos, texts and other material that the work needs. You must hold the rights to what you send, and you answer for any dispute that arises from it.',
      p4: 'You may use the finished work for your own commercial purposes. Selling it on as a template or stock material is not permitted.',
    },
    production: {
      title: 'Production time',
      p1: 'Production time runs from the day of payment or the day we receive your material, whichever is later.',
      template: 'Template products',
      templateDays: '{templateDaysMin}–{templateDaysMax} days',
      package: 'Package products',
      packageDays: '{packageDaysMin} to at most {packageDaysMax} days',
      p2: 'Where material is missing or has to be sent again, the day on which all of it has arrived counts as the day of receipt.',
    },
    refund: {
      title: 'Refunds',
      p1: 'What is refunded depends on how far the work has come.',
      before: 'Before work starts',
      beforeDue: 'Full refund within {fullRefundDays} days of payment',
      started: 'After work starts, before the draft is delivered',
      startedDue: '{startedPercent}% of the amount paid',
      draft: 'After the draft is delivered',
      draftDue: 'No refund',
      p2: 'If more than {fullRefundDays} days have passed since payment and work has not started, write to us: we look at the order and tell you what we can refund.',
      p3: 'Refunds go back to the means of payment you used. Depending on the provider it can take a few days until the money arrives.',
    },
    revision: {
      title: 'Exchanges and changes',
      p1: 'We accept requests for changes only within {revisionDays} days after the draft is delivered. After that the draft counts as approved.',
      p2: 'Faults that are ours are corrected free of charge.',
      p3: 'As digital goods, our products cannot be exchanged for others.',
    },
    usage: {
      title: 'Maximum usage period',
      p1: 'The maximum usage period of the service is {maxUsageMonths} months.',
      p2: 'Please complete everything within it: sending your material, production and requests for changes.',
    },
    extra: {
      title: 'Extra costs',
      p1: 'Changes beyond what you ordered cost extra. We tell you the amount first and go on only when you agree.',
      p2: 'Original data (PSD, AI, RAW) is not included and is provided at an extra cost.',
    },
    digital: {
      title: 'Digital files',
      p1: 'Digital files are not refundable for a change of mind or for lack of compatibility with your devices or programs.',
      p2: 'Please keep a copy of the files once you have received them.',
    },
    privacy: {
      title: 'Collection and use of personal information',
      p1: 'We ask only for what orders and enquiries need.',
      purpose: 'Purpose',
      purposeText:
        'Taking orders and payments, producing and delivering the work, refunds, answering enquiries, managing accounts',
      items: 'Items collected',
      itemsText:
        'Orders: name, email, phone, address (optional), requests (optional). Accounts: email, username, password, name and phone (optional). Enquiries: name, email, company (optional), message',
      retention: 'Retention',
      retentionText:
        'Deleted without delay once the purpose is fulfilled. As Korean law requires, records of contracts and payments are kept for 5 years, and records of complaints and disputes for 3 years.',
      rights: 'Access and deletion',
      rightsText:
        'On your profile page you can download the data we hold about you or delete your account. Without an account, write to us.',
      refusal: 'Right to refuse',
      refusalText:
        'You may refuse the collection and use of your personal information. We can then not take your order.',
      p2: 'Card numbers and other payment details are handled by the payment provider you choose. We never store them.',
    },
  },
});
