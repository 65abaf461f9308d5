import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const receipts = translationOf<typeof ko.receipts>()({
  kind: { receipt: '領収書', credit_note: '返金明細書', reversal: '返金取消明細書' },
  title: '領収書',
  number: '番号',
  issued: '発行日',
  order: '注文番号',
  corrects: '元の領収書',
  reverses: '元の返金明細書',
  seller: '販売者',
  representative: '代表者 {name}',
  registration: '事業者登録番号 {number}',
  buyer: 'お客様',
  item: '商品',
  quantity: '数量',
  unit: '単価',
  amount: '金額',
  total: '合計',
  paid: 'お支払い金額',
  refunded: '返金額',
  returned: '差し戻された返金額',
  method: 'お支払い方法',
  transaction: '取引番号',
  test: 'テスト決済です。実際のお金は動いていません。',
  thanks: 'ご利用ありがとうございます。お問い合わせ：{email}',
});
