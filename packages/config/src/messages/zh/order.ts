import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} 及另外 {count} 件', times: '{title} × {quantity}' },
  status: {
    pending: '待处理',
    in_progress: '进行中',
    completed: '已完成',
    cancelled: '已取消',
  },
  payment: {
    unpaid: '未付款',
    processing: '付款确认中',
    paid: '已付款',
    partially_refunded: '部分退款',
    refunded: '已退款',
    review: '付款审核中',
  },
  provider: {
    stripe: 'Stripe',
    paypal: 'PayPal',
    square: 'Square',
    tosspayments: 'Toss Payments',
    alipay: '支付宝',
    wechatpay: '微信支付',
    unionpay: '银联',
  },
});
