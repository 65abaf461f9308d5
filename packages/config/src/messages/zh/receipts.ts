import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const receipts = translationOf<typeof ko.receipts>()({
  kind: { receipt: '收据', credit_note: '退款凭证', reversal: '退款撤销凭证' },
  title: '收据',
  number: '编号',
  issued: '开具日期',
  order: '订单号',
  corrects: '对应收据',
  reverses: '对应退款凭证',
  seller: '卖方',
  representative: '代表人 {name}',
  registration: '工商登记号 {number}',
  buyer: '客户',
  item: '商品',
  quantity: '数量',
  unit: '单价',
  amount: '金额',
  total: '合计',
  paid: '付款金额',
  refunded: '退款金额',
  returned: '被退回的退款金额',
  method: '支付方式',
  transaction: '交易号',
  test: '测试付款，没有实际资金往来。',
  thanks: '感谢您的惠顾。咨询：{email}',
});
