import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const receipts = translationOf<typeof ko.receipts>()({
  kind: { receipt: 'Receipt', credit_note: 'Credit note', reversal: 'Refund reversal' },
  title: 'Receipts',
  number: 'Number',
  issued: 'Issued',
  order: 'Order number',
  corrects: 'Corrects receipt',
  reverses: 'Reverses credit note',
  seller: 'Seller',
  representative: 'Represented by {name}',
  registration: 'Registration no. {number}',
  buyer: 'Customer',
  item: 'Item',
  quantity: 'Quantity',
  unit: 'Unit price',
  amount: 'Amount',
  total: 'Total',
  paid: 'Amount paid',
  refunded: 'Amount refunded',
  returned: 'Refund returned',
  method: 'Payment method',
  transaction: 'Transaction',
  test: 'Test payment. No money has moved.',
  thanks: 'Thank you for your order. Questions: {email}',
});
