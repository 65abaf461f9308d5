import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const shop = translationOf<typeof ko.shop>()({
  title: 'テンプレートストア',
  pageTitle: '商品写真テンプレートと料金',
  description:
    'フード、コスメ、ファッションのための撮影テンプレート{count}点、{price}から。お好みの雰囲気を選んで商品の写真を送るだけで、同じ雰囲気の広告写真に仕上げます。',
  templateTitle: '{title}の写真テンプレート {price}',
  templateDescription: '{type}・{price}。{description}',
  intro: 'お好みの雰囲気をお選びください。お客様の商品で、同じ世界観に仕上げます。',
  filter: 'カテゴリー',
  categories: { all: 'すべて', food: 'フード', cosmetics: 'コスメ', fashion: 'ファッション', others: 'その他' },
  count: 'テンプレート {count}点',
  empty: 'このカテゴリーにはまだテンプレートがありません',
  emptyText: 'ほかのカテゴリーもご覧ください。新しいテンプレートを準備中です。',
  buyNow: '今すぐ購入',
  addToCart: 'カートに入れる',
  buyNowOf: '{title}を今すぐ購入',
  addToCartOf: '{title}をカートに入れる',
  order: 'このテンプレートを注文する',
  backToStore: 'ストアに戻る',
  price: '価格',
  gallery: { label: 'テンプレートの写真', view: '写真{number}', alt: '{title}、写真{number}枚目' },
  included: {
    title: '含まれるもの',
    resolution: '高解像度の商品写真',
    styling: 'プロによる背景とスタイリング',
    angles: '複数アングルのカット',
    rights: '商用利用権',
    delivery: '48時間以内の納品',
  },
  notFound: {
    kicker: 'Template Not Found',
    title: 'テンプレートが見つかりません',
    text: '販売が終了したか、アドレスに誤りがあります。ストアでほかのテンプレートをご覧ください。',
  },
  related: 'こちらもおすすめ',
  tryLink: '自分の写真で試す',
});
