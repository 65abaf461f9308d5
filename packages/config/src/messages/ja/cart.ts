import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const cart = translationOf<typeof ko.cart>()({
  title: 'カート',
  description: 'カートのテンプレートを確認して、まとめて注文できます。',
  added: '{title}をカートに入れました。',
  addFailed: 'カートに追加できませんでした',
  changeFailed: 'カートを変更できませんでした',
  items: 'カートのテンプレート',
  each: '1点 {price}',
  quantity: '{title}の数量',
  increase: '{title}の数量を増やす',
  decrease: '{title}の数量を減らす',
  remove: '{title}を削除',
  removed: '{title}をカートから削除しました。',
  undo: '元に戻す',
  summary: 'ご注文金額',
  count: 'テンプレート {count}点',
  total: '合計',
  orderAll: 'まとめて注文する',
  note: 'お支払いの前に、ご注文内容をもう一度確認できます。',
  continueShopping: 'テンプレートを見る',
  empty: 'カートは空です',
  emptyText: '気に入ったテンプレートを入れて、まとめて注文してみましょう。',
  loadFailed: 'カートを読み込めませんでした',
});
