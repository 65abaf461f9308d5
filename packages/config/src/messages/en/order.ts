import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} and {count} more', times: '{title} × {quantity}' },
  status: {
    pending: 'Pending',
    in_progress: 'In progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  payment: {
    unpaid: 'Not paid',
    processing: 'Payment being checked',
    paid: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    review: 'Payment under review',
  },
  provider: {
    stripe: 'Stripe',
    paypal: 'PayPal',
    square: 'Square',
    tosspayments: 'Toss Payments',
    alipay: 'Alipay',
    wechatpay: 'WeChat Pay',
    unionpay: 'UnionPay',
  },
});
