import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const reviews = translationOf<typeof ko.reviews>()({
  title: 'お客様の声',
  none: 'レビューはまだありません。',
  summary: '5点中{average}点 · レビュー{count}件',
  stars: '5点中{rating}点',
  approved: '購入確認済み',
  newest: '新しい順に{count}件を表示しています。',
  about: '{title}を購入',
  write: {
    title: 'レビュー',
    text: '仕上がった写真はいかがでしたか。お受け取りの後に、ぜひご感想をお聞かせください。スタジオで確認してからサイトに掲載します。',
    open: 'レビューを書く',
    change: 'レビューを直す',
    rating: '評価',
    star: '{rating}点',
    words: 'レビュー内容',
    wordsHint: 'ほかの方の参考になるご感想を1,000文字までご記入ください。',
    name: '表示するお名前',
    nameHint: '本名でなくてもかまいません。ブランド名でも結構です。',
    send: 'レビューを送る',
    sent: 'レビューをありがとうございます。',
    sentText: '確認のうえ、サイトに掲載します。',
    overtaken:
      '別の画面で先に変更されています。入力した内容はそのまま残っています。このまま送る場合はもう一度押してください。',
    status: { pending: '確認中', approved: '掲載中', hidden: '掲載していません' },
    pendingText: 'スタジオで確認しています。掲載されるまでは変更できます。',
    hiddenText: 'スタジオより: {reason}',
  },
  ratingMissing: '評価を選択してください。',
});
