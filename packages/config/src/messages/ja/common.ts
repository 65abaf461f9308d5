import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const common = translationOf<typeof ko.common>()({
  brand: 'Softbox',
  close: '閉じる',
  cancel: 'キャンセル',
  save: '保存',
  edit: '編集',
  confirm: '確認',
  retry: 'もう一度試す',
  loading: '読み込み中…',
  back: '戻る',
  backHome: 'ホームに戻る',
  next: '次へ',
  previous: '前へ',
  more: 'もっと見る',
  optional: '任意',
  choose: '選択してください',
  showPassword: 'パスワードを表示',
  hidePassword: 'パスワードを隠す',
  newTab: '新しいタブで開きます',
  success: '完了',
  error: 'エラー',
  notifications: 'お知らせ（{hotkey}）',
  dismiss: 'お知らせを閉じる',
  failure: {
    title: '問題が発生しました',
    text: 'しばらくしてからもう一度お試しください。続く場合はお問い合わせください。',
    network: 'インターネット接続を確認して、もう一度お試しください。',
  },
});
