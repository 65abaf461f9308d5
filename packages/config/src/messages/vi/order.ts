import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const order = translationOf<typeof ko.order>()({
  /** What an order is called in one line. */
  summary: { several: '{title} và {count} sản phẩm khác', times: '{title} × {quantity}' },
  status: {
    pending: 'Chờ xử lý',
    in_progress: 'Đang thực hiện',
    completed: 'Hoàn tất',
    cancelled: 'Đã hủy',
  },
  payment: {
    unpaid: 'Chưa thanh toán',
    processing: 'Đang xác nhận thanh toán',
    paid: 'Đã thanh toán',
    partially_refunded: 'Đã hoàn tiền một phần',
    refunded: 'Đã hoàn tiền',
    review: 'Đang xem xét thanh toán',
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
