import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} ほか{count}点', times: '{title} × {quantity}' },
  status: {
    pending: '受付済み',
    in_progress: '制作中',
    completed: '完了',
    cancelled: 'キャンセル',
  },
  payment: {
    unpaid: '未払い',
    processing: '決済確認中',
    paid: '支払い済み',
    partially_refunded: '一部返金済み',
    refunded: '返金済み',
    review: '決済を審査中',
  },
  provider: {
    stripe: 'Stripe',
    paypal: 'PayPal',
    square: 'Square',
    tosspayments: 'Toss Payments',
    alipay: 'Alipay',
    wechatpay: 'WeChat Pay',
    unionpay: 'UnionPay（銀聯）',
  },
});
