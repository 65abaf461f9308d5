export const order = {
  /** What an order is called in one line. */
  summary: { several: '{title} 외 {count}건', times: '{title} × {quantity}' },
  status: {
    pending: '대기중',
    in_progress: '진행중',
    completed: '완료',
    cancelled: '취소',
  },
  payment: {
    unpaid: '미결제',
    processing: '결제 확인 중',
    paid: '결제 완료',
    partially_refunded: '부분 환불',
    refunded: '환불 완료',
    review: '결제 검토 중',
  },
  provider: {
    stripe: 'Stripe',
    paypal: 'PayPal',
    square: 'Square',
    tosspayments: '토스페이먼츠',
    alipay: '알리페이',
    wechatpay: '위챗페이',
    unionpay: '유니온페이',
  },
} as const;
